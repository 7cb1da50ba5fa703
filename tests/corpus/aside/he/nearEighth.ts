/** Sentences in Hebrew of other wording than the sets that were kept aside, by the causes that were learned from these, and what only sounds like them. */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'עומר מבקש שמחר נתחיל בשש וחצי במקום בשש',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T18:30',
          end: '2026-03-11T19:15',
        },
      },
      {
        say: 'דנה תגיע ביום ראשון רק בחמש',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
          start: '2026-03-15T17:00',
          end: '2026-03-15T17:45',
        },
      },
      {
        say: 'ליעל יותר נוח היום בארבע',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T16:00',
          end: '2026-03-10T16:45',
        },
      },
      {
        say: 'נועה לא מספיקה בארבע בחמישי, בואי נעשה בחמש',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          start: '2026-03-12T17:00',
          end: '2026-03-12T18:00',
        },
      },
      {
        say: 'את איתי של שישי תעשי לי בצהריים באחת',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          start: '2026-03-13T13:00',
          end: '2026-03-13T13:45',
        },
      },
      {
        say: 'נועם מעדיף להגיע בשני בשש',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T18:00',
          end: '2026-03-16T19:00',
        },
      },
      {
        say: 'אמא של עומר שואלת אם אפשר לדחות את מחר לשבע, אז תדחי',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T19:00',
          end: '2026-03-11T19:45',
        },
      },
      {
        say: 'מעכשיו נועה תבוא בשעה חמש ולא ארבע',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'future',
          start: '2026-03-12T17:00',
          end: '2026-03-12T18:00',
        },
      },
      {
        say: 'שיעור של דנה בראשון מתחיל בחמש ולא בארבע, רק הפעם',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
          start: '2026-03-15T17:00',
          end: '2026-03-15T17:45',
        },
      },
      {
        say: 'זזים עם עומר מחר לשמונה בערב',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T20:00',
          end: '2026-03-11T20:45',
        },
      },
      {
        say: 'איתי עובר משישי לחמישי באותה שעה',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          start: '2026-03-12T10:00',
          end: '2026-03-12T10:45',
        },
      },
      {
        say: 'אפשר לעבור מראשון לשלישי באותה שעה?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
          start: '2026-03-17T16:00',
          end: '2026-03-17T16:45',
        },
      },
      {
        say: 'אני מאחרת בראשון, אפשר להתחיל בארבע ורבע?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
          start: '2026-03-15T16:15',
          end: '2026-03-15T17:00',
        },
      },
      {
        say: 'אפשר להעביר את אדם ממחר לחמישי בחמש?',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
          start: '2026-03-12T17:00',
          end: '2026-03-12T17:45',
          child: 'adam',
        },
      },
      {
        say: 'את עומר מחר בואי נקדים לחמש',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T17:00',
          end: '2026-03-11T17:45',
        },
      },
      {
        say: 'שמעי, נועם בשני הקרוב יתחיל רק בשש כי הוא חוזר מטיול',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          scope: 'this',
          start: '2026-03-16T18:00',
          end: '2026-03-16T19:00',
        },
      },
      {
        say: 'מהשבוע הבא יעל עוברת לארבע',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-17T15:00',
          scope: 'future',
          start: '2026-03-17T16:00',
          end: '2026-03-17T16:45',
        },
      },
      {
        say: 'יעל מעכשיו בארבע וחצי',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'future',
          start: '2026-03-10T16:30',
          end: '2026-03-10T17:15',
        },
      },
      {
        say: 'לעומר יהיה קשה מחר בשש, נזיז לשבע',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T19:00',
          end: '2026-03-11T19:45',
        },
      },
      {
        say: 'נועה עוברת לשלוש בחמישי הקרוב בלבד',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
          start: '2026-03-12T15:00',
          end: '2026-03-12T16:00',
        },
      },
      {
        say: 'איתי לא בשישי בעשר אלא בשבת בעשר',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          start: '2026-03-14T10:00',
          end: '2026-03-14T10:45',
        },
      },
      {
        say: 'יש לי רופא מחר בשש אז תזיזי את עומר לשבע וחצי, חד פעמי',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
          start: '2026-03-11T19:30',
          end: '2026-03-11T20:15',
        },
      },
      {
        say: 'בואי נעביר את השיעור של היום עם יעל לחמש, רק היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
          start: '2026-03-10T17:00',
          end: '2026-03-10T17:45',
        },
      },
      {
        say: 'אפשר את נועה בחמישי רבע שעה יותר מאוחר? רק הפעם',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
          delta: 15,
          start: '2026-03-12T16:15',
          end: '2026-03-12T17:15',
        },
      },
      {
        say: 'בא לי להזיז את ראשון לשש',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
          start: '2026-03-15T18:00',
          end: '2026-03-15T18:45',
        },
      },
      {
        say: 'יש מצב להקדים את ראשון בחצי שעה?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
          delta: -30,
          start: '2026-03-15T15:30',
          end: '2026-03-15T16:15',
        },
      },
      {
        say: 'אדם מסיים מחר מאוחר, אפשר לדחות לחמש?',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
          start: '2026-03-11T17:00',
          end: '2026-03-11T17:45',
          child: 'adam',
        },
      },
      {
        say: 'אפשר להקדים את דנה בראשון לשלוש וחצי?',
        as: 'parent',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
          start: '2026-03-15T15:30',
          end: '2026-03-15T16:15',
          child: 'dana',
        },
      },
      {
        say: 'תקשיבי, עם יעל היום אנחנו מתחילות בארבע ולא בשלוש',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T16:00',
          end: '2026-03-10T16:45',
        },
      },
      {
        say: 'בגלל הטיול של נועם, השיעור שלו בשני נדחה לשלישי באותה שעה',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-17T17:00',
          end: '2026-03-17T18:00',
        },
      },
      {
        say: 'הזזתי את עומר ממחר לחמישי בשבע, תעדכני',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-12T19:00',
          end: '2026-03-12T19:45',
        },
      },
      {
        say: 'חברה של נועה ביקשה, אז תעבירי אותה מחמישי לרביעי בשלוש',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          start: '2026-03-11T15:00',
          end: '2026-03-11T16:00',
        },
      },
      {
        say: 'תקפיצי את איתי של שישי לשבת בבוקר בעשר',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          start: '2026-03-14T10:00',
          end: '2026-03-14T10:45',
        },
      },
      {
        say: 'דנה תגיע בראשון באיחור של רבע שעה',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          delta: 15,
          start: '2026-03-15T16:15',
          end: '2026-03-15T17:00',
        },
      },
      {
        say: 'החלטנו שנועם יבוא בימי שלישי בחמש מעכשיו',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          scope: 'future',
          start: '2026-03-17T17:00',
          end: '2026-03-17T18:00',
        },
      },
      {
        say: 'סיכמתי עם אמא של עומר שנזיז את מחר לשבע וחצי',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T19:30',
          end: '2026-03-11T20:15',
        },
      },
      {
        say: 'אם אפשר, תדחי לי את יעל של היום בחצי שעה',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          delta: 30,
          start: '2026-03-10T15:30',
          end: '2026-03-10T16:15',
        },
      },
      {
        say: 'פעם הבאה של נועה תהיה בחמש במקום ארבע',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          start: '2026-03-12T17:00',
          end: '2026-03-12T18:00',
        },
      },
      {
        say: 'אפשר להעביר את השיעור שלי מראשון ליום שני בחמש?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
          start: '2026-03-16T17:00',
          end: '2026-03-16T17:45',
        },
      },
      {
        say: 'לא נוח לי בראשון, אפשר ברביעי בשש?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
          start: '2026-03-11T18:00',
          end: '2026-03-11T18:45',
        },
      },
      {
        say: 'אדם מבקש להזיז את מחר לשעה חמש',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
          start: '2026-03-11T17:00',
          end: '2026-03-11T17:45',
          child: 'adam',
        },
      },
      {
        say: 'נוח לנו יותר שדנה תבוא בראשון בחמש',
        as: 'parent',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
          start: '2026-03-15T17:00',
          end: '2026-03-15T17:45',
          child: 'dana',
        },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'אין לי כוח לעומר מחר, תורידי אותו',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
      },
      {
        say: 'יעל ביטלה להיום, תמחקי',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
      },
      {
        say: 'נועה לא מגיעה בחמישי',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
      },
      {
        say: 'נועם נסע לחו״ל אז בשני הקרוב אין שיעור',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
      },
      {
        say: 'תעיפי מהיומן את איתי של שישי',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'דנה הודיעה שלא תבוא בראשון הקרוב, רק הפעם',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'סוגרים את הבסטה עם נועה, מבטלים את כל הסדרה',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'all',
        },
      },
      {
        say: 'אני לא אגיע בראשון',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'רבקה אני חולה, לא אבוא ביום ראשון',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'יש לי טיול שנתי בראשון אז אני מוותרת על השיעור',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אדם לא יגיע מחר, הוא עם חום',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
          child: 'adam',
        },
      },
      {
        say: 'דנה לא תוכל להגיע בראשון',
        as: 'parent',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
          child: 'dana',
        },
      },
      {
        say: 'לא יהיה שיעור עם עומר מחר, הוא במחנה',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
      },
      {
        say: 'עומר מתנצל, מחר הוא לא יכול',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
      },
      {
        say: 'יעל עם שפעת אז היום לא',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
      },
      {
        say: 'תוותרי על השיעור של נועה בחמישי',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
      },
      {
        say: 'את איתי ביום שישי אפשר למחוק',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'הקבוצה לא נפגשת בשני הקרוב, רק הפעם',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'החל מאפריל אין יותר שיעורים עם נועם',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-04-06T17:00',
          scope: 'future',
        },
      },
      {
        say: 'נגמר עם נועה, תורידי את כל השיעורים שלה מעכשיו',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'future',
        },
      },
      {
        say: 'אני לא יכולה בראשון, יש לי מבחן',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'צריכה לבטל את ראשון, סליחה',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'דנה לא מרגישה טוב ולא תגיע לקבוצה בשני',
        as: 'parent',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
          child: 'dana',
        },
      },
      {
        say: 'אנחנו בחופשה, אדם לא יגיע ביום רביעי',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
          child: 'adam',
        },
      },
      {
        say: 'עומר נפל עם חום, מחר אין',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
      },
      {
        say: 'דברי עם מערכת, לבטל את נועה בחמישי',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
      },
      {
        say: 'נועם הודיע שהוא לא מגיע בשני הקרוב',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
      },
      {
        say: 'יעל לא תהיה היום',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
      },
      {
        say: 'אני מבטלת לאיתי את שישי, תעדכני אותו',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'תוריד את השיעור האחרון של היום',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
      },
      {
        say: 'ביטול לנועה בחמישי בבקשה, רק הפעם',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'ראשון לא מסתדר לי, אפשר לבטל?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אני חולה ולא אוכל להגיע לשיעור ביום ראשון',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אדם לא יוכל מחר, לבטל',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
          child: 'adam',
        },
      },
      {
        say: 'דנה בטיול בראשון, היא לא תבוא',
        as: 'parent',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
          child: 'dana',
        },
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'אני חולה מחר, תפני לי את כל היום',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'תנקי לי את יום חמישי',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'תבטלי לי הכל מחר אני לא מרגישה טוב',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'פני לי את חמישי אחרי הצהריים',
        slots: {
          from: '2026-03-12T12:00',
          to: '2026-03-12T17:00',
        },
      },
      {
        say: 'מחר אני לא מלמדת אף אחד, תבטלי את כולם',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'קרה משהו, צריך לבטל את כל היום',
        slots: {
          from: '2026-03-10T00:00',
          to: '2026-03-11T00:00',
        },
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'יעל צריכה תגבור באנגלית ביום רביעי בחמש',
        slots: {
          start: '2026-03-11T17:00',
          end: '2026-03-11T17:45',
          students: ['yael'],
          subject: 'su-english',
        },
      },
      {
        say: 'סיכמתי עם אבא של נועם שהוא יבוא גם ביום רביעי בארבע לפיזיקה',
        slots: {
          start: '2026-03-11T16:00',
          end: '2026-03-11T16:45',
          students: ['noam'],
          subject: 'su-physics',
        },
      },
      {
        say: 'תני ליעל משבצת ביום ראשון בשש, אנגלית',
        slots: {
          start: '2026-03-15T18:00',
          end: '2026-03-15T18:45',
          students: ['yael'],
          subject: 'su-english',
        },
      },
      {
        say: 'קבעתי עם עומר על שישי בתשע בבוקר מתמטיקה',
        slots: {
          start: '2026-03-13T09:00',
          end: '2026-03-13T09:45',
          students: ['omer'],
          subject: 'su-maths',
        },
      },
      {
        say: 'שיעור השלמה לדנה ביום חמישי בשמונה בערב',
        slots: {
          start: '2026-03-12T20:00',
          end: '2026-03-12T20:45',
          students: ['dana'],
          subject: 'su-maths',
        },
      },
      {
        say: 'יש לי חדש: יעל גם מתמטיקה כל יום חמישי בשבע',
        slots: {
          start: '2026-03-12T19:00',
          end: '2026-03-12T19:45',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
          students: ['yael'],
          subject: 'su-maths',
        },
      },
      {
        say: 'דחפי לי את עומר לפיזיקה בשישי בשתים עשרה',
        slots: {
          start: '2026-03-13T12:00',
          end: '2026-03-13T12:45',
          students: ['omer'],
          subject: 'su-physics',
        },
      },
      {
        say: 'תשריין לנועה שעה פיזיקה ביום ראשון בעשר בבוקר',
        slots: {
          start: '2026-03-15T10:00',
          end: '2026-03-15T11:00',
          minutes: 60,
          students: ['noa'],
          subject: 'su-physics',
        },
      },
      {
        say: 'עומר רוצה עוד שיעור מתמטיקה ביום שישי באחת עשרה',
        slots: {
          start: '2026-03-13T11:00',
          end: '2026-03-13T11:45',
          students: ['omer'],
          subject: 'su-maths',
        },
      },
      {
        say: 'אפשר להכניס את יעל מחר בשמונה בערב לאנגלית?',
        slots: {
          start: '2026-03-11T20:00',
          end: '2026-03-11T20:45',
          students: ['yael'],
          subject: 'su-english',
        },
      },
      {
        say: 'בואי נוסיף לאיתי אנגלית ביום ראשון בחמש וחצי',
        slots: {
          start: '2026-03-15T17:30',
          end: '2026-03-15T18:15',
          students: ['itay'],
          subject: 'su-english',
        },
      },
      {
        say: 'נועם יבוא גם ברביעי בשלוש לפיזיקה',
        slots: {
          start: '2026-03-11T15:00',
          end: '2026-03-11T15:45',
          students: ['noam'],
          subject: 'su-physics',
        },
      },
      {
        say: 'סידרתי עם יעל שיעור אנגלית נוסף ביום חמישי בחמש',
        slots: {
          start: '2026-03-12T17:00',
          end: '2026-03-12T17:45',
          students: ['yael'],
          subject: 'su-english',
        },
      },
      {
        say: 'תפתחי לעומר סדרה של פיזיקה כל יום ראשון בשש',
        slots: {
          start: '2026-03-15T18:00',
          end: '2026-03-15T18:45',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
          students: ['omer'],
          subject: 'su-physics',
        },
      },
      {
        say: 'מתמטיקה עם נועה כל יום שני בעשר בבוקר עד סוף יוני',
        slots: {
          start: '2026-03-16T10:00',
          end: '2026-03-16T10:45',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20260630',
          students: ['noa'],
          subject: 'su-maths',
        },
      },
      {
        say: 'עומר מצטרף גם לפיזיקה, כל יום ראשון בשבע בערב',
        slots: {
          start: '2026-03-15T19:00',
          end: '2026-03-15T19:45',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
          students: ['omer'],
          subject: 'su-physics',
        },
      },
      {
        say: 'צריך לשבץ את איתי מחר בשלוש, אנגלית',
        slots: {
          start: '2026-03-11T15:00',
          end: '2026-03-11T15:45',
          students: ['itay'],
          subject: 'su-english',
        },
      },
      {
        say: 'אמא של יעל רוצה לה שיעור מתמטיקה ביום חמישי בשש',
        slots: {
          start: '2026-03-12T18:00',
          end: '2026-03-12T18:45',
          students: ['yael'],
          subject: 'su-maths',
        },
      },
      {
        say: 'חד פעמי: נועם, מתמטיקה, רביעי 15:00',
        slots: {
          start: '2026-03-11T15:00',
          end: '2026-03-11T15:45',
          students: ['noam'],
          subject: 'su-maths',
        },
      },
      {
        say: 'תזמני את דנה לשיעור חיזוק ביום שלישי בשש בערב',
        slots: {
          start: '2026-03-17T18:00',
          end: '2026-03-17T18:45',
          students: ['dana'],
          subject: 'su-maths',
        },
      },
      {
        say: 'להכניס את נועה לשעה כפולה ביום ראשון מעשר עד שתים עשרה',
        slots: {
          start: '2026-03-15T10:00',
          end: '2026-03-15T12:00',
          minutes: 120,
          students: ['noa'],
          subject: 'su-physics',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'עומר מחר רק חצי שעה',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
          end: '2026-03-11T18:30',
          minutes: 30,
        },
      },
      {
        say: 'לנועה בחמישי נעשה שעה וחצי',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          end: '2026-03-12T17:30',
          minutes: 90,
        },
      },
      {
        say: 'יעל נשארת היום עד ארבע',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          end: '2026-03-10T16:00',
          minutes: 60,
        },
      },
      {
        say: 'איתי של שישי - תאריכי לו לשעה',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          end: '2026-03-13T11:00',
          minutes: 60,
        },
      },
      {
        say: 'השיעור של עומר מחר יהיה קצר יותר, חצי שעה',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          end: '2026-03-11T18:30',
          minutes: 30,
        },
      },
      {
        say: 'נסיים עם נועם בשני הקרוב בחמש וחצי',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          end: '2026-03-16T17:30',
          minutes: 30,
        },
      },
      {
        say: 'איתי בשישי רק חצי שעה, הוא ממהר',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          scope: 'this',
          end: '2026-03-13T10:30',
          minutes: 30,
        },
      },
      {
        say: 'תורידי מהשיעור של עומר מחר רבע שעה',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          end: '2026-03-11T18:30',
          minutes: 30,
        },
      },
      {
        say: 'יעל היום שעה שלמה',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          end: '2026-03-10T16:00',
          minutes: 60,
        },
      },
      {
        say: 'בחמישי עם נועה נעשה רק חצי שעה',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          end: '2026-03-12T16:30',
          minutes: 30,
        },
      },
      {
        say: 'עם איתי בשישי נמשיך עד אחת עשרה ורבע',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          end: '2026-03-13T11:15',
          minutes: 75,
        },
      },
      {
        say: 'הקבוצה של שני תימשך שעתיים מעכשיו',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
          end: '2026-03-16T21:00',
          minutes: 120,
        },
      },
      {
        say: 'לקצר לעומר מחר בעשר דקות',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          end: '2026-03-11T18:35',
          minutes: 35,
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'נועה בחמישי אצלה',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'future',
          place: 'student',
        },
      },
      {
        say: 'תעשי את יעל היום מרחוק',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'future',
          place: 'online',
        },
      },
      {
        say: 'היום יעל אצלי ולא בזום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'future',
          place: 'teacher',
        },
      },
      {
        say: 'תעבירי את כל מחר לאונליין',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
          place: 'online',
        },
      },
      {
        say: 'מחר אני אצל עומר בבית',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'future',
          place: 'student',
        },
      },
      {
        say: 'הקבוצה של שני עוברת לזום מעכשיו',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
          place: 'online',
        },
      },
      {
        say: 'הפעם נועה בזום',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
          place: 'online',
        },
      },
      {
        say: 'יעל ואני נפגשות היום אונליין',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'future',
          place: 'online',
        },
      },
      {
        say: 'מחר כל השיעורים בזום, אני בבידוד',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
          place: 'online',
        },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'עם איתי בשישי נלמד פיזיקה ולא אנגלית',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          subject: 'su-physics',
        },
      },
      {
        say: 'נועם רוצה בשני הקרוב מתמטיקה במקום פיזיקה',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          subject: 'su-maths',
        },
      },
      {
        say: 'הקבוצה של שני יכולה להיות עד חמישה',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          capacity: 5,
        },
      },
      {
        say: 'אצל איתי בשישי זה פיזיקה ולא אנגלית',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          subject: 'su-physics',
        },
      },
      {
        say: 'בשישי עם איתי נעבור למתמטיקה',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          subject: 'su-maths',
        },
      },
      {
        say: 'נועה תלמד בחמישי מתמטיקה במקום פיזיקה',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          subject: 'su-maths',
        },
      },
      {
        say: 'להגדיל את הקבוצה של שני לשישה',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          capacity: 6,
        },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'תרשמי לי אצל עומר מחר: להביא מחברת',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
      },
      {
        say: 'תוסיפי הערה ליעל היום שעברנו על זמנים',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
      },
      {
        say: 'תכתבי בשיעור של איתי בשישי: הכנה למבחן באנגלית',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'להוסיף לשיעור של יעל היום הערה ״לחזור על פעלים״',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
      },
      {
        say: 'בשיעור של עומר מחר תרשמי: עמוד 30',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'איתי של שישי הופך לקבוע',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: 'השיעור של איתי בשישי יחזור כל שבוע',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: 'נועם עובר לפעם בשבועיים',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
        },
      },
      {
        say: 'עומר יבוא רק פעם בשבועיים',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
        },
      },
      {
        say: 'קבוצת שני נמשכת עד סוף יוני',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20260630',
        },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'השיעור של נועה בחמישי יעלה מאה וחמישים',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'future',
          cost: 150,
        },
      },
      {
        say: 'תגבי מאיתי בשישי 120 שקל',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          cost: 120,
        },
      },
      {
        say: 'השיעור של עומר מחר בחינם',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'future',
          cost: 0,
        },
      },
      {
        say: 'נועה תשלם בחמישי 130',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'future',
          cost: 130,
        },
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'תוסיפי את עומר לקבוצה של שני',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
          add: ['omer'],
        },
      },
      {
        say: 'איתי עוזב את הקבוצה של יום שני, תוציאי אותו',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
          remove: ['itay'],
        },
      },
      {
        say: 'נועה מצטרפת לקבוצת שני',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
          add: ['noa'],
        },
      },
      {
        say: 'בשני הקרוב יעל מצטרפת לקבוצה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
          add: ['yael'],
        },
      },
      {
        say: 'תוציאי את דנה מקבוצת שני מעכשיו',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
          remove: ['dana'],
        },
      },
      {
        say: 'להוציא את איתי מקבוצת שני',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
          remove: ['itay'],
        },
      },
      {
        say: 'לשתף את יעל בקבוצה של יום שני הקרוב, רק הפעם',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
          add: ['yael'],
        },
      },
    ],
  },
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'נועם לא הופיע אתמול',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          students: ['noam'],
          present: false,
        },
      },
      {
        say: 'סמני שנועם היה אתמול',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          students: ['noam'],
          present: true,
        },
      },
      {
        say: 'נועם הבריז אתמול',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          students: ['noam'],
          present: false,
        },
      },
      {
        say: 'אתמול בקבוצה לא היה אף אחד',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          students: ['dana', 'itay'],
          present: false,
        },
      },
      {
        say: 'איתי ודנה היו אתמול בקבוצה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          students: ['itay', 'dana'],
          present: true,
        },
      },
      {
        say: 'עומר החסיר את השיעור בשבוע שעבר',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          students: ['omer'],
          present: false,
        },
      },
      {
        say: 'אתמול נועם לא הגיע',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          students: ['noam'],
          present: false,
        },
      },
      {
        say: 'איתי לא היה אתמול בקבוצה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          students: ['itay'],
          present: false,
        },
      },
      {
        say: 'תסמני נוכחות לעומר מיום רביעי שעבר',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          students: ['omer'],
          present: true,
        },
      },
      {
        say: 'אתמול בקבוצה איתי כן ודנה לא',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          items: [
            {
              students: ['itay'],
              present: true,
            },
            {
              students: ['dana'],
              present: false,
            },
          ],
        },
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'תזכירי לעומר על מחר',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
      },
      {
        say: 'תשלחי ליעל תזכורת להיום',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
      },
      {
        say: 'תעשי לי תזכורת שעה לפני עומר מחר',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
      },
      {
        say: 'שנועם לא ישכח את השיעור בשני, תזכירי לו',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
      },
      {
        say: 'תזכירי לי מחר שעה לפני עומר',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
      },
      {
        say: 'תשלחי הודעת תזכורת לנועה על השיעור בחמישי',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'תראי לי את הפרטים של השיעור עם איתי בשישי',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'תפתחי לי את השיעור של עומר מחר',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
      },
      {
        say: 'תכניסי אותי לשיעור של נועם בשני',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'יש לי מישהו מחר בארבע?',
        slots: {
          start: '2026-03-11T16:00',
          end: '2026-03-11T16:45',
        },
      },
      {
        say: 'אני פנויה ביום רביעי בחמש?',
        slots: {
          start: '2026-03-11T17:00',
          end: '2026-03-11T17:45',
        },
      },
      {
        say: 'מחר בחמש פנוי?',
        slots: {
          start: '2026-03-11T17:00',
          end: '2026-03-11T17:45',
        },
      },
      {
        say: 'יש לי משהו ביום ראשון בארבע?',
        slots: {
          start: '2026-03-15T16:00',
          end: '2026-03-15T16:45',
        },
      },
      {
        say: 'מתאים לי רביעי בארבע או שיש משהו?',
        slots: {
          start: '2026-03-11T16:00',
          end: '2026-03-11T16:45',
        },
      },
      {
        say: 'חמישי בארבע תפוס?',
        slots: {
          start: '2026-03-12T16:00',
          end: '2026-03-12T16:45',
        },
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'מתי יש לי חלון מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'איפה אפשר לדחוף מישהו בחמישי',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'חפשי לי שעתיים פנויות השבוע',
        slots: {
          minutes: 120,
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'באיזה שעות אני לא עובדת ביום שלישי',
        slots: {
          from: '2026-03-17T00:00',
          to: '2026-03-18T00:00',
        },
      },
      {
        say: 'מתי רבקה פנויה השבוע',
        as: 'student',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'מתי יש לי זמן השבוע לעוד תלמיד',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'באילו ימים אני פנויה בבוקר',
        slots: {
          from: '2026-03-10T06:00',
          to: '2026-03-10T12:00',
        },
      },
      {
        say: 'כמה חלונות נשארו לי השבוע',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'איפה יש לי חור ביום שני',
        slots: {
          from: '2026-03-16T00:00',
          to: '2026-03-17T00:00',
        },
      },
      {
        say: 'איזה שעות נשארו פנויות מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'מתי אני יכולה לדחוף שיעור השבוע',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'תמצאי לי שעה פנויה לנועה השבוע',
        slots: {
          minutes: 60,
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'מה מחכה לי מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'מי מגיע היום',
        slots: {
          from: '2026-03-10T00:00',
          to: '2026-03-11T00:00',
        },
      },
      {
        say: 'איך נראה השבוע שלי',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'את מי אני מלמדת ביום שני',
        slots: {
          from: '2026-03-16T00:00',
          to: '2026-03-17T00:00',
        },
      },
      {
        say: 'מה יש לי השבוע',
        as: 'student',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'מה יש לילדים השבוע',
        as: 'parent',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'תגידי מה יש לי ביום שני',
        slots: {
          from: '2026-03-16T00:00',
          to: '2026-03-17T00:00',
        },
      },
      {
        say: 'תני לי את הלוז של מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'מי בא אליי מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'מה קורה עם שישי',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-14T00:00',
        },
      },
      {
        say: 'מה יש לנועה החודש',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
          students: ['noa'],
        },
      },
      {
        say: 'איזה שיעורים יש לי החודש',
        as: 'student',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
        },
      },
      {
        say: 'מה יש לאדם מחר',
        as: 'parent',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
          child: 'adam',
        },
      },
      {
        say: 'אילו שיעורים יש לדנה החודש',
        as: 'parent',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
          child: 'dana',
        },
      },
      {
        say: 'מה הלו״ז מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'אילו תלמידים יש לי ביום שני',
        slots: {
          from: '2026-03-16T00:00',
          to: '2026-03-17T00:00',
        },
      },
      {
        say: 'איך אני נראית השבוע',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'תראי לי את השיעורים של עומר החודש',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
          students: ['omer'],
        },
      },
      {
        say: 'מה המערכת שלי השבוע',
        as: 'student',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'מי הבא בתור',
      },
      {
        say: 'מתי עומר בא',
        slots: {
          students: ['omer'],
        },
      },
      {
        say: 'מתי השיעור הבא של הקבוצה',
        slots: {
          meeting: 'm-group',
        },
      },
      {
        say: 'מתי השיעור הבא שלי',
        as: 'student',
      },
      {
        say: 'מתי אני אצלך',
        as: 'student',
      },
      {
        say: 'מתי לאדם יש שיעור',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'מתי אני רואה את נועה שוב',
        slots: {
          students: ['noa'],
        },
      },
      {
        say: 'מי התלמיד הבא שלי',
      },
      {
        say: 'כמה זמן יש לי עד השיעור הבא',
      },
      {
        say: 'מתי אנחנו לומדות',
        as: 'student',
      },
      {
        say: 'מתי אדם לומד',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'עוד כמה זמן יעל מגיעה',
        slots: {
          students: ['yael'],
        },
      },
      {
        say: 'מתי פעם הבאה עם דנה',
        slots: {
          students: ['dana'],
        },
      },
      {
        say: 'מתי אני אצל רבקה',
        as: 'student',
      },
      {
        say: 'באיזה יום אדם לומד',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'מתי ראיתי את נועה לאחרונה',
        slots: {
          students: ['noa'],
        },
      },
      {
        say: 'מתי נועם היה פעם אחרונה',
        slots: {
          students: ['noam'],
        },
      },
      {
        say: 'מתי לימדתי את איתי בפעם האחרונה',
        slots: {
          students: ['itay'],
        },
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'כמה שיעורים היו לי החודש עם יעל',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
          students: ['yael'],
        },
      },
      {
        say: 'כמה פעמים עומר הגיע החודש',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
          students: ['omer'],
          present: true,
        },
      },
      {
        say: 'כמה שיעורים אני נותנת השבוע',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'כמה שיעורים נתתי בפברואר',
        slots: {
          from: '2026-02-01T00:00',
          to: '2026-03-01T00:00',
        },
      },
      {
        say: 'כמה פעמים נפגשתי עם נועם החודש',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
          students: ['noam'],
        },
      },
      {
        say: 'כמה שיעורים נועה עשתה החודש',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
          students: ['noa'],
          present: true,
        },
      },
      {
        say: 'כמה שיעורים היו בשבוע שעבר',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-03-08T00:00',
        },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'אל תקבעו לי כלום מחר בין 10 ל-12',
        slots: {
          start: '2026-03-11T10:00',
          end: '2026-03-11T12:00',
        },
      },
      {
        say: 'אני אצל הרופא ברביעי מתשע עד אחת עשרה, תסגרי לי',
        slots: {
          start: '2026-03-11T09:00',
          end: '2026-03-11T11:00',
        },
      },
      {
        say: 'תשמרי לי את שישי בבוקר ריק',
        slots: {
          start: '2026-03-13T06:00',
          end: '2026-03-13T12:00',
        },
      },
      {
        say: 'חופש אצלנו מה-20 עד ה-25 במרץ',
        slots: {
          start: '2026-03-20T00:00',
          end: '2026-03-26T00:00',
        },
      },
      {
        say: 'אני לא זמינה בשישי מתשע עד שתים עשרה',
        slots: {
          start: '2026-03-13T09:00',
          end: '2026-03-13T12:00',
        },
      },
      {
        say: 'סגרי את יום ראשון הקרוב, אני בחופשה',
        slots: {
          start: '2026-03-15T00:00',
          end: '2026-03-16T00:00',
        },
      },
      {
        say: 'יש לי תור לרופא מחר בעשר עד אחת עשרה, תחסמי',
        slots: {
          start: '2026-03-11T10:00',
          end: '2026-03-11T11:00',
        },
      },
      {
        say: 'הפסקת צהריים כל יום מאחת עד שתיים',
        slots: {
          start: '2026-03-10T13:00',
          end: '2026-03-10T14:00',
          rrule: 'FREQ=DAILY;INTERVAL=1',
        },
      },
      {
        say: 'ביום רביעי אני תפוסה מתשע עד אחת עשרה',
        slots: {
          start: '2026-03-11T09:00',
          end: '2026-03-11T11:00',
        },
      },
      {
        say: 'מ-5 עד 9 באפריל אנחנו בחו״ל',
        slots: {
          start: '2026-04-05T00:00',
          end: '2026-04-10T00:00',
        },
      },
      {
        say: 'יש לי השתלמות ביום חמישי מ-9 עד 12, לחסום',
        slots: {
          start: '2026-03-12T09:00',
          end: '2026-03-12T12:00',
        },
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'תפתחי בחזרה את שישי בבוקר',
        slots: {
          from: '2026-03-13T06:00',
          to: '2026-03-13T12:00',
        },
      },
      {
        say: 'תשחררי את החסימה של מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'אני כן עובדת בשישי, תורידי את החסימה',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-14T00:00',
        },
      },
      {
        say: 'אפשר לפתוח את שישי לקביעה',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-14T00:00',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'מה חסום לי השבוע',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'אילו שעות חסמתי',
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'תצוגה יומית',
        slots: {
          view: 'day',
        },
      },
      {
        say: 'תעברי לתצוגת שבוע',
        slots: {
          view: 'week',
        },
      },
      {
        say: 'תעברי לתצוגה חודשית',
        slots: {
          view: 'month',
        },
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'תקפצי לאפריל',
        slots: {
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
      {
        say: 'תראי לי את ה-25 במרץ',
        slots: {
          from: '2026-03-25T00:00',
          to: '2026-03-26T00:00',
        },
      },
      {
        say: 'קחי אותי למאי',
        slots: {
          from: '2026-05-01T00:00',
          to: '2026-06-01T00:00',
        },
      },
      {
        say: 'בואי נראה את השבוע הבא ביומן',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'לכי ליום ראשון הבא',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: 'תחפשי ביומן מתכונת',
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      {
        say: 'תעתיקי את השבוע הזה לשבוע הבא',
        slots: {
          start: '2026-03-15T00:00',
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'תעשי את השבוע הבא כמו השבוע',
        slots: {
          start: '2026-03-15T00:00',
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'שכפלי את השבוע לשבוע הבא',
        slots: {
          start: '2026-03-15T00:00',
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
    ],
  },
  {
    command: 'pending.show',
    phrases: [
      {
        say: 'מי ביקש ממני שיעור',
      },
      {
        say: 'מה מחכה לאישור שלי',
      },
      {
        say: 'מי מחכה לתשובה ממני',
      },
      {
        say: 'אישרו לי את השיעור שביקשתי?',
        as: 'student',
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'תגידי ליעל שזה בסדר מבחינתי',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'קבלי את הבקשה של יעל',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'תאשרי ליעל את חמישי',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'בסדר ליעל',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'אני מאשרת את השיעור שיעל ביקשה',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'כן, חמישי עם יעל זה מעולה, תאשרי',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'תאשרי ליעל',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'לתת ליעל אישור',
        slots: {
          pending: 'p-yael',
        },
      },
    ],
  },
  {
    command: 'pending.decline',
    phrases: [
      {
        say: 'תגידי ליעל שלא יוצא לי בחמישי',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'הבקשה של יעל לא מתאימה לי',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'תדחי את מה שיעל ביקשה',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'לא מסתדר לי עם יעל בחמישי, תדחי את הבקשה',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'תעני ליעל שלא',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'לא ליעל',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'תבטלי את הבקשה של יעל',
        slots: {
          pending: 'p-yael',
        },
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'מי רוצה להצטרף לקבוצה',
        slots: {
          meeting: 'm-group',
        },
      },
      {
        say: 'מי מחכה להצטרף לקבוצה',
        slots: {
          meeting: 'm-group',
        },
      },
      {
        say: 'כמה בקשות הצטרפות יש',
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      {
        say: 'תום יכול להצטרף לקבוצה',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: 'תקבלי את תום לקבוצה',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: 'תני לתום להצטרף',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: 'תום בפנים, תאשרי לו',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: 'שתום יצטרף לקבוצה',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: 'סבבה לתום',
        slots: {
          request: 'r-tom',
        },
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: 'אין מקום לתום בקבוצה',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: 'תגידי לתום שהקבוצה מלאה',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: 'תום לא מתאים לקבוצה, תדחי אותו',
        slots: {
          request: 'r-tom',
        },
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'תני לי את הקישור להרשמה',
      },
      {
        say: 'מה הקישור שלי לתלמידים חדשים',
      },
      {
        say: 'שלחי לי את הלינק להרשמה',
      },
      {
        say: 'תעתיקי לי את הקישור שאני שולחת לתלמידים',
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אפשר שיעור פיזיקה ביום רביעי בחמש?',
        as: 'student',
        slots: {
          start: '2026-03-11T17:00',
          end: '2026-03-11T17:45',
          subject: 'su-physics',
        },
      },
      {
        say: 'אני צריכה עזרה במתמטיקה לפני המבחן, רביעי בשבע',
        as: 'student',
        slots: {
          start: '2026-03-11T19:00',
          end: '2026-03-11T19:45',
          subject: 'su-maths',
        },
      },
      {
        say: 'אדם צריך שיעור פיזיקה ביום ראשון בשש',
        as: 'parent',
        slots: {
          start: '2026-03-15T18:00',
          end: '2026-03-15T18:45',
          subject: 'su-physics',
          child: 'adam',
        },
      },
      {
        say: 'נשמח לשיעור נוסף לדנה באנגלית ביום חמישי בארבע',
        as: 'parent',
        slots: {
          start: '2026-03-12T16:00',
          end: '2026-03-12T16:45',
          subject: 'su-english',
          child: 'dana',
        },
      },
      {
        say: 'בא לי עוד שיעור מתמטיקה השבוע, ביום חמישי בחמש',
        as: 'student',
        slots: {
          start: '2026-03-12T17:00',
          end: '2026-03-12T17:45',
          subject: 'su-maths',
        },
      },
      {
        say: 'יש סיכוי לשיעור באנגלית ביום שני בשלוש?',
        as: 'student',
        slots: {
          start: '2026-03-16T15:00',
          end: '2026-03-16T15:45',
          subject: 'su-english',
        },
      },
      {
        say: 'רבקה, אפשר לקבוע פיזיקה לחמישי בשש?',
        as: 'student',
        slots: {
          start: '2026-03-12T18:00',
          end: '2026-03-12T18:45',
          subject: 'su-physics',
        },
      },
      {
        say: 'צריך לאדם שיעור לפני המבחן, ביום שני בחמש',
        as: 'parent',
        slots: {
          start: '2026-03-16T17:00',
          end: '2026-03-16T17:45',
          child: 'adam',
        },
      },
      {
        say: 'דנה רוצה גם אנגלית, כל יום שלישי בארבע',
        as: 'parent',
        slots: {
          start: '2026-03-17T16:00',
          end: '2026-03-17T16:45',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU',
          subject: 'su-english',
          child: 'dana',
        },
      },
      {
        say: 'אפשר להוסיף שיעור פיזיקה מחר בארבע?',
        as: 'student',
        slots: {
          start: '2026-03-11T16:00',
          end: '2026-03-11T16:45',
          subject: 'su-physics',
        },
      },
      {
        say: 'אני רוצה שיעור השלמה ביום שישי בעשר',
        as: 'student',
        slots: {
          start: '2026-03-13T10:00',
          end: '2026-03-13T10:45',
        },
      },
      {
        say: 'פיזיקה, רביעי, שש בערב, אפשר?',
        as: 'student',
        slots: {
          start: '2026-03-11T18:00',
          end: '2026-03-11T18:45',
          subject: 'su-physics',
        },
      },
      {
        say: 'נשמח לשיעור מתמטיקה לאדם ביום ראשון בארבע',
        as: 'parent',
        slots: {
          start: '2026-03-15T16:00',
          end: '2026-03-15T16:45',
          subject: 'su-maths',
          child: 'adam',
        },
      },
      {
        say: 'אפשר שדנה תלמד גם פיזיקה ביום רביעי בחמש?',
        as: 'parent',
        slots: {
          start: '2026-03-11T17:00',
          end: '2026-03-11T17:45',
          subject: 'su-physics',
          child: 'dana',
        },
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'אני רוצה לצאת מהקבוצה של יום שני',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
      {
        say: 'אני עוזבת את הקבוצה',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
      {
        say: 'אני לא רוצה להמשיך בקבוצה',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'תכניסי אותי לרשימת המתנה של הקבוצה',
        as: 'student',
        slots: {
          meeting: 'm-group',
        },
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'איפה רואים את החוזה',
        as: 'student',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'אני מסכימה לתנאים',
        as: 'student',
      },
    ],
  },
  {
    command: 'pending.open',
    phrases: [
      {
        say: 'תראי לי מה יעל ביקשה',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'מה הבקשה של יעל',
        slots: {
          pending: 'p-yael',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'יעל אנגלית רביעי בארבע וחמישי בחמש',
        slots: {
          items: [
            {
              students: ['yael'],
              subject: 'su-english',
              start: '2026-03-11T16:00',
              end: '2026-03-11T16:45',
            },
            {
              students: ['yael'],
              subject: 'su-english',
              start: '2026-03-12T17:00',
              end: '2026-03-12T17:45',
            },
          ],
        },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'להוריד לעומר עשרה אחוז מהמחיר',
        slots: {
          scope: 'future',
          students: ['omer'],
          factor: 0.9,
        },
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'דנה לא תבוא בחמש',
        mayAsk: true,
      },
      {
        say: 'יעל לא רוצה לבוא היום בארבע',
      },
      {
        say: 'אם יעל תבוא היום בארבע, מה עושים',
      },
      {
        say: 'אולי נועה תעדיף בחמישי בחמש',
      },
      {
        say: 'נועם בא אתמול בשש',
      },
      {
        say: 'יעל באה היום בשלוש',
        mayRead: true,
      },
      {
        say: 'כשעומר יגיע מחר בחמש נדבר',
      },
      {
        say: 'אל תעשי את עומר מחר בזום',
      },
      {
        say: 'לא לעשות את עומר מחר בזום',
      },
      {
        say: 'עומר מעדיף זום?',
      },
      {
        say: 'למה נועה בחמישי אצלה?',
      },
      {
        say: 'נועה הייתה אמורה לבוא בחמש',
        mayAsk: true,
      },
      {
        say: 'יעל תמיד מתחילה בשלוש ועשרה',
      },
      {
        say: 'דנה למדה מתמטיקה בחמש',
      },
      {
        say: 'עומר היה מעדיף מחר בשבע',
      },
      {
        say: 'האם עדיף לנועם בשני בשש?',
        mayRead: true,
      },
      {
        say: 'חשבתי שעומר יבוא מחר בשבע',
      },
      {
        say: 'מה אם נעשה את עומר מחר בשבע',
        mayRead: true,
      },
      {
        say: 'איתי לא לומד פיזיקה בשישי',
        mayAsk: true,
      },
      {
        say: 'בשישי עם איתי לא נעשה פיזיקה במקום אנגלית',
      },
      {
        say: 'נעשה עם איתי בשישי פיזיקה?',
        mayRead: true,
      },
      {
        say: 'לא הבטחתי ליעל שזה בסדר',
      },
      {
        say: 'יעל שאלה אם זה בסדר',
      },
      {
        say: 'אל תגידי ליעל שזה בסדר',
      },
      {
        say: 'אל תצרפי את דנה לאנגלית של שישי',
      },
      {
        say: 'צירפתי את דנה לאנגלית של שישי',
      },
      {
        say: 'קבעתי עם עומר על שישי?',
      },
      {
        say: 'לא קבעתי עם עומר על שישי בתשע',
      },
      {
        say: 'מתי קבעתי עם עומר על שישי',
      },
      {
        say: 'השיעור של יעל היום בשלוש',
        mayRead: true,
      },
      {
        say: 'השיעור של נועה בחמישי בארבע',
        mayRead: true,
      },
      {
        say: 'יעל היום בשלוש?',
        mayRead: true,
      },
      {
        say: 'דנה ביקשה לא לבוא מחר',
      },
      {
        say: 'נועה לא עוברת לשלוש',
      },
      {
        say: 'הייתי תפוסה בראשון מתשע עד עשר',
        mayRead: true,
      },
      {
        say: 'לא תפוסה בראשון מתשע עד עשר',
        mayRead: true,
      },
      {
        say: 'לא נפגשתי עם נועם השבוע',
      },
      {
        say: 'למה לא נפגשים עם נועם בשני',
      },
      {
        say: 'הוא בא',
      },
      {
        say: 'היא תגיע בחמש',
      },
      {
        say: 'המחר יעל בחמש?',
      },
      {
        say: 'נועם לומד היטב בשני',
      },
      {
        say: 'עומר אומר שיבוא מחר בשבע',
        mayAsk: true,
      },
      {
        say: 'עומר אמר שהוא אולי יבוא מחר בשבע',
      },
      {
        say: 'אני לא באה בחמש',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'אני באה בראשון בארבע',
        as: 'student',
      },
      {
        say: 'לא צריך שיעור ביום חמישי בחמש',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'פיזיקה חמישי בחמש וחצי לא מתאים לי',
        as: 'student',
      },
      {
        say: 'מתמטיקה ראשון בארבע?',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'אדם לא רוצה פיזיקה ביום ראשון בשש',
        as: 'parent',
      },
      {
        say: 'אדם מחר בארבע?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'אדם יכול לבוא מחר בחמש?',
        as: 'parent',
        mayAsk: true,
      },
      {
        say: 'אתמול בקבוצה דנה כן?',
        mayRead: true,
      },
      {
        say: 'מחר בקבוצה דנה כן, איתי לא',
      },
    ],
  },
];

/** A seventh set of strangers' sentences in Hebrew, of calendar and requests, as they are said between two lessons, slips of the keyboard and all: 49.3%, one wrong action. Its school is that of the sixth, in sixthWorlds.ts. */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'תתקני, דנה דווקא לא הייתה ביום ראשון',
        slots: {
          students: ['dana'],
          meeting: 'm-dana',
          occurrence: '2026-03-08T16:00',
          present: false,
        },
        mayAsk: true,
      },
      {
        say: 'אתמול בקבוצה דנה כן, איתי לא',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'עומר היה בשיעור בשבוע שעבר',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          present: true,
        },
        mayAsk: true,
      },
      {
        say: 'חיכיתי לנועם אתמול והוא לא בא',
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: false,
        },
      },
      {
        say: 'יעל הגיעה בשלישי שעבר, תרשמי',
        slots: {
          students: ['yael'],
          meeting: 'm-yael',
          occurrence: '2026-03-03T15:00',
          present: true,
        },
      },
      {
        say: 'נוכחות לקבוצה של אתמול: כולם הגיעו',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: 'אני רוצה קובץ של כל השיעורים של הילדים',
        as: 'parent',
        or: ['calendar.save', 'feed.copy'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'קפצי למאי ביומן',
        or: ['schedule.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'לשמור את השיעור של ראשון ביומן בפלאפון',
        as: 'student',
        or: ['calendar.export', 'feed.copy'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: 'איפה ביומן כתוב מתכונת',
        mayRead: true,
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'יומן לפי חודש',
        as: 'student',
        or: ['schedule.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'קראתי את החוזה והוא מקובל עלינו',
        as: 'parent',
        mayAsk: true,
      },
      {
        say: 'לאשר את החוזה מצידי',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'איזה חוזה יש לי עם רבקה',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'מה מדיניות הביטולים שכתובה בחוזה',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'תציגי את החוזה שלי',
        or: ['settings.contract'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'כל השבוע הבא נמחק, המשפחה בקורונה',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
        mayAsk: true,
      },
      {
        say: 'תשחררי את כולם ביום חמשי',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
        or: ['meeting.cancel'],
        mayAsk: true,
      },
      {
        say: 'לפנות לי את יום שני מארבע ואילך, את כולם',
        slots: {
          from: '2026-03-16T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'קישור למנוי על היומן שלי',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'כמה שיעורים מחכים לי השבוע',
        or: ['schedule.show'],
        mayRead: true,
      },
      {
        say: 'כמה שיעורים אדם צבר מתחילת השנה',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayRead: true,
      },
      {
        say: 'עומר כבר עשה כמה שעורים אצלי?',
        slots: {
          students: ['omer'],
        },
        mayRead: true,
      },
      {
        say: 'כמה פעמים כבר למדתי אצל רבקה',
        as: 'student',
        or: ['attendance.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'תעתיקי את הלינק שלי לשיתוף',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'אני מתחילה ללמד את נועה גם מתמטיקה, ימי ראשון ב-17:30 החל מה-22 לחודש',
        slots: {
          students: ['noa'],
          subject: 'su-maths',
          start: '2026-03-22T17:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
      {
        say: 'עומר ויעל ביחד מתמטיקה בשישי תשע בבוקר',
        slots: {
          students: ['omer', 'yael'],
          subject: 'su-maths',
          start: '2026-03-13T09:00',
        },
      },
      {
        say: 'תוסיפי שיעור לנועה',
        status: 'ask',
        slots: {
          students: ['noa'],
        },
      },
      {
        say: 'נועם ביקש תגבור פיזיקה במוצ״ש בשמונה וחצי',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-14T20:30',
        },
        mayAsk: true,
      },
      {
        say: 'יש לי חור בחמישי בשתיים אז שמה שם את איתי לאנגלית',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-12T14:00',
        },
        mayAsk: true,
      },
      {
        say: 'תקבעי בבקשה לנועם עוד פיזקה מחר, מתשע עד עשר וחצי בבוקר',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-11T09:00',
          end: '2026-03-11T10:30',
        },
      },
      {
        say: 'תלמיד חדש, ליאור, אנגלית שלישי בארבע',
        or: ['student.invite'],
        mayAsk: true,
      },
      {
        say: 'מתמטיקה ליעל ברביעי הבא בשתיים בצהריים ל40 דקות',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-18T14:00',
          end: '2026-03-18T14:40',
        },
        mayAsk: true,
      },
      {
        say: 'דנה כץ, פיזיקה, 24.3, 16:15, שעה',
        slots: {
          students: ['dana'],
          subject: 'su-physics',
          start: '2026-03-24T16:15',
          end: '2026-03-24T17:15',
        },
      },
      {
        say: 'שעה של maths לעומר בראשון ב2',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-15T14:00',
          end: '2026-03-15T15:00',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'תגבורים השבוע: דנה פיזיקה רביעי ב2, איתי אנגלית רביעי ב3, נועה מתמטיקה שישי ב11',
        or: ['meeting.add'],
        mayAsk: true,
      },
      {
        say: 'לנועם עוד שני שיעורי פיזיקה, בחמישי בתשע בבוקר ובשישי בשמונה בבוקר',
        or: ['meeting.add'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'לא מרגישה טוב, מוותרת על השיעור בראשון',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'דנה טסה לאילת אז הפרטי שלה ביום ראשון יורד',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'לבטל לדנה',
        as: 'parent',
        status: 'ask',
        slots: {
          child: 'dana',
        },
      },
      {
        say: 'הגרון שלי גמור, את יעל של היום אני לא עושה',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'הילדים לא מגיעים בכל השבוע הבא',
        as: 'parent',
        or: ['day.clear', 'attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'תבתלי את יעל היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'אמא של עומר הודיעה שהוא חולה אז מחר אין',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'דנה נשארת בבית ביום ראשון, לבטל רק את זה',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
        mayAsk: true,
      },
      {
        say: 'מפרקים את קבוצת שני, למחוק את כל המפגשים שלה',
        mayAsk: true,
      },
      {
        say: 'מחר בלי עומר, ובשעה שלו לשים את נועה למתמטיקה',
        or: ['meeting.add'],
        mayAsk: true,
      },
      {
        say: 'נועה עברה למורה אחר, תסגרי את כל הסדרה שלה',
        slots: {
          meeting: 'm-noa',
        },
        mayAsk: true,
      },
      {
        say: 'לאדם יש ב-25 טיול של הכיתה, אין שיעור',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-25T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'אין לי בייביסיטר לשישי, איתי נופל',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
        mayAsk: true,
      },
      {
        say: 'בשני הקרוב הקבוצה לא מתקיימת, רק הפעם',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'תורידי את המתמטיקה השבוע',
        slots: {
          subject: 'su-maths',
        },
        mayAsk: true,
      },
      {
        say: 'אדם עם 39 חום אז מחר הוא לא בא',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'תורידו לי את ה-29/3',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-29T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'לבטל את איתי',
        status: 'ask',
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'הצבע של הקבוצה יהיה סגול',
        mayAsk: true,
      },
      {
        say: 'שבקבוצת שני יהיו מקסימום חמישה',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'כותרת לשיעור של שישי: הכנה לבגרות',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'דנה עמוסה מדי, היא עוזבת את קבוצת שני',
        as: 'parent',
        slots: {
          child: 'dana',
        },
        or: ['meeting.cancel'],
        mayAsk: true,
      },
      {
        say: 'אני פורשת מהפרטי של ימי ראשון',
        as: 'student',
        or: ['meeting.cancel'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'תוכלי לקבל את דנה בראשון בשבע בערב הפעם ולא בארבע?',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          start: '2026-03-15T19:00',
          occurrence: '2026-03-15T16:00',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'פיזיקה של שני 17:00 >> 16:00, מהיום והלאה',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T16:00',
          occurrence: '2026-03-16T17:00',
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'לא בשלוש היום יעל, ברבע לארבע',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T15:45',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'הקבוצה של ה-16 תזוז ל-17 באותה שעה',
        slots: {
          meeting: 'm-group',
          start: '2026-03-17T19:00',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'לדחות בשבוע את האנגלית של איתי משישי',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-20T10:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'עומר לא מחר אלא מחרתיים, באותה שעה',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-12T18:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר לעשות reschedule לעומר? מחר ב7 ולא ב6',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T19:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'דנה מעכשיו והלאה ברביעי בארבע ולא בראשון',
        slots: {
          scope: 'future',
        },
        or: ['meeting.repeat'],
        mayAsk: true,
      },
      {
        say: 'לנועה יש מיבחן אז השבוע היא תבוא בשישי בתשע ולא בחמישי',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-13T09:00',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'יום ראשון לא, שלישי באותה שעה, רק פעם אחת',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-17T16:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'אני מסיימת מאוחר בבי״ס אז עם עומר מחר נתחיל ב-18:20',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T18:20',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'דנה צריכה לצאת מוקדם בראשון, נתחיל בשלוש וחצי, רק הפעם',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T15:30',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'בראשון אני בבית ספר עד ארבע וחצי, נתחיל ב-16:45',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T16:45',
          occurrence: '2026-03-15T16:00',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: 'דנה בפרטי בראשון זה כבר שיעור מספר 8',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'המספור של נועם מתחיל שוב מ-1 בשני הקרוב',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'כרטיס השיעור של עומר מחר',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        or: ['schedule.show', 'schedule.next'],
        mayRead: true,
      },
      {
        say: 'תפתחי לי את הקבוצה של שני',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        or: ['schedule.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'את שישי נקיים אצל איתי',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          place: 'student',
        },
        mayAsk: true,
      },
      {
        say: 'החל מהשבוע הבא אני באה לנועה הביתה',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-19T16:00',
          scope: 'future',
          place: 'student',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'סיכמתי עם נועם על 160 לשעור מעכשיו',
        slots: {
          meeting: 'm-noam',
          scope: 'future',
          cost: 160,
        },
        mayAsk: true,
      },
      {
        say: 'תעלי את הקבוצה ל-90 לראש',
        slots: {
          cost: 90,
        },
        mayAsk: true,
      },
      {
        say: 'מחר עומר רק ב-100 שקל',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          cost: 100,
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'את הבקשה של יעל אני מעדיפה בראשון בחמש, תחזרי אליה עם זה',
        slots: {
          start: '2026-03-15T17:00',
        },
        or: ['pending.decline'],
        mayAsk: true,
      },
      {
        say: 'בחמישי אני פנויה ליעל רק משש, תציעי לה את זה',
        slots: {
          start: '2026-03-12T18:00',
        },
        or: ['pending.decline'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'תנדנדי לכל הקבוצה שיש שיעור בשני',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'עם נועה ממשיכים עד ה-28 במאי ודי',
        slots: {
          meeting: 'm-noa',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260528',
        },
        mayAsk: true,
      },
      {
        say: 'יעל תגיע מעתה שבוע כן שבוע לא',
        slots: {
          meeting: 'm-yael',
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
        },
        mayAsk: true,
      },
      {
        say: 'להפוך את השיעור של איתי בשישי לסדרה של שנים עשר שבועות',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR;COUNT=12',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'שיעור מתמטיקה אחד לאדם ב-20.3 ב-9:30',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-20T09:30',
        },
      },
      {
        say: 'צריכה עוד שיעור פיזיקה מתישהו בשבוע הבא',
        as: 'student',
        slots: {
          subject: 'su-physics',
        },
        or: ['schedule.free'],
        mayAsk: true,
      },
      {
        say: 'אדם צריך עזרה בפיזיקה, ראשון בשש?',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'adam',
          start: '2026-03-15T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'דנה רוצה להתחיל אנגלית בימי רביעי בחמש',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'dana',
          start: '2026-03-11T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
        mayAsk: true,
      },
      {
        say: 'תשאלי את רבקה אם אפשר להוסיף לי פיזיקה ב-19 לחודש ברבע לשש',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-19T17:45',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר שגם דנה תלמד פיזיקה? שישי עשר בבוקר, 45 דקות',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'dana',
          start: '2026-03-13T10:00',
          end: '2026-03-13T10:45',
        },
        mayAsk: true,
      },
      {
        say: 'הילד שלי חייב תרגול אנגלית מחרתיים בחמש',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-12T17:00',
        },
        mayAsk: true,
      },
      {
        say: 'אשמח לשיעור אנגלית ביום שלשי בארבע',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-17T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'עם עומר מספיקה לי חצי שעה מחר',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          minutes: 30,
        },
        mayAsk: true,
      },
      {
        say: 'מעכשו הקבוצה נמשכת שעתיים',
        slots: {
          minutes: 120,
          scope: 'future',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'להכפיל את המחיר של איתי בשישי כי זה יום חופש שלי',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
        or: ['meeting.price'],
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'זורם לי מה שיעל ביקשה, סגרי',
        slots: {
          pending: 'p-yael',
        },
        mayAsk: true,
      },
      {
        say: 'לאשר את יעל ולהכניס את תום',
        or: ['request.approve'],
        mayAsk: true,
      },
      {
        say: 'מאשרת ליעל את החמישי',
        slots: {
          pending: 'p-yael',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.decline',
    phrases: [
      {
        say: 'תדחי בנימוס את הבקשה של יעל',
        slots: {
          pending: 'p-yael',
        },
        mayAsk: true,
      },
      {
        say: 'לא מתאים לי השיעור שיעל ביקשה',
        slots: {
          pending: 'p-yael',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.show',
    phrases: [
      {
        say: 'מה חדש בבקשות לשיעורים',
        or: ['request.show'],
        mayRead: true,
      },
      {
        say: 'יש משהו שמחכה לאישור?',
        or: ['request.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'ביקשתי שיעור לאדם בטעות, תבטלו את הבקשה',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['request.withdraw'],
        mayAsk: true,
      },
      {
        say: 'תמשכי חזרה את הבקשה ששלחתי לשיעור',
        as: 'student',
        or: ['request.withdraw', 'pending.show'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'אדם רוצה להצטרף לקבוצה של דנה',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['waitlist.join', 'meeting.request'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      {
        say: 'קבלי את תום לקבוצה',
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
        say: 'תגידי לתום שהקבוצה סגורה',
        slots: {
          request: 'r-tom',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'מי ביקש להצטרף',
        or: ['pending.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'כבר לא רלוונטי, בטלי את בקשת ההצטרפות שלי לקבוצה',
        as: 'student',
        or: ['pending.withdraw'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'דנה לומדת משהו בשני?',
        as: 'parent',
        slots: {
          child: 'dana',
        },
        or: ['schedule.show'],
        mayRead: true,
      },
      {
        say: 'יש שיעור בראשון של פסח או שחופש',
        as: 'student',
        or: ['schedule.show'],
        mayAsk: true,
        mayRead: true,
      },
      {
        say: 'תפוס לי משהו בראשון בשש?',
        or: ['schedule.show', 'schedule.free'],
        mayRead: true,
      },
      {
        say: 'נועה בחמישי זה בארבע או בחמש',
        slots: {
          students: ['noa'],
        },
        or: ['schedule.show', 'schedule.next'],
        mayRead: true,
      },
      {
        say: 'הקבוצה בוטלה?',
        as: 'student',
        or: ['schedule.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'רבקה יכולה בשישי בבוקר?',
        as: 'student',
        or: ['schedule.check'],
        mayRead: true,
      },
      {
        say: 'מתי רבקה פנויה ביום ראשון אחה״צ',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'חפשי לי slot של שעה לפני שישי',
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'מתי היה השיעור הקודים שלי',
        as: 'student',
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'מה השיעור הכי קרוב שלי',
        or: ['schedule.show'],
        mayRead: true,
      },
      {
        say: 'נועם, מתי הבא שלו?',
        slots: {
          students: ['noam'],
        },
        or: ['schedule.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'תני לי את הרשימה של יום שני',
        or: ['calendar.goto'],
        mayRead: true,
      },
      {
        say: 'דנה ביום שני',
        as: 'parent',
        slots: {
          child: 'dana',
        },
        or: ['meeting.cancel', null, 'schedule.check'],
        mayAsk: true,
        mayRead: true,
      },
      {
        say: 'המערכת שלי לשבועיים הקרובים',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'מה מחכה לי מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
        mayRead: true,
      },
      {
        say: 'מי לומד אצלי השובע',
        mayRead: true,
      },
      {
        say: 'מה הלוז של הלידים עד שישי',
        as: 'parent',
        mayRead: true,
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'רוצה להירשם כתלמידה אצל רבקה כהן',
        as: 'student',
        or: ['request.add'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'כל יום שלישי משש עד שמונה בערב יש לי חוג, תסגרי ביומן',
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU',
        },
        mayAsk: true,
      },
      {
        say: 'בין 12 ל-2 מחר אני בסידורים, לא לקבוע לי',
        slots: {
          start: '2026-03-11T12:00',
          end: '2026-03-11T14:00',
        },
        mayAsk: true,
      },
      {
        say: 'חסימה 22.3 מ10 עד 13',
        slots: {
          start: '2026-03-22T10:00',
          end: '2026-03-22T13:00',
        },
      },
      {
        say: 'חופשת פסח 29/3-9/4 סגור לתלמידים',
        slots: {
          start: '2026-03-29T00:00',
          end: '2026-04-10T00:00',
        },
        or: ['day.clear'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'מה חסום לי בקרוב',
        mayRead: true,
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'החוג נגמר, שלישי בערב שוב פתוח לקביעה',
        mayAsk: true,
      },
      {
        say: 'להסיר את החסימה ב-22.3',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'אם אין מקום תכניסו אותי לרשימת המתנה לקבוצה',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'כשיתפנה מקום בקבוצה תרשמו את אדם, בינתיים להמתנה',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.leave',
    phrases: [
      {
        say: 'תמחקו אותי מהרשימה המתנה, ויתרתי',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'להוריד את אדם מרשימת ההמתנה',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      {
        say: 'תגלגלי את כל המערכת של השבוע לשבוע שאחריו',
        mayAsk: true,
      },
      {
        say: 'שהשבוע של ה-19 באפריל יהיה העתק של השבוע הנוכחי',
        mayAsk: true,
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'קניתי שני תפוחים ובננה',
      },
      {
        say: 'רגע, לא לגעת בשישי',
        mayRead: true,
      },
      {
        say: 'לדעתך לבטל את הקבוצה?',
        or: ['schedule.check'],
        mayRead: true,
      },
      {
        say: 'אם יעל תתקשר לבטל אני אתפוצץ',
        mayRead: true,
      },
      {
        say: 'לא לבטל לי שום דבר סתם שאלתי',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'אלופה תודה',
      },
    ],
  },
];

/** A fourteenth set, of five people, in Hebrew: 90.7% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'עומר הבריז לי בשיעור הקודם',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          present: false,
        },
      },
      {
        say: 'דנה ואיתי הגיעו אתמול לקבוצה',
        slots: {
          students: ['dana', 'itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'תסמן שכולם הגיעו אתמול לקבוצת שני',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'יעל לא באה בשבוע שעבר',
        slots: {
          students: ['yael'],
          meeting: 'm-yael',
          occurrence: '2026-03-03T15:00',
          present: false,
        },
      },
      {
        say: 'נועם לא הופיע אתמול',
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: false,
        },
      },
      {
        say: 'דנה נכחה בראשון',
        slots: {
          students: ['dana'],
          meeting: 'm-dana',
          occurrence: '2026-03-08T16:00',
          present: true,
        },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: 'להוריד את מערכת השיעורים של השבוע הבא ל-PDF',
        as: 'parent',
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'תעבור ביומן ל-20 באפריל',
        as: 'parent',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'להכניס קובץ ics ליומן',
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'תוסיף את השיעורים שלי ליומן בטלפון',
        as: 'student',
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: 'תחפש ביומן שיעורים עם המילה שברים',
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'תצוגה שבועית',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'אני מסכימה לחוזה של רבקה',
        as: 'student',
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'אפשר לראות את החוזה עם רבקה?',
        as: 'parent',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'ביטול כל השיעורים ב-12.3',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'תעתיק לי את הקישור לסנכרון היומן',
        as: 'student',
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'כמה שיעורים כבר היו לי',
        as: 'student',
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'להעתיק קישור הרשמה',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'דנה, מתמטיקה, חמישי 18:00',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'אפשר לפתוח לאיתי פיזיקה כל יום רביעי בחמש, החל מהשבוע הבא?',
        slots: {
          students: ['itay'],
          subject: 'su-physics',
          start: '2026-03-18T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'תקבע שיעור לאיתי באנגלית מחר בארבע וחצי',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-11T16:30',
        },
      },
      {
        say: 'תוסיף לי בבקשה שיעור אנגלית עם נועה ביום ראשון בחמש ורבע',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-15T17:15',
        },
      },
      {
        say: 'Yael פיזיקה מחר 14:30 שעה',
        slots: {
          students: ['yael'],
          subject: 'su-physics',
          start: '2026-03-11T14:30',
          end: '2026-03-11T15:30',
        },
      },
      {
        say: 'היי, תקבעי בבקשה לנועם שיעור מתמטיקה ביום חמישי בשש בערב',
        slots: {
          students: ['noam'],
          subject: 'su-maths',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'כל יום שני בארבע מתמטיקה עם יעל עשרה שיעורים',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-16T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;COUNT=10',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'תקבע את יעל לאנגלית ביום ראשון בחמש ואת עומר למתמטיקה בחמישי בשבע בערב',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'להוסיף את נועה לקבוצת שני',
        slots: {
          add: ['noa'],
        },
        mayAsk: true,
      },
      {
        say: 'תוריד את דנה מקבוצת שני',
        slots: {
          remove: ['dana'],
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'תבטל לי את יעל של היום רק היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
      {
        say: 'אני חולה, לא באה לשיעור ב-22 למרץ',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-22T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'אני רוצה לבטל לגמרי את השיעורים של נועם, את כל הסדרה',
        slots: {
          meeting: 'm-noam',
          scope: 'all',
        },
      },
      {
        say: 'תבטלו לי את השיעור בראשון, רק הפעם',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'לא אגיע לקבוצה ביום שני',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'ביטול: עומר מחר, חד פעמי',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: 'אדם חולה ולא יגיע מחר',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'תמחק את השיעור של דנה בעשרים ותשעה במרץ',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-29T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'תבטל בבקשה את השיעור עם איתי ביום שישי',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'תבטל את השיעורים של עומר מאפריל והלאה',
        slots: {
          meeting: 'm-omer',
          scope: 'future',
        },
      },
      {
        say: 'לבטל לאדם את השיעור ב-25 במרץ בבקשה',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-25T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'דנה לא תגיע לקבוצה בשני, רק הפעם',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'קבוצת שני - מקסימום 5 תלמידים',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'תוסיף הערה לשיעור של נועה בחמישי: להביא מחשבון',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'אני רוצה לצאת מקבוצת שני',
        as: 'student',
      },
      {
        say: 'אנחנו רוצים להפסיק את השיעורים של אדם',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['meeting.cancel'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'אפשר להעביר את השיעור של ראשון ליום חמישי ה19 באותה שעה',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-19T16:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'את השיעור של מחר עם עומר תעביר ליום חמישי באותה שעה רק השבוע',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-12T18:00',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: 'איתי שישי, לדחות בחצי שעה',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-13T10:30',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'אפשר להזיז את ראשון לשעה 5? רק הפעם',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'נועם בשני - להעביר ל-18:00, רק הפעם',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T18:00',
          occurrence: '2026-03-16T17:00',
          scope: 'this',
        },
      },
      {
        say: 'תדחה את קבוצת שני ברבע שעה כולל כל המפגשים הבאים',
        slots: {
          meeting: 'm-group',
          start: '2026-03-16T19:15',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
      {
        say: 'תאחר את השיעור של דנה ביום ראשון ברבע שעה, רק הפעם',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T16:15',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'תזיז את נועם ביום שני לארבע רק הפעם',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T16:00',
          occurrence: '2026-03-16T17:00',
          scope: 'this',
        },
      },
      {
        say: 'אפשר להזיז את אדם ממחר ליום חמישי ב-16:30? חד פעמי',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-12T16:30',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
        },
      },
      {
        say: 'תוכל להעביר את עומר ממחר ליום חמישי בשבע, רק השבוע?',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-12T19:00',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: 'אפשר להקדים את השיעור של אדם מחר בחצי שעה, רק הפעם?',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-11T15:30',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
        },
      },
      {
        say: 'את השיעור של דנה בראשון אפשר לדחות לשעה 18:00?',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          start: '2026-03-15T18:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'תקדים את נועה בחמישי לשלוש וחצי, חד פעמי',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T15:30',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'מעכשיו השיעור של יעל יעבור לימי רביעי באותה שעה',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-11T15:00',
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: 'מחר זה שיעור מספר 8 של עומר, תעדכן את המספור',
        slots: {
          meeting: 'm-omer',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'תפתח לי את השיעור של ראשון',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'השיעור של נועם בשני יהיה הפעם אצלו בבית',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          scope: 'this',
          place: 'student',
        },
      },
      {
        say: 'כל השיעורים של עומר יהיו אצלי בבית',
        slots: {
          meeting: 'm-omer',
          place: 'teacher',
        },
        mayAsk: true,
      },
      {
        say: 'נועה חמישי עוברת ל-zoom, רק הפעם',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
          place: 'online',
        },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'עומר - 170 ש״ח לשיעור מאפריל',
        slots: {
          meeting: 'm-omer',
          scope: 'future',
          cost: 170,
        },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'תציע לנועם את יום ראשון בשבע בערב',
        slots: {
          start: '2026-03-15T19:00',
        },
        or: ['pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'תזכיר לי עשרים דקות לפני השיעור של עומר מחר',
        slots: {
          meeting: 'm-omer',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'נועה: להפוך לפעם בשבועיים',
        slots: {
          meeting: 'm-noa',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
        },
        mayAsk: true,
      },
      {
        say: 'תעביר את נועם לפעם בשלושה שבועות',
        slots: {
          meeting: 'm-noam',
          rrule: 'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO',
        },
        mayAsk: true,
      },
      {
        say: 'יעל מעכשיו באה שבוע כן שבוע לא',
        slots: {
          meeting: 'm-yael',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אפשר שיעור מתמטיקה בzoom ביום שישי ב10 בבוקר?',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-13T10:00',
          place: 'online',
        },
      },
      {
        say: 'כל רביעי ב5 אנגלית בבקשה',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'אשמח לשיעור מתמטיקה נוסף לדנה ב-17 במרץ ב-16:30',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'dana',
          start: '2026-03-17T16:30',
        },
      },
      {
        say: 'אדם, אנגלית, שישי ב-9:30',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-13T09:30',
        },
      },
      {
        say: 'דנה צריכה שיעור אנגלית ביום חמישי בשש',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'dana',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'בבקשה לקבוע לאדם אנגלית כל יום חמישי ב-17:00',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-12T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
        },
      },
      {
        say: 'אפשר מתימטיקה ביום חמישי ב5?',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'צריכה שיעור פיזיקה ב18.3 בשעה 4',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-18T16:00',
        },
      },
      {
        say: 'אני רוצה שיעור אנגלית מחר ב6 בערב',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T18:00',
        },
      },
      {
        say: 'אפשר לקבוע לאדם פיזיקה ביום ראשון ב-17:00?',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'adam',
          start: '2026-03-15T17:00',
        },
      },
      {
        say: 'פיזיקה ראשון 17:30',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-15T17:30',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'בוא נקצר את קבוצת שני לשעה ורבע מכאן והלאה',
        slots: {
          minutes: 75,
          scope: 'future',
        },
      },
      {
        say: 'תאריך את הפיזיקה של נועה בחמישי לשעה וחצי רק הפעם',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          minutes: 90,
          scope: 'this',
        },
      },
      {
        say: 'השיעור של דנה ביום ראשון יהיה שעה ורבע, רק הפעם',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          minutes: 75,
          scope: 'this',
        },
      },
      {
        say: 'עומר מעכשיו שעה שלמה',
        slots: {
          meeting: 'm-omer',
          minutes: 60,
          scope: 'future',
        },
      },
      {
        say: 'איתי שישי - שעה במקום 45 דק׳',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          minutes: 60,
        },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'תעלה את המחיר של כל השיעורים מספטמבר בחמישה אחוז',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'תאשר בבקשה ליעל את המתמטיקה שהיא ביקשה בחמישי',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'לאשר שיעור של יעל בחמישי',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'תאשר את כל השיעורים הממתינים',
      },
    ],
  },
  {
    command: 'pending.decline',
    phrases: [
      {
        say: 'לסרב לשיעור הממתין של יעל',
        slots: {
          pending: 'p-yael',
        },
      },
    ],
  },
  {
    command: 'pending.open',
    phrases: [
      {
        say: 'תראה לי את פרטי הבקשה של יעל לשיעור',
        slots: {
          pending: 'p-yael',
        },
      },
    ],
  },
  {
    command: 'pending.show',
    phrases: [
      {
        say: 'יש לי שיעור שעוד ממתין לאישור?',
        as: 'student',
      },
      {
        say: 'איזה שיעורים של דנה עוד מחכים לאישור?',
        as: 'parent',
        slots: {
          child: 'dana',
        },
      },
      {
        say: 'שיעורים שמחכים לאישור?',
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'אני רוצה לבטל את הבקשה ששלחנו לשיעור של אדם',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
      {
        say: 'תבטל את הבקשה ששלחתי לחמישי',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'אדם רוצה להצטרף לקבוצת שני',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      {
        say: 'תום בן עמי - לאשר לקבוצה',
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: 'תדחה את בקשת ההצטרפות של תום בן עמי',
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'מי ביקש להצטרף לקבוצת שני',
      },
      {
        say: 'מה קורה עם הבקשה שלי להצטרף לקבוצה',
        as: 'student',
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'תבטלו את הבקשה של אדם להצטרף לקבוצה',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'חמישי ב6 פנוי אצל רבקה?',
        as: 'student',
        slots: {
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'מחר בשש וחצי בערב אני פנויה?',
        slots: {
          start: '2026-03-11T18:30',
        },
      },
      {
        say: 'האם אני פנויה ביום ראשון בשלוש',
        slots: {
          start: '2026-03-15T15:00',
        },
      },
      {
        say: 'שני ב-18:30 פנוי?',
        slots: {
          start: '2026-03-16T18:30',
        },
      },
      {
        say: 'רביעי ב-17:30 פנוי אצל רבקה?',
        as: 'parent',
        slots: {
          start: '2026-03-11T17:30',
        },
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'יש לרבקה זמן פנוי ביום חמישי בבוקר?',
        as: 'parent',
        slots: {
          from: '2026-03-12T06:00',
          to: '2026-03-12T12:00',
        },
        or: ['schedule.check'],
      },
      {
        say: 'מתי רבקה פנויה ביום ראשון?',
        as: 'parent',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
      {
        say: 'מתי יש לי חלון של שעה וחצי ביום חמישי?',
        slots: {
          minutes: 90,
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'מתי לרבקה יש מקום ביום חמשי',
        as: 'student',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'חלון פנוי מחר אחהצ?',
        slots: {
          from: '2026-03-11T12:00',
          to: '2026-03-11T17:00',
        },
      },
      {
        say: 'מתי רבקה פנויה מחר אחרי 5?',
        as: 'student',
        slots: {
          from: '2026-03-11T17:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'מתי אני פנויה מחר בבוקר',
        slots: {
          from: '2026-03-11T06:00',
          to: '2026-03-11T12:00',
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'מתי היה השיעור האחרון שלי',
        as: 'student',
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'מתי אדם לומד בפעם הבאה?',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'מי התלמיד הבא שלי',
      },
      {
        say: 'מתי השיעור הכי קרוב שלי',
        as: 'student',
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'איזה שיעורים יש לי בשבוע הבא',
        as: 'student',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'תראה לי בבקשה את כל השיעורים עם נועה במרץ',
        slots: {
          students: ['noa'],
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
        },
      },
      {
        say: 'מה השיעורים שלי בשבוע הבא?',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'אילו שיעורים יש לאדם באפריל?',
        as: 'parent',
        slots: {
          child: 'adam',
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
      {
        say: 'מה יש לילדים ביום רביעי?',
        as: 'parent',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'מה יש לי היום אחרי הצהריים',
        slots: {
          from: '2026-03-10T12:00',
          to: '2026-03-10T17:00',
        },
      },
      {
        say: 'מה יש מחר?',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'רוצה להצטרף למורה חדשה עם קישור ששלחו לי',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'תחסום לי את יום שישי מתשע עד שתים עשרה',
        slots: {
          start: '2026-03-13T09:00',
          end: '2026-03-13T12:00',
        },
      },
      {
        say: 'תחסום כל יום חמישי משמונה עד עשר בבוקר',
        slots: {
          start: '2026-03-12T08:00',
          end: '2026-03-12T10:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
        },
      },
      {
        say: 'אני יוצאת לחופשה מ-5 עד 9 באפריל, תחסום לי את הימים האלה',
        slots: {
          start: '2026-04-05T00:00',
          end: '2026-04-10T00:00',
        },
      },
      {
        say: 'חסימה חמישי 9:00-11:00',
        slots: {
          start: '2026-03-12T09:00',
          end: '2026-03-12T11:00',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'אילו שעות חסמתי החודש',
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'תשחרר את החסימה של יום ראשון',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'תכניסי את אדם לרשימת ההמתנה של קבוצת שני',
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
        say: 'להוריד את אדם מרשימת ההמתנה של קבוצת שני',
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
        say: 'להעתיק את השבוע הזה לשבוע הבא',
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'דנה סיפרה לי שאיתי אולי יעזוב',
      },
      {
        say: 'רק לידיעה, דנה ואדם מאוד מרוצים',
        as: 'parent',
      },
      {
        say: 'לא לבטל את נועם',
      },
      {
        say: 'למה השיעור של עומר זז',
        mayRead: true,
      },
      {
        say: 'סבבה תודה רבה',
        as: 'student',
      },
      {
        say: 'תודה, סיימתי להיום',
      },
      {
        say: 'רבקה אמרה שאולי היא תבטל בשני',
        as: 'student',
      },
      {
        say: 'בסוף אל תבטלו לי את ראשון',
        as: 'student',
      },
      {
        say: 'לא צריך לבטל את אדם מחר, הוא מרגיש טוב',
        as: 'parent',
      },
      {
        say: 'האם אדם ביטל את השיעור של מחר?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'נועם אמר לי שאולי הוא לא יגיע בשני',
      },
      {
        say: 'אל תזיז שום דבר אצל יעל בינתיים',
      },
      {
        say: 'לא לא אל תבטל את קבוצת שני',
      },
      {
        say: 'דנה ביטלה?',
        mayRead: true,
      },
      {
        say: 'אולי כדאי להעביר את נועה ליום שלישי, מה דעתך?',
      },
    ],
  },
];

/** A thirteenth set of a stranger’s sentences in Hebrew, by somebody who went through the contract: 93.3% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'איתי נעדר מהקבוצה אתמול',
        slots: {
          students: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: false,
        },
      },
      {
        say: 'דנה ואיתי הגיעו שניהם לקבוצה אתמול',
        slots: {
          students: ['dana', 'itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'עומר הבריז ברביעי שעבר',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
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
        say: 'תסמן שנועה הייתה ביום חמישי',
        slots: {
          students: ['noa'],
          meeting: 'm-noa',
          occurrence: '2026-03-05T16:00',
          present: true,
        },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: 'תוריד לי את היומן של מרץ כקובץ PDF',
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'קפוץ ביומן ל-29 במרץ',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'לייבא קובץ ics ליומן',
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'תשמרי לי בטלפון את השיעור של ראשון',
        as: 'student',
        slots: {
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: 'תחפשי ביומן שיעורים עם המילה בגרות',
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'תעבור לתצוגה שבועית',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'קראתי ואני מסכימה לחוזה של רבקה',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'אני רוצה לקרוא את החוזה של רבקה עבור אדם',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'אני במילואים ביום חמישי, תבטלי את כל השיעורים',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'לבטל הכול מה-22 עד ה-24 במרץ',
        slots: {
          from: '2026-03-22T00:00',
          to: '2026-03-25T00:00',
        },
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'תעתיק לי קישור למנוי על היומן שלי',
        as: 'student',
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'כמה שיעורים יעל כבר עשתה?',
        slots: {
          students: ['yael'],
        },
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'תעתיקי לי את הלינק להרשמה אליי',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'תרשמי לעומר שיעור פיזיקה ביום א׳ בחמש וחצי',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-03-15T17:30',
        },
      },
      {
        say: 'נועה שלו אנגלית 18/3 18:15',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-18T18:15',
        },
      },
      {
        say: 'תכניס לי מחר בין 12 ל-1 מתמטיקה עם איתי',
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-11T12:00',
          end: '2026-03-11T13:00',
        },
      },
      {
        say: 'שיעור פיזיקה לדנה מחרתיים ב־19:00 בזום',
        slots: {
          students: ['dana'],
          subject: 'su-physics',
          start: '2026-03-12T19:00',
          place: 'online',
        },
      },
      {
        say: 'כל יום רביעי בארבע ורבע מתמטיקה עם נועם עד סוף מאי',
        slots: {
          students: ['noam'],
          subject: 'su-maths',
          start: '2026-03-11T16:15',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;UNTIL=20260531',
        },
      },
      {
        say: 'יעל מתמטיקה שמונה שיעורים כל יום ראשון בשש בערב',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-15T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=8',
        },
      },
      {
        say: 'book עומר לאנגלית ביום חמישי ב-8 בערב',
        slots: {
          students: ['omer'],
          subject: 'su-english',
          start: '2026-03-12T20:00',
        },
      },
      {
        say: 'תקבעי ליעל ולנועה יחד אנגלית ביום שישי בתשע בבוקר',
        slots: {
          students: ['yael', 'noa'],
          subject: 'su-english',
          start: '2026-03-13T09:00',
        },
      },
      {
        say: 'פיזיקה לעומר ביום ראשון הראשון של אפריל ב-5',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-04-05T17:00',
        },
      },
      {
        say: 'תוסיף שיעור מתמטקה לנועם ב-24 לחודש בשעה 15:00, שעה וחצי',
        slots: {
          students: ['noam'],
          subject: 'su-maths',
          start: '2026-03-24T15:00',
          end: '2026-03-24T16:30',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'דנה פיזיקה ב-17 לחודש ב-18:00, נועם מתמטיקה ב-19 לחודש ב-19:00',
      },
      {
        say: 'תרשום את עומר לפיזיקה בראשון בשלוש ואת נועה לאנגלית ברביעי בארבע',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'תצרפי את עומר לקבוצת שני',
        slots: {
          add: ['omer'],
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'להוציא את איתי מהקבוצה של יום שני',
        slots: {
          remove: ['itay'],
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'תוסיף את נועם לקבוצה רק בשני הקרוב',
        slots: {
          add: ['noam'],
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'תבטל את המתמטיקה של דנה ביום ראשון הקרוב בלבד',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אדם עם חום, מחר הוא לא יגיע',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'בטלי את יעל היום, רק הפעם',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
      {
        say: 'לבטל לאדם רק את השיעור של ה-25 במרץ',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-25T16:00',
          scope: 'this',
        },
      },
      {
        say: 'קבוצת שני לא תתקיים ב-23.3, תבטל',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-23T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'נועם חולה תבטלי לו את השיעור ב-16 לחודש',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
      {
        say: 'להסיר מהיומן את איתי של שישי בבוקר',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'תבטלי לדנה את הקבוצה ב-16 לחודש, רק הפעם',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'תבטלי לי את המתמטיקה בראשון, רק הפעם',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אני לא אגיע לקבוצה ביום שני הקרוב',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'למחוק את כל הסדרה של נועה',
        slots: {
          meeting: 'm-noa',
          scope: 'all',
        },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'להחליף לעומר מתמטיקה בפיזיקה רק מחר',
        slots: {
          subject: 'su-physics',
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: 'תגדילי את קבוצת שני לשישה מקומות',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'תרשמי הערה לשיעור של עומר מחר: להביא מחברת משובצת',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'אני רוצה לעזוב את קבוצת שני',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'השיעור של איתי בשישי עובר ליום ראשון באותה שעה',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-15T10:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'להקדים את השיעור בראשון הקרוב לשלוש וחצי, רק הפעם',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T15:30',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'תזיזי את נועה בחמשי לשעה חמש',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T17:00',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר לדחות את המתמטיקה של ראשון ליום שלישי בארבע?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-17T16:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר לדחות את השיעור של אדם מחר בחצי שעה?',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-11T16:30',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'תקדימי את נועם ביום שני בחצי שעה',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T16:30',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
      {
        say: 'להזיז את דנה מראשון לשני ב-5, רק הפעם',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          start: '2026-03-16T17:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'להעביר את אדם ממחר ליום חמישי באותה שעה, חד פעמי',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-12T16:00',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
        },
      },
      {
        say: 'להעביר את נועה מחמישי לשישי בתשע וחצי בבוקר, חד פעמי',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-13T09:30',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אפשר להזיז את יעל של היום לחמש פחות רבע?',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T16:45',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'לדחות את קבוצת שני ברבע שעה מעכשיו והלאה',
        slots: {
          meeting: 'm-group',
          start: '2026-03-16T19:15',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
      {
        say: 'תקדימי מחר את עומר בארבעים דקות',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T17:20',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'תעביר את השיעור של עומר מחר לשבע, רק הפעם',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T19:00',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: 'תתחיל את המספור של עומר מ-20',
        slots: {
          meeting: 'm-omer',
        },
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'תפתחי את השיעור של יעל היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'נועה לומדת מעכשיו אצלה בבית',
        slots: {
          meeting: 'm-noa',
          scope: 'future',
          place: 'student',
        },
      },
      {
        say: 'תעבירי את קבוצת שני לאונליין',
        slots: {
          scope: 'future',
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: 'כל השיעורים מיום ראשון עד יום רביעי יהיו בזום',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-19T00:00',
          place: 'online',
        },
      },
      {
        say: 'השיעור של עומר מחר יהיה אצלי בבית',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          place: 'teacher',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'השיעור של איתי בשישי יעלה 140 שקל',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          cost: 140,
        },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'תציע לעומר שיעור נוסף ביום ראשון בשש',
        slots: {
          start: '2026-03-15T18:00',
        },
        or: ['pending.decline'],
      },
      {
        say: 'תציעי ליעל שישי ב-12 במקום חמישי',
        slots: {
          start: '2026-03-13T12:00',
        },
        or: ['pending.decline', 'pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'להזכיר לי עשרים דקות לפני השיעור של נועה בחמישי',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'מעכשיו נועם לומד שבוע כן שבוע לא',
        slots: {
          meeting: 'm-noam',
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
        },
      },
      {
        say: 'תעשי את השיעור של יעל פעם בשלושה שבועות',
        slots: {
          meeting: 'm-yael',
          rrule: 'FREQ=WEEKLY;INTERVAL=3;BYDAY=TU',
        },
        mayAsk: true,
      },
      {
        say: 'תהפוך את השיעור של איתי בשישי לקבוע כל שבוע',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'רוצה לקבוע מתמטיקה כל יום חמישי בחמש החל מהשבוע הבא עשרה שיעורים',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-19T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=10',
        },
      },
      {
        say: 'אפשר לקבוע עם רבקה פיזיקה ביום רביעי בחמש וחצי?',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-11T17:30',
        },
      },
      {
        say: 'אנגלית ב-22 לחודש בשש בערב אצל רבקה',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-22T18:00',
          place: 'teacher',
        },
      },
      {
        say: 'כל יום ראשון ב-17:00 אנגלית לאדם עד סוף יוני',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-15T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20260630',
        },
      },
      {
        say: 'לקבוע לאדם פיזיקה ביום שישי בעשר',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'adam',
          start: '2026-03-13T10:00',
        },
      },
      {
        say: 'שעה פיזיקה מחר ב-7 בערב בזום בבקשה',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-11T19:00',
          place: 'online',
          end: '2026-03-11T20:00',
        },
      },
      {
        say: 'אפשר אנגלית לדנה ב-18.3 בשעה חמש?',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'dana',
          start: '2026-03-18T17:00',
        },
      },
      {
        say: 'תבקשי מרבקה שיעור פיזיקה לאדם מחר בשש',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'adam',
          start: '2026-03-11T18:00',
        },
      },
      {
        say: 'דנה פיזיקה יום ה׳ 18:30 אצלנו בבית',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'dana',
          start: '2026-03-12T18:30',
          place: 'student',
        },
      },
      {
        say: 'תבקש בשבילי שיעור אנגלית מחרתיים ברבע לשש',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-12T17:45',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'תקצר את נועה בחמישי לחצי שעה רק הפעם',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          minutes: 30,
          scope: 'this',
        },
      },
      {
        say: 'השיעור של יעל היום יהיה שעה ורבע',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          minutes: 75,
        },
        mayAsk: true,
      },
      {
        say: 'תוסיפי עשר דקות לשיעור של איתי בשישי',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          minutes: 55,
        },
      },
      {
        say: 'מעכשיו השיעורים של עומר באורך שישים דקות',
        slots: {
          meeting: 'm-omer',
          minutes: 60,
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'תוריד חמישה אחוז מכל השיעורים של שבוע הבא',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'תאשרי את השיעור שיעל ביקשה',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'מאשרת ליעל את המתמטיקה בחמישי ב-5',
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
        say: 'תסרבי לבקשה של יעל לחמישי',
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
        say: 'תפתח לי את הבקשה של יעל לחמישי',
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
        say: 'יש שיעורים שמחכים שאאשר אותם?',
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'תמשכי את הבקשה שלי לשיעור ביום רביעי',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'תבטלי את הבקשה ששלחתי עבור אדם לשיעור בחמישי',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'אדם רוצה להצטרף לקבוצה של יום שני',
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
        say: 'תקבלי את תום בן עמי לקבוצה',
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
        say: 'לסרב לבקשת ההצטרפות של תום',
        slots: {
          request: 'r-tom',
        },
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'מי רוצה להצטרף לקבוצת שני?',
      },
      {
        say: 'מה קורה עם בקשת ההצטרפות של אדם?',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'למשוך את בקשת ההצטרפות של אדם לקבוצה',
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
        say: 'אני פנויה מחר בשבע בערב?',
        slots: {
          start: '2026-03-11T19:00',
        },
      },
      {
        say: 'רבקה פנויה ביום חמישי בשש בערב?',
        as: 'student',
        slots: {
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'יש לי משהו שמתנגש עם ראשון ב-16:15?',
        slots: {
          start: '2026-03-15T16:15',
        },
      },
      {
        say: 'ב-26 לחודש בארבע תפוס לי?',
        slots: {
          start: '2026-03-26T16:00',
        },
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'תמצא לי תשעים דקות פנויות מחר אחר הצהריים',
        slots: {
          minutes: 90,
          from: '2026-03-11T12:00',
          to: '2026-03-11T17:00',
        },
      },
      {
        say: 'באיזה שעות רבקה פנויה ביום רביעי',
        as: 'student',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'באילו שעות יש לי זמן ביום חמישי?',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'איזה שעות פנויות יש לרבקה ביום חמישי?',
        as: 'parent',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'איפה יש לי חלון של שעה בשבוע הבא',
        slots: {
          minutes: 60,
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'מתי לימדתי את נועה לאחרונה?',
        slots: {
          students: ['noa'],
        },
      },
      {
        say: 'מתי היה השיעור האחרון של אדם?',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'מתי אני נפגשת עם עומר בפעם הבאה?',
        slots: {
          students: ['omer'],
        },
      },
      {
        say: 'מתי הפעם הבאה שאדם לומד',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'מתי השיעור הקרוב שלי עם רבקה',
        as: 'student',
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'תראי לי את כל השיעורים של נועה באפריל',
        slots: {
          students: ['noa'],
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
      {
        say: 'אילו שיעורים יש לי בשבוע הבא?',
        as: 'student',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'איזה שיעורים יש לדנה בשבוע הבא?',
        as: 'parent',
        slots: {
          child: 'dana',
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'מה הלוז שלי הערב',
        slots: {
          from: '2026-03-10T17:00',
          to: '2026-03-10T21:00',
        },
      },
      {
        say: 'מה יש לי בסופ״ש',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'את מי אני מלמדת ביום רביעי?',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'מה היה לי בחודש שעבר',
        as: 'student',
        slots: {
          from: '2026-02-01T00:00',
          to: '2026-03-01T00:00',
        },
      },
      {
        say: 'מה יש לילדים מחר',
        as: 'parent',
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
        say: 'יש לי קישור של מורה חדשה ואני רוצה להצטרף אליה',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'תחסמי כל יום שני בין 13:00 ל-14:00',
        slots: {
          start: '2026-03-16T13:00',
          end: '2026-03-16T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
      {
        say: 'אני בחופש מ-1 עד 4 באפריל',
        slots: {
          start: '2026-04-01T00:00',
          end: '2026-04-05T00:00',
        },
      },
      {
        say: 'תחסום לי את יום חמישי משש עד שמונה בערב',
        slots: {
          start: '2026-03-12T18:00',
          end: '2026-03-12T20:00',
        },
      },
      {
        say: 'לסגור לי את היומן ביום שישי',
        slots: {
          start: '2026-03-13T00:00',
          end: '2026-03-14T00:00',
        },
      },
      {
        say: 'רופא שיניים ב-19 לחודש ב-11:30 לשעה, תחסום',
        slots: {
          start: '2026-03-19T11:30',
          end: '2026-03-19T12:30',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'תראי לי את החסימות של אפריל',
        slots: {
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'תשחרר את החסימה של יום חמישי',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'להכניס את אדם לרשימת ההמתנה של קבוצת שני',
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
        say: 'להוריד אותי מרשימת ההמתנה לקבוצה',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      {
        say: 'תשכפל את השבוע הזה לשבוע הבא',
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'אל תזיזו את אדם, הכול בסדר',
        as: 'parent',
      },
      {
        say: 'האם לבטל את הקבוצה בשני?',
        mayRead: true,
      },
      {
        say: 'בוקר טוב, איזה יום עמוס',
      },
      {
        say: 'מה יקרה אם אעביר את יעל לרביעי?',
        mayRead: true,
      },
      {
        say: 'חברה שלי ביטלה את השיעור שלה מחר',
        as: 'student',
      },
      {
        say: 'נועם שאל אם אפשר להזיז ואמרתי לו שלא',
      },
      {
        say: 'היה ממש כיף בשיעור, תודה רבה',
        as: 'student',
      },
      {
        say: 'לא לבטל לי את השיעור של ראשון בבקשה',
        as: 'student',
      },
      {
        say: 'אחותי קבעה תור לרופא מחר בעשר',
      },
      {
        say: 'למה הקבוצה של שני זזה?',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'דנה הגיעה בראשון?',
        mayRead: true,
      },
      {
        say: 'אל תבטלי את עומר מחר',
      },
      {
        say: 'בעלי ביטל לאדם את האימון בכדורגל מחר',
        as: 'parent',
      },
      {
        say: 'האם כדאי שאדם ילמד גם ביום שני?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'בסוף לא צריך להזיז את נועה, תודה',
      },
    ],
  },
];

/** Sentences in Hebrew beside those of the sixth and the seventh set, of other wording, and what only sounds like them: they hold what was learned there. */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'אף אחד לא הגיע אתמול לקבוצה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          students: ['dana', 'itay'],
          present: false,
        },
      },
      {
        say: 'תתקני, נועם כן היה אתמול',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          students: ['noam'],
          present: true,
        },
      },
      {
        say: 'עומר לא היה ברביעי שעבר',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          students: ['omer'],
          present: false,
        },
      },
      {
        say: 'כולם היו בקבוצה אתמול',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          students: ['dana', 'itay'],
          present: true,
        },
      },
      {
        say: 'תסמני שדנה ואיתי היו אתמול בקבוצה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          students: ['dana', 'itay'],
          present: true,
        },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: 'תוציאי לי את השבוע ל-PDF',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'לקפוץ למאי',
        slots: {
          from: '2026-05-01T00:00',
          to: '2026-06-01T00:00',
        },
      },
      {
        say: 'תקפצי לאפריל',
        slots: {
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'קראתי את החוזה, מקובל עליי',
        as: 'student',
        slots: {
          teacher: 't1',
        },
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'מה כתוב בחוזה',
        as: 'parent',
        slots: {
          teacher: 't1',
        },
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'תשחררי את כולם מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'תבטל הכל מחר אחרי חמש',
        slots: {
          from: '2026-03-11T17:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'תפני לי את כל השבוע הבא',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
    ],
  },
  {
    command: 'lateCancels.show',
    phrases: [
      {
        say: 'למי יש הכי הרבה ביטולים מאוחרים',
        slots: {},
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'כמה שיעורים עומר עשה מתחילת השנה',
        slots: {
          students: ['omer'],
          from: '2026-01-01T00:00',
          to: '2026-03-10T09:00',
          present: true,
        },
      },
      {
        say: 'כמה שיעורים כבר עשיתי מאז ינואר',
        as: 'student',
        slots: {
          from: '2026-01-01T00:00',
          to: '2026-03-10T09:00',
        },
      },
      {
        say: 'כמה פעמים ראיתי את עומר השנה',
        slots: {
          students: ['omer'],
          from: '2026-01-01T00:00',
          to: '2027-01-01T00:00',
        },
      },
      {
        say: 'כמה שיעורים היו לאדם החודש',
        as: 'parent',
        slots: {
          child: 'adam',
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
        },
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'יעל מתחילה גם מתמטיקה בימי רביעי בשלוש',
        slots: {
          start: '2026-03-11T15:00',
          end: '2026-03-11T15:45',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
          students: ['yael'],
          subject: 'su-maths',
        },
      },
      {
        say: 'עומר ביקש תגבור במתמטיקה בשבת בשש',
        slots: {
          start: '2026-03-14T18:00',
          end: '2026-03-14T18:45',
          students: ['omer'],
          subject: 'su-maths',
        },
      },
      {
        say: 'איתי לוקח אנגלית קבוע ימי שלישי בחמש',
        slots: {
          start: '2026-03-17T17:00',
          end: '2026-03-17T17:45',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU',
          students: ['itay'],
          subject: 'su-english',
        },
      },
      {
        say: 'תפתחי לי שיעור עם נועם בראשון בארבע וחצי',
        slots: {
          start: '2026-03-15T16:30',
          end: '2026-03-15T17:15',
          students: ['noam'],
          subject: 'su-physics',
        },
      },
      {
        say: 'נועה ואיתי יחד מתמטיקה יום ראשון בשש',
        slots: {
          start: '2026-03-15T18:00',
          end: '2026-03-15T18:45',
          students: ['noa', 'itay'],
          subject: 'su-maths',
        },
      },
      {
        say: 'תשבצי את דנה באנגלית לראשון בשבע בערב',
        slots: {
          start: '2026-03-15T19:00',
          end: '2026-03-15T19:45',
          students: ['dana'],
          subject: 'su-english',
        },
      },
      {
        say: 'עם יעל אנגלית בראשון בשמונה בבוקר',
        slots: {
          start: '2026-03-15T08:00',
          end: '2026-03-15T08:45',
          students: ['yael'],
          subject: 'su-english',
        },
      },
      {
        say: 'אנגלית ליעל וגם לנועה, רביעי בארבע',
        slots: {
          start: '2026-03-11T16:00',
          end: '2026-03-11T16:45',
          students: ['yael', 'noa'],
          subject: 'su-english',
        },
      },
      {
        say: 'תרשמי לי עומר פיזיקה בעוד שבועיים ביום שני בשלוש',
        slots: {
          start: '2026-03-23T15:00',
          end: '2026-03-23T15:45',
          students: ['omer'],
          subject: 'su-physics',
        },
      },
      {
        say: 'לדנה עוד שעה מתמטיקה לפני המבחן, חמישי בשבע',
        slots: {
          start: '2026-03-12T19:00',
          end: '2026-03-12T20:00',
          students: ['dana'],
          subject: 'su-maths',
          minutes: 60,
        },
      },
      {
        say: 'תדחפי לי את איתי לאנגלית מחר בשמונה',
        slots: {
          start: '2026-03-11T08:00',
          end: '2026-03-11T08:45',
          students: ['itay'],
          subject: 'su-english',
        },
      },
      {
        say: 'סדרי לי את נועם לפיזיקה ביום שישי בתשע',
        slots: {
          start: '2026-03-13T09:00',
          end: '2026-03-13T09:45',
          students: ['noam'],
          subject: 'su-physics',
        },
      },
      {
        say: 'יעל נרשמה לשיעור מתמטיקה בשבת בעשר',
        slots: {
          start: '2026-03-14T10:00',
          end: '2026-03-14T10:45',
          students: ['yael'],
          subject: 'su-maths',
        },
      },
      {
        say: 'בוא נסגור עם עומר פיזיקה ביום ראשון בשבע',
        slots: {
          start: '2026-03-15T19:00',
          end: '2026-03-15T19:45',
          students: ['omer'],
          subject: 'su-physics',
        },
      },
      {
        say: 'שיעור ראשון לנועה במתמטיקה יום שלישי בשבע',
        slots: {
          start: '2026-03-17T19:00',
          end: '2026-03-17T19:45',
          students: ['noa'],
          subject: 'su-maths',
        },
      },
      {
        say: 'תקבעי פגישה עם ההורים של יעל מחר בשמונה בערב',
        slots: {
          start: '2026-03-11T20:00',
          end: '2026-03-11T20:45',
          students: ['yael'],
          subject: 'su-english',
        },
      },
      {
        say: 'איתי ביקש להוסיף שיעור אנגלית ביום שני בשלוש',
        slots: {
          start: '2026-03-16T15:00',
          end: '2026-03-16T15:45',
          students: ['itay'],
          subject: 'su-english',
        },
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'יעל הצטרפה לקבוצה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
      {
        say: 'תוציאו את דנה מקבוצת שני',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
      {
        say: 'תורידי את איתי מהקבוצה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
      {
        say: 'איתי פרש מהקבוצה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'הקבוצה בשני הקרוב לא תתקיים',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
      },
      {
        say: 'את נועה בחמישי תבטלי רק הפעם',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'עומר לא צריך שיעור מחר, רק השבוע',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: 'יעל בחופש השבוע אז אין שיעור היום',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
      },
      {
        say: 'תעיפי את איתי משישי',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'אני לא יכולה את עומר מחר, תבטלי רק הפעם',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: 'אדם לא מרגיש טוב, לא נגיע מחר',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
          child: 'adam',
        },
      },
      {
        say: 'לא אגיע לקבוצה ביום שני יש לי מבחן',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'יעל הודיעה שהיא לא באה היום, רק היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
      {
        say: 'עומר מוותר על מחר',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
      },
      {
        say: 'תוריד לי את הקבוצה של שני הקרוב, רק אותה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'לא יכולה לבוא בראשון, יש לי חוג',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אני נאלצת לבטל את הקבוצה של שני',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'אדם נשאר בבית מחר, לא יבוא',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'אני פורשת מהקבוצה',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
      {
        say: 'דנה לא תמשיך בקבוצה',
        as: 'parent',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
          child: 'dana',
        },
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'נועם לא בחמש, בשש וחצי',
        status: 'ask',
        asks: 'scope',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T18:30',
          end: '2026-03-16T19:30',
        },
      },
      {
        say: 'דנה לא בראשון אלא בשני בארבע, רק הפעם',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-16T16:00',
          end: '2026-03-16T16:45',
          scope: 'this',
        },
      },
      {
        say: 'יעל היום לא, מחר באותה שעה, חד פעמי',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-11T15:00',
          end: '2026-03-11T15:45',
          scope: 'this',
        },
      },
      {
        say: 'נתחיל עם עומר מחר בשש וחצי, רק הפעם',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T18:30',
          end: '2026-03-11T19:15',
          scope: 'this',
        },
      },
      {
        say: 'יש לי פגישה בבית ספר, נתחיל עם יעל היום בשלוש וחצי, רק הפעם',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T15:30',
          end: '2026-03-10T16:15',
          scope: 'this',
        },
      },
      {
        say: 'יעל מבקשת לדחות להיום בארבע',
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
        say: 'להקדים את דנה בראשון בשעה, רק הפעם',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T15:00',
          end: '2026-03-15T15:45',
          scope: 'this',
        },
      },
      {
        say: 'אפשר שיעל תבוא היום בארבע וחצי במקום בשלוש, רק היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T16:30',
          end: '2026-03-10T17:15',
          scope: 'this',
        },
      },
      {
        say: 'דנה של ראשון עוברת לשני בחמש רק השבוע',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-16T17:00',
          end: '2026-03-16T17:45',
          scope: 'this',
        },
      },
      {
        say: 'עומר מחר יתחיל בשבע, חד פעמי',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T19:00',
          end: '2026-03-11T19:45',
          scope: 'this',
        },
      },
      {
        say: 'קבוצת שני תזוז לשמונה רק הפעם',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          start: '2026-03-16T20:00',
          end: '2026-03-16T21:30',
          scope: 'this',
        },
      },
      {
        say: 'אפשר להזיז את אדם ממחר לחמישי באותה שעה',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          start: '2026-03-12T16:00',
          end: '2026-03-12T16:45',
          scope: 'this',
          child: 'adam',
        },
      },
      {
        say: 'אפשר לדחות את ראשון בחצי שעה',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T16:30',
          end: '2026-03-15T17:15',
          scope: 'this',
        },
      },
      {
        say: 'הקבוצה מתחילה בשני בשבע וחצי, רק הפעם',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          start: '2026-03-16T19:30',
          end: '2026-03-16T21:00',
          scope: 'this',
        },
      },
      {
        say: 'נזיז את יעל מהיום למחר, אותה שעה, חד פעמי',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-11T15:00',
          end: '2026-03-11T15:45',
          scope: 'this',
        },
      },
      {
        say: 'אפשר שעומר יגיע מחר בחמש ולא בשש? רק הפעם',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T17:00',
          end: '2026-03-11T17:45',
          scope: 'this',
        },
      },
      {
        say: 'תקדימי לי את הקבוצה בשעה בשני, רק הפעם',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          start: '2026-03-16T18:00',
          end: '2026-03-16T19:30',
          scope: 'this',
        },
      },
      {
        say: 'אפשר להקדים את ראשון לשלוש',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T15:00',
          end: '2026-03-15T15:45',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: 'עומר מחר זה כבר שיעור 12',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'כרטיס של יעל היום',
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
        say: 'הקבוצה בזום מעכשיו',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
          place: 'online',
        },
      },
      {
        say: 'את עומר של מחר נעשה בזום, רק הפעם',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
          place: 'online',
        },
      },
      {
        say: 'יעל היום בזום רק היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
          place: 'online',
        },
      },
      {
        say: 'מהיום עומר אצלי',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'future',
          place: 'teacher',
        },
      },
      {
        say: 'נועם ביקש שאני אבוא אליו הביתה בשני, רק הפעם',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          scope: 'this',
          place: 'student',
        },
      },
      {
        say: 'דנה בראשון מרחוק, רק הפעם',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
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
        say: 'להעלות את נועם ל-160 מעכשיו',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          scope: 'future',
          cost: 160,
        },
      },
      {
        say: 'סגרתי עם עומר על 130 לשיעור מעכשיו',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'future',
          cost: 130,
        },
      },
      {
        say: 'נועה 150 לשיעור מעכשיו',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'future',
          cost: 150,
        },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'תציע ליעל יום ראשון בארבע',
        slots: {
          start: '2026-03-15T16:00',
          end: '2026-03-15T16:45',
          students: ['yael'],
          subject: 'su-english',
        },
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'תזכיר לי חצי שעה לפני כל שיעור',
        slots: {
          scope: 'all',
        },
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'נועם מגיע מעכשיו פעם בשבועיים',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
          scope: 'future',
        },
      },
      {
        say: 'תהפכי את איתי של שישי לסדרה של עשרה שבועות',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR;COUNT=10',
        },
      },
      {
        say: 'יעל פעם בשבועיים מעכשיו',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אפשר שאדם ילמד גם אנגלית בראשון בשש',
        as: 'parent',
        slots: {
          start: '2026-03-15T18:00',
          end: '2026-03-15T18:45',
          subject: 'su-english',
          child: 'adam',
        },
      },
      {
        say: 'אדם צריך תרגול בפיזיקה ביום ראשון בארבע',
        as: 'parent',
        slots: {
          start: '2026-03-15T16:00',
          end: '2026-03-15T16:45',
          subject: 'su-physics',
          child: 'adam',
        },
      },
      {
        say: 'אפשר לקבוע איתך ביום שלישי בארבע',
        as: 'student',
        slots: {
          start: '2026-03-17T16:00',
          end: '2026-03-17T16:45',
        },
      },
      {
        say: 'יש לי מבחן ביום ראשון, אפשר שיעור בחמישי בשש?',
        as: 'student',
        slots: {
          start: '2026-03-12T18:00',
          end: '2026-03-12T18:45',
        },
      },
      {
        say: 'נרצה לקבוע לדנה שיעור באנגלית ביום שני בשלוש',
        as: 'parent',
        slots: {
          start: '2026-03-16T15:00',
          end: '2026-03-16T15:45',
          subject: 'su-english',
          child: 'dana',
        },
      },
      {
        say: 'אפשר להוסיף לאדם שיעור פיזיקה קבוע בימי חמישי בארבע',
        as: 'parent',
        slots: {
          start: '2026-03-12T16:00',
          end: '2026-03-12T16:45',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
          subject: 'su-physics',
          child: 'adam',
        },
      },
      {
        say: 'בא לי שיעור פיזיקה מחר בשש',
        as: 'student',
        slots: {
          start: '2026-03-11T18:00',
          end: '2026-03-11T18:45',
          subject: 'su-physics',
        },
      },
      {
        say: 'יש סיכוי לשיעור ביום חמישי בשבע',
        as: 'student',
        slots: {
          start: '2026-03-12T19:00',
          end: '2026-03-12T19:45',
        },
      },
      {
        say: 'אדם זקוק לשיעור באנגלית בשני בארבע',
        as: 'parent',
        slots: {
          start: '2026-03-16T16:00',
          end: '2026-03-16T16:45',
          subject: 'su-english',
          child: 'adam',
        },
      },
      {
        say: 'אשמח שתקבעי לדנה שיעור בפיזיקה ברביעי בשש',
        as: 'parent',
        slots: {
          start: '2026-03-11T18:00',
          end: '2026-03-11T18:45',
          subject: 'su-physics',
          child: 'dana',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'הקבוצה נמשכת מעכשיו שעה וחצי',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          end: '2026-03-16T20:30',
          scope: 'future',
          minutes: 90,
        },
      },
      {
        say: 'נועם מעכשיו שעה ורבע',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          end: '2026-03-16T18:15',
          scope: 'future',
          minutes: 75,
        },
      },
      {
        say: 'עם נועם בשני רק חצי שעה, חד פעמי',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          end: '2026-03-16T17:30',
          scope: 'this',
          minutes: 30,
        },
      },
      {
        say: 'תוסיפי לדנה עוד רבע שעה בראשון, רק הפעם',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          end: '2026-03-15T17:00',
          scope: 'this',
          minutes: 60,
        },
      },
      {
        say: 'נועה מסיימת בחמישי כבר בחמש פחות רבע, רק הפעם',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          end: '2026-03-12T16:45',
          scope: 'this',
          minutes: 45,
        },
      },
      {
        say: 'השיעור של דנה בראשון יהיה שעה וחצי, רק הפעם',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          end: '2026-03-15T17:30',
          scope: 'this',
          minutes: 90,
        },
      },
      {
        say: 'נועם נשאר שעה וחצי בשני, חד פעמי',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          end: '2026-03-16T18:30',
          scope: 'this',
          minutes: 90,
        },
      },
      {
        say: 'תקצצי לנועה רבע שעה בחמישי, רק הפעם',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          end: '2026-03-12T16:45',
          scope: 'this',
          minutes: 45,
        },
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'אוקיי ליעל בחמישי',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'יעל - מאושר',
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
        say: 'קיבלתי, תאשרי ליעל',
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
        say: 'תגידי ליעל שאני לא פנויה בחמישי',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'אין מצב ליעל בחמישי',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'יעל בחמישי לא מסתדר לי',
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
        say: 'מי מחכה לאישור שלי',
        slots: {},
      },
      {
        say: 'אישרו לי את השיעור שביקשתי',
        as: 'student',
        slots: {},
      },
      {
        say: 'מה עם השיעור שביקשתי',
        as: 'student',
        slots: {},
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'אני רוצה להצטרף לקבוצה של שני',
        as: 'student',
        slots: {
          meeting: 'm-group',
        },
      },
      {
        say: 'לצרף את אדם לקבוצת שני',
        as: 'parent',
        slots: {
          meeting: 'm-group',
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      {
        say: 'תום בן עמי מאושר',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: 'תצרפי את תום',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: 'אפשר לקבל את תום לקבוצה',
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
        say: 'תגידי לתום שאין מקום',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: 'תגיד לתום שהקבוצה מלאה',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: 'לא לתום',
        slots: {
          request: 'r-tom',
        },
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'אני פנויה בראשון בשש?',
        slots: {
          start: '2026-03-15T18:00',
          end: '2026-03-15T18:45',
        },
      },
      {
        say: 'מתנגש לי משהו מחר בשבע?',
        slots: {
          start: '2026-03-11T19:00',
          end: '2026-03-11T19:45',
        },
      },
      {
        say: 'אני חופשייה בחמישי בשבע?',
        slots: {
          start: '2026-03-12T19:00',
          end: '2026-03-12T19:45',
        },
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'רבקה יכולה מחר אחרי הצהריים?',
        as: 'student',
        slots: {
          from: '2026-03-11T12:00',
          to: '2026-03-11T17:00',
          teacher: 't1',
        },
      },
      {
        say: 'מתי אפשר לבוא השבוע',
        as: 'student',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'מתי יש לי שעה פנויה מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
          minutes: 60,
        },
      },
      {
        say: 'תמצאי לי מקום לשעה וחצי השבוע',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
          minutes: 90,
        },
      },
      {
        say: 'מתי אני לא מלמדת ביום ראשון',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
      {
        say: 'יש לרבקה משהו פנוי ברביעי',
        as: 'student',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
          teacher: 't1',
        },
      },
      {
        say: 'מתי אפשר להגיע אלייך ביום רביעי',
        as: 'student',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'יש לרבקה זמן ביום שלישי',
        as: 'parent',
        slots: {
          from: '2026-03-17T00:00',
          to: '2026-03-18T00:00',
          teacher: 't1',
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'מתי לימדתי את נועם בפעם האחרונה',
        slots: {
          students: ['noam'],
        },
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'מתי נועם מגיע',
        slots: {
          students: ['noam'],
        },
      },
      {
        say: 'מי התלמיד הבא',
        slots: {},
      },
      {
        say: 'מתי השיעור הבא של דנה',
        as: 'parent',
        slots: {
          child: 'dana',
        },
      },
      {
        say: 'מתי אני רואה שוב את נועה',
        slots: {
          students: ['noa'],
        },
      },
      {
        say: 'מתי אני אצל רבקה',
        as: 'student',
        slots: {
          teacher: 't1',
        },
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'תני לי את הרשימה של מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'תביאי לי את יום ראשון',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
      {
        say: 'מה יש לי אחרי יעל היום',
        slots: {
          students: ['yael'],
          from: '2026-03-10T00:00',
          to: '2026-03-11T00:00',
        },
      },
      {
        say: 'מה קורה מחר בבוקר',
        slots: {
          from: '2026-03-11T06:00',
          to: '2026-03-11T12:00',
        },
      },
      {
        say: 'כמה שיעורים נשארו לי השבוע',
        slots: {
          from: '2026-03-10T09:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'עם מי אני בשני',
        slots: {
          from: '2026-03-16T00:00',
          to: '2026-03-17T00:00',
        },
      },
      {
        say: 'את מי יש לי מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'מה התוכנית של דנה השבוע',
        as: 'parent',
        slots: {
          child: 'dana',
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'מה יש לי בשבוע הקרוב',
        as: 'student',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'מה הסיפור מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'תזכירי לי מה יש היום',
        slots: {
          from: '2026-03-10T00:00',
          to: '2026-03-11T00:00',
        },
      },
      {
        say: 'מה על הפרק ביום ראשון',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
      {
        say: 'מי נשאר לי היום',
        slots: {
          from: '2026-03-10T09:00',
          to: '2026-03-11T00:00',
        },
      },
      {
        say: 'מה יש לאדם ולדנה השבוע',
        as: 'parent',
        slots: {
          child: 'adam',
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
    ],
  },
  {
    command: 'settings.buffers',
    phrases: [
      {
        say: 'אני צריכה עשר דקות בין שיעורים',
        slots: {
          minutes: 10,
        },
      },
    ],
  },
  {
    command: 'settings.contract',
    phrases: [
      {
        say: 'ביטול עד יום לפני',
        slots: {
          minutes: 1440,
        },
      },
    ],
  },
  {
    command: 'settings.hours',
    phrases: [
      {
        say: 'מעכשיו אני עובדת גם בשישי 9-12',
        slots: {},
      },
      {
        say: 'ביום שלישי אני עובדת מ-12 עד 18',
        slots: {},
      },
    ],
  },
  {
    command: 'student.archive',
    phrases: [
      {
        say: 'איתי לא לומד יותר, לארכיון',
        slots: {
          students: ['itay'],
        },
      },
    ],
  },
  {
    command: 'student.invite',
    phrases: [
      {
        say: 'תשלחי הזמנה ל dan@gmail.com',
        slots: {},
      },
    ],
  },
  {
    command: 'student.open',
    phrases: [
      {
        say: 'הפרטים של יעל',
        slots: {
          students: ['yael'],
        },
      },
    ],
  },
  {
    command: 'subject.add',
    phrases: [
      {
        say: 'להוסיף מקצוע ביולוגיה 140 לשעה',
        slots: {
          cost: 140,
        },
      },
    ],
  },
  {
    command: 'subject.price',
    phrases: [
      {
        say: 'מעלה את אנגלית ל-120',
        status: 'ask',
        asks: 'scope',
        slots: {
          subject: 'su-english',
          cost: 120,
        },
      },
      {
        say: 'פיזיקה עולה ל-150 מעכשיו',
        slots: {
          scope: 'future',
          subject: 'su-physics',
          cost: 150,
        },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'לא לקבוע לי כלום ביום שישי',
        slots: {
          start: '2026-03-13T00:00',
          end: '2026-03-14T00:00',
        },
      },
      {
        say: 'שישי מהצהריים והלאה לחסום',
        slots: {
          start: '2026-03-13T12:00',
          end: '2026-03-14T00:00',
        },
      },
      {
        say: 'אל תתנו לקבוע לי מחר עד הצהריים',
        slots: {
          start: '2026-03-11T00:00',
          end: '2026-03-11T12:00',
        },
      },
      {
        say: 'אני בכנס ביום ראשון, לסגור הכל',
        slots: {
          start: '2026-03-15T00:00',
          end: '2026-03-16T00:00',
        },
      },
      {
        say: 'אני לא פה בין 15 ל-18 במרץ',
        slots: {
          start: '2026-03-15T00:00',
          end: '2026-03-19T00:00',
        },
      },
      {
        say: 'בכל יום שני בבוקר אני לא זמינה',
        slots: {
          start: '2026-03-16T06:00',
          end: '2026-03-16T12:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
      {
        say: 'תחסמי לי את מחר מ-12 עד 2',
        slots: {
          start: '2026-03-11T12:00',
          end: '2026-03-11T14:00',
        },
      },
      {
        say: 'פגישה עם המנהלת מחר בעשר עד אחת עשרה וחצי, תחסום',
        slots: {
          start: '2026-03-11T10:00',
          end: '2026-03-11T11:30',
        },
      },
      {
        say: 'לשמור לי את שישי בבוקר לעצמי',
        slots: {
          start: '2026-03-13T06:00',
          end: '2026-03-13T12:00',
        },
      },
      {
        say: 'אני בחופש מה-1 עד ה-5 באפריל',
        slots: {
          start: '2026-04-01T00:00',
          end: '2026-04-06T00:00',
        },
      },
      {
        say: 'תסמני אותי כלא פנויה מחר בבוקר',
        slots: {
          start: '2026-03-11T06:00',
          end: '2026-03-11T12:00',
        },
      },
      {
        say: 'אין קבלת קהל ביום חמישי אחרי שש, תסגרי',
        slots: {
          start: '2026-03-12T18:00',
          end: '2026-03-13T00:00',
        },
      },
      {
        say: 'כל יום רביעי אחרי שבע סגור',
        slots: {
          start: '2026-03-11T19:00',
          end: '2026-03-12T00:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'מתי אני חסומה החודש',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
        },
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'יום שישי פתוח לקביעה',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-14T00:00',
        },
      },
      {
        say: 'אני בכל זאת עובדת ביום שישי',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-14T00:00',
        },
      },
      {
        say: 'התפנה לי יום שישי, תפתחי אותו בחזרה',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-14T00:00',
        },
      },
    ],
  },
  {
    command: 'undo',
    phrases: [
      {
        say: 'תחזירי את מה שהיה',
        slots: {},
      },
      {
        say: 'בטלי את מה שעשית',
        slots: {},
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'אם אין מקום תכניסו אותי לרשימת ההמתנה של הקבוצה',
        as: 'student',
        slots: {
          meeting: 'm-group',
        },
      },
      {
        say: 'תכניסי אותי לרשימת המתנה לקבוצה',
        as: 'student',
        slots: {
          meeting: 'm-group',
        },
      },
    ],
  },
  {
    command: 'waitlist.leave',
    phrases: [
      {
        say: 'תורידי אותי מרשימת ההמתנה',
        as: 'student',
        slots: {
          meeting: 'm-group',
        },
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      {
        say: 'תגלגלי את השבוע הזה לשבוע העוקב',
        slots: {
          start: '2026-03-15T00:00',
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'שבוע הבא בדיוק כמו השבוע',
        slots: {
          start: '2026-03-15T00:00',
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'איתי לא רוצה אנגלית כל רביעי',
      },
      {
        say: 'איתי רוצה אנגלית כל רביעי?',
      },
      {
        say: 'אולי איתי רוצה אנגלית ביום רביעי',
      },
      {
        say: 'נועה רצתה מתמטיקה ביום ראשון ולא יצא',
      },
      {
        say: 'אל תקבעי לאיתי אנגלית ברביעי',
      },
      {
        say: 'דנה לא בראשון',
      },
      {
        say: 'יעל לא היום',
      },
      {
        say: 'לא היום',
        mayAsk: true,
        mayRead: true,
      },
      {
        say: 'לא מחר, תודה',
        mayAsk: true,
        mayRead: true,
      },
      {
        say: 'תודה, לא צריך',
        mayAsk: true,
        mayRead: true,
      },
      {
        say: 'אל תזיזי את יעל, היא באה היום',
      },
      {
        say: 'לא להזיז את דנה מראשון לשני',
      },
      {
        say: 'למה אין מתמטיקה בראשון',
      },
      {
        say: 'אין מתמטיקה בראשון?',
      },
      {
        say: 'אם אני חולה אז אין מתמטיקה בראשון?',
      },
      {
        say: 'אין לי כוח לקבוצה מחר',
      },
      {
        say: 'אף אחד לא יודע מתי הקבוצה',
      },
      {
        say: 'מי רצה להצטרף לקבוצה',
      },
      {
        say: 'האם לסגור את חמישי',
      },
      {
        say: 'אל תסגרי את יום שישי',
      },
      {
        say: 'לא לחסום את חמישי',
      },
      {
        say: 'שלא תבטלו לי את דנה',
      },
      {
        say: 'אמא של עומר אמרה שהוא לא בטוח שיגיע מחר',
      },
      {
        say: 'יעל אמרה שהיא אולי תבטל מחר',
        mayAsk: true,
        mayRead: true,
      },
      {
        say: 'אמרתי לא לבטל את יעל',
      },
      {
        say: 'חשבתי לבטל את יעל אבל לא',
      },
      {
        say: 'דנה חולה, אל תבטלי',
      },
      {
        say: 'עומר חולה, מה עושים',
        mayAsk: true,
        mayRead: true,
      },
      {
        say: 'הגרון שלי גמור, לבטל את יעל?',
      },
      {
        say: 'אם הגרון שלי גמור, תבטלי את יעל',
      },
      {
        say: 'להכפיל את המחיר של איתי? כי זה יום חופש',
      },
      {
        say: 'לא להכפיל את המחיר של איתי כי זה יום חופש',
      },
      {
        say: 'תבטלי את דנה בראשון אלא אם היא באה',
      },
      {
        say: 'יעל ביטלה לי אתמול, כמה זה יוצא',
      },
      {
        say: 'השיעור של דנה יורד?',
      },
      {
        say: 'השיעור של דנה לא יורד',
      },
      {
        say: 'תום לא יצטרף?',
      },
      {
        say: 'אל תקבלי את תום',
      },
      {
        say: 'הקבוצה לא סגורה',
      },
      {
        say: 'תגידי לתום שהקבוצה לא סגורה',
      },
      {
        say: 'אני לא מתחילה ללמד את נועה מתמטיקה בראשון',
      },
      {
        say: 'נתחיל בזמן?',
      },
      {
        say: 'לא נתחיל מוקדם בראשון',
      },
      {
        say: 'מתי נתחיל עם דנה בראשון',
      },
      {
        say: 'תשחררי, לא חשוב',
      },
      {
        say: 'אל תשחררי את כולם ביום חמישי',
      },
      {
        say: 'לשחרר את כולם ביום חמישי?',
      },
      {
        say: 'כבר לא רלוונטי',
      },
      {
        say: 'זה שיעור מספר 8?',
      },
      {
        say: 'נועה לא ממשיכה עד ה-28 במאי?',
      },
      {
        say: 'איתי נופל מהרגליים',
        mayAsk: true,
        mayRead: true,
      },
      {
        say: 'הקבוצה לא נמשכת שעתיים',
      },
      {
        say: 'אני לא פורשת מהקבוצה',
        as: 'student',
      },
      {
        say: 'לא רוצה להמשיך עכשיו, אדבר אחר כך',
        as: 'student',
      },
      {
        say: 'אדם לא חולה',
        as: 'parent',
      },
      {
        say: 'אם אדם חולה אין מתמטיקה ברביעי?',
        as: 'parent',
      },
      {
        say: 'תגידי לאדם שלא יאחר',
        as: 'parent',
      },
      {
        say: 'אדם לא צריך עזרה בפיזיקה',
        as: 'parent',
      },
      {
        say: 'דנה לא רוצה להתחיל אנגלית ברביעי',
        as: 'parent',
      },
      {
        say: 'לא, תשאירי את יעל היום',
      },
      {
        say: 'תשאירי את הקבוצה כמו שהיא',
      },
      {
        say: 'דיברתי עם אמא של עומר, הכול בסדר',
      },
      {
        say: 'סיכמתי עם נועם שנדבר',
        mayAsk: true,
        mayRead: true,
      },
      {
        say: 'סגרתי עם איתי שנחשוב על זה',
        mayAsk: true,
        mayRead: true,
      },
      {
        say: 'עומר ביקש לא לבטל את מחר',
      },
      {
        say: 'אל תקבעי לי שיעור מחר בחמש',
      },
      {
        say: 'אל תקבע כלום מחר בחמש',
      },
      {
        say: 'לא לקבוע שיעור בחמישי בארבע',
      },
      {
        say: 'אל תקבעי את נועה מחר',
      },
      {
        say: 'לא לקבוע מתמטיקה בראשון',
      },
      {
        say: 'אל תקבעי לי שיעור מחר בחמש',
        as: 'student',
      },
      {
        say: 'התפנה לי יום שישי',
      },
      {
        say: 'איתי לא זקוק לשיעור מחר',
      },
      {
        say: 'יעל לא נרשמה למתמטיקה בשבת בעשר',
      },
      {
        say: 'עומר לא צריך עוד שיעור מחר',
      },
      {
        say: 'לא צריך שיעור',
      },
      {
        say: 'אין מצב',
      },
      {
        say: 'איתי פרש מהצבא',
      },
    ],
  },
];

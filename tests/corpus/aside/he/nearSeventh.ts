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
    ],
  },
];

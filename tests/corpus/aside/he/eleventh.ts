/** An eleventh set of a stranger’s sentences in Hebrew, half of them with a reason, an exception or a correction: 90.0% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'דנה נכחה בשיעור ביום ראשון',
        slots: {
          students: ['dana'],
          meeting: 'm-dana',
          occurrence: '2026-03-08T16:00',
          present: true,
        },
      },
      {
        say: 'תסמני שכולם הגיעו לקבוצה אתמול חוץ מאיתי',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'תרשום שעומר הבריז ביום רביעי שעבר',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          present: false,
        },
      },
      {
        say: 'נועם לא היה אתמול',
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: false,
        },
      },
      {
        say: 'דנה ואיתי היו אתמול בקבוצה',
        slots: {
          students: ['dana', 'itay'],
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
        say: 'תורידי לי את היומן של מרץ כ-PDF',
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'תקפוץ ביומן ל-20 באפריל',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'לייבא ליומן קובץ ics',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'תשמרי לי את השיעור של ראשון ביומן בטלפון',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: 'תחפשי ביומן "בגרות"',
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'תצוגה שבועית בבקשה',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'מאשרת את החוזה עבור אדם',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
      {
        say: 'קראתי את החוזה ואני מסכימה',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'תציגי את החוזה שלי',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'יש לי מיגרנה, תבטלי את כל השיעורים של מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'תבטלי את כל השיעורים ביום שני חוץ מנועם',
        or: ['meeting.cancel'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'תעתיקי את הקישור לסנכרון היומן',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'כמה שיעורים היו לנועם עד היום',
        slots: {
          students: ['noam'],
        },
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'תעתיקי לי את קישור ההרשמה לתלמידים',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'תרשמי לי את נועה לפיזקה מחר ב-14:00',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-11T14:00',
        },
        mayAsk: true,
      },
      {
        say: 'עומר פרץ אנגלית יום חמישי 19:00',
        slots: {
          students: ['omer'],
          subject: 'su-english',
          start: '2026-03-12T19:00',
        },
      },
      {
        say: 'לקבוע עם Itay פיזיקה כל יום רביעי ב-15:30',
        slots: {
          students: ['itay'],
          subject: 'su-physics',
          start: '2026-03-11T15:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'תקבע לנועם אנגלית ביום שישי ב-9 בבוקר לשעה וחצי',
        slots: {
          students: ['noam'],
          subject: 'su-english',
          start: '2026-03-13T09:00',
          end: '2026-03-13T10:30',
        },
      },
      {
        say: 'שיעור חדש ליעל ביום ראשון בשעה שמונה עשרה במתמטיקה',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-15T18:00',
        },
      },
      {
        say: 'תקבעי פיזיקה מחר ב-13:00 לנועה, סליחה, לנועם',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-11T13:00',
        },
        mayAsk: true,
      },
      {
        say: 'לקבוע לנועה מתמטיקה כל יום ראשון ב-18:00 עד סוף הסמסטר',
        slots: {
          students: ['noa'],
          subject: 'su-maths',
          start: '2026-03-15T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'שיעור מתמטיקה משותף לעומר ולנועה ביום חמישי ב-18:00, רק השבוע',
        slots: {
          students: ['omer', 'noa'],
          subject: 'su-maths',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'תכניסי את דנה מחרתיים ב-12:30, יש לה מבחן במתמטיקה בשבוע הבא',
        slots: {
          students: ['dana'],
          start: '2026-03-12T12:30',
        },
        mayAsk: true,
      },
      {
        say: 'תקבעי ליעל מתמטיקה מחר ב-3, בעצם ב-4',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'מאפריל אנגלית עם עומר כל יום שני ב-16:00',
        slots: {
          students: ['omer'],
          subject: 'su-english',
          start: '2026-04-06T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'תרשמי מתמטיקה לעומר ביום שישי ב-12:00 ולנועה ביום ראשון ב-14:00',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'במקום איתי תכניסי את נועם לקבוצת שני',
        slots: {
          add: ['noam'],
          remove: ['itay'],
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'תוסיפי את יעל לקבוצת שני, אבל רק בשבוע הבא',
        slots: {
          add: ['yael'],
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'תצרפי את עומר לקבוצת שני',
        slots: {
          add: ['omer'],
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'נועם עוזב, תמחקי את כל הסדרה שלו',
        slots: {
          meeting: 'm-noam',
          scope: 'all',
        },
      },
      {
        say: 'תבטלי את רביעי של עומר, בעצם את חמישי של נועה',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'להפסיק את השיעורים של נועה מאפריל',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-04-02T16:00',
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'אנחנו בחו"ל בשבוע הבא, לבטל לשניהם',
        as: 'parent',
        mayAsk: true,
      },
      {
        say: 'תבטלי את דנה בראשון, אבל את קבוצת שני תשאירי',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'תבטלי את קבוצת שני בשבוע הבא בלבד, אני בכנס',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'דנה לא תגיע בראשון, אנחנו בחתונה',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'לבטל את השיעור של אדם ברביעי, רק השבוע',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
        },
      },
      {
        say: 'עומר חולה תבטלי את מחר',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'לא אוכל להגיע ביום ראשון, נוסעים לסבתא',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'אדם חולה תבטלי לו את מחר',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'תבטלי לי את ראשון הקרוב, רק אותו',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אני חולה לא אגיע ביום שני לקבוצה',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'תבטל לאיתי את האנגלית של שישי',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'להגדיל את קבוצת שני לשישה מקומות',
        mayAsk: true,
      },
      {
        say: 'השיעור של איתי בשישי יהיה מתמטיקה ולא אנגלית',
        slots: {
          subject: 'su-maths',
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'תקראי לשיעור של עומר מחר "חזרה למבחן"',
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
        say: 'אני רוצה לצאת מקבוצת שני מאפריל',
        as: 'student',
        slots: {
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'להוציא את דנה מקבוצת שני, קשה לה',
        as: 'parent',
        slots: {
          child: 'dana',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'תקדימי את יעל היום ברבע שעה',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T14:45',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר לדחות את השיעור של ראשון בחצי שעה',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T16:30',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'תזיזי את דנה בראשון חצי שעה מאוחר יותר, רק הפעם',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          start: '2026-03-15T16:30',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'את קבוצת שני תזיזי ל-19:30 מעכשיו, לא מספיקים להגיע',
        slots: {
          meeting: 'm-group',
          start: '2026-03-16T19:30',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
      {
        say: 'מאפריל השיעור של דנה ביום ראשון עובר ל-17:00',
        slots: {
          meeting: 'm-dana',
          start: '2026-04-05T17:00',
          occurrence: '2026-04-05T16:00',
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'תזיזי את נועה לשישי ב-11:00, סליחה, ב-12:00',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-13T12:00',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'להעביר את אדם מרביעי לחמישי באותה שעה, רק השבוע',
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
        say: 'אפשר להעביר את ראשון לשלישי ב-17:00 רק הפעם? יש לי טיול',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-17T17:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'תזיזי את נועם ביום שני ל-18:00',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T18:00',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר להזיז את אדם מחר ל-17:00?',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-11T17:00',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'תדחי את עומר מחר בחצי שעה',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T18:30',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'לנועה יש טיול, תעבירי אותה מחמישי לשישי ב-9 בבוקר רק השבוע',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-13T09:00',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'השיעור של נועם בשני הקרוב יהיה בשלישי באותה שעה, אבל רק הפעם',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-17T17:00',
          occurrence: '2026-03-16T17:00',
          scope: 'this',
        },
      },
      {
        say: 'להעביר את האנגלית של איתי משישי לראשון באותה שעה',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-15T10:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'תעבירי את יעל לחמישי ב-12:00 במקום היום, רק הפעם',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-12T12:00',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: 'תתחילי את המספור של נועה מ-5',
        slots: {
          meeting: 'm-noa',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'תפתחי לי את השיעור של נועם ביום שני',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'תעבירי את נועה ביום חמישי ל-Zoom',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: 'אני מצוננת אז מחר ומחרתיים הכול בזום',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-13T00:00',
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: 'השיעור של עומר אצלו בבית, רק מחר',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
          place: 'student',
        },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'השיעור של איתי בשישי יעלה 120 שקל',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          cost: 120,
        },
      },
      {
        say: 'מאפריל נועם משלם 160 לשיעור במקום 140',
        slots: {
          meeting: 'm-noam',
          scope: 'future',
          cost: 160,
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'תציעי לנועם יום ראשון ב-19:00',
        slots: {
          start: '2026-03-15T19:00',
        },
        or: ['pending.decline'],
      },
      {
        say: 'חמישי תפוס, תציעי ליעל שישי ב-12:00 במקום',
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
        say: 'שעה לפני השיעור של עומר מחר תזכירי לי',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'עומר עובר לפעם בשבועיים',
        slots: {
          meeting: 'm-omer',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
        },
        mayAsk: true,
      },
      {
        say: 'מאפריל נועה רק שבוע כן שבוע לא, יקר להם',
        slots: {
          meeting: 'm-noa',
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אנגלית כל יום רביעי ב-17:00 עד סוף יוני',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;UNTIL=20260630',
        },
      },
      {
        say: 'אפשר שיעור מתמטיקה ביום חמישי ב-14:00?',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T14:00',
        },
      },
      {
        say: 'יש לי מבחן, אפשר עוד שיעור מתמטיקה ביום שישי ב-10:00?',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-13T10:00',
        },
      },
      {
        say: 'מתמטיקה לדנה ביום ראשון ב-18:00, סליחה, לאדם',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-15T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'לקבוע לאדם אנגלית ביום חמישי ב-15:00',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-12T15:00',
        },
      },
      {
        say: 'לקבוע מתמטיקה מחר ב-3, בעצם ב-4',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר עוד שיעור מתמטיקה לדנה ביום שישי ב-9:00? יש לה מבחן',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'dana',
          start: '2026-03-13T09:00',
        },
      },
      {
        say: 'אדם צריך פיזיקה כל יום ראשון ב-17:00 מאפריל',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'adam',
          start: '2026-04-05T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
      {
        say: 'שבוע כן שבוע לא אנגלית לדנה ברביעי ב-19:00',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'dana',
          start: '2026-03-11T19:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
        },
      },
      {
        say: 'אני צריכה שיעור פיזיקה מחר בשש בערב',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-11T18:00',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'תוסיפי רבע שעה לשיעור של יעל היום, רק הפעם',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          minutes: 60,
          scope: 'this',
        },
      },
      {
        say: 'מאפריל השיעורים של נועה שעה ורבע במקום שעה',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-04-02T16:00',
          minutes: 75,
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'תקצר את נועם בשני הקרוב ל-45 דקות',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          minutes: 45,
        },
        mayAsk: true,
      },
      {
        say: 'להאריך את השיעור של עומר מחר לשעה וחצי',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          minutes: 90,
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'תורידי חמישה אחוז מכל השיעורים של אפריל',
        slots: {
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'אין לי בעיה עם חמישי, לאשר את הבקשה של יעל',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'תאשרי ליעל את המתמטיקה בחמשי',
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
        say: 'תסרבי לבקשה של יעל, אני עמוסה',
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
        say: 'תראי לי מה יעל ביקשה',
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
        say: 'איזה שיעורים מחכים לאישור שלי',
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'לבטל את הבקשה ששלחתי לשיעור בחמישי, הסתדרתי',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'לבטל את הבקשה לשיעור ששלחתי עבור אדם',
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
        say: 'יש עוד מקום בקבוצה, תקבלי את תום בן עמי',
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: 'תדחי את בקשת ההצטרפות של תום, הקבוצה גדולה מדי',
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'מה קורה עם בקשת ההצטרפות שלי?',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'מי ביקש להצטרף לקבוצת שני?',
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'אני מושכת את בקשת ההצטרפות לקבוצה',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'איתי רוצה לעבור לרביעי ב-17:00, זה פנוי?',
        slots: {
          start: '2026-03-11T17:00',
        },
        mayAsk: true,
      },
      {
        say: 'רבקה פנויה ביום רביעי ב-17:00?',
        as: 'student',
        slots: {
          start: '2026-03-11T17:00',
        },
      },
      {
        say: 'מחר ב-19:00 אני פנויה?',
        slots: {
          start: '2026-03-11T19:00',
        },
      },
      {
        say: 'חמישי בשש בערב תפוס לי?',
        slots: {
          start: '2026-03-12T18:00',
        },
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'תמצאי לי 45 דקות מחר לפני הצהריים',
        slots: {
          minutes: 45,
          from: '2026-03-11T09:00',
          to: '2026-03-11T12:00',
        },
      },
      {
        say: 'מתי רבקה פנויה מחר?',
        as: 'student',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'מתי יש לרבקה זמן פנוי ביום חמישי?',
        as: 'parent',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'מתי אני פנויה השבוע חוץ מיום חמישי?',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'מתי היה השיעור האחרון של אדם',
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
        say: 'מתי השיעור הבא של דנה',
        as: 'parent',
        slots: {
          child: 'dana',
        },
      },
      {
        say: 'מתי יש לי את השיעור הבא',
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
        say: 'איזה שיעורים יש לי בסוף השבוע, אני רוצה לנסוע',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'איזה שיעורים יש לילדים בשבוע הבא',
        as: 'parent',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'מה יש לי מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'מה השיעורים שלי בשבוע הבא',
        as: 'student',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'מה יש לאדם מחר?',
        as: 'parent',
        slots: {
          child: 'adam',
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
        say: 'קיבלתי קישור ממורה, אני רוצה להצטרף אליה',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'תחסמי לי את יום חמישי מתשע בבוקר עד שתים עשרה בצהריים',
        slots: {
          start: '2026-03-12T09:00',
          end: '2026-03-12T12:00',
        },
      },
      {
        say: 'אני בחופש מ-1.4 עד 9.4',
        slots: {
          start: '2026-04-01T00:00',
          end: '2026-04-10T00:00',
        },
      },
      {
        say: 'תחסמי כל יום בין 13:00 ל-14:00 חוץ משבת',
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU,MO,TU,WE,TH,FR',
        },
        mayAsk: true,
      },
      {
        say: 'רופא שיניים מחר מ-13:00 עד 14:30, לחסום',
        slots: {
          start: '2026-03-11T13:00',
          end: '2026-03-11T14:30',
        },
      },
      {
        say: 'רק השבוע לחסום לי את שישי, יש לנו אירוע',
        slots: {
          start: '2026-03-13T00:00',
          end: '2026-03-14T00:00',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'אילו זמנים חסמתי החודש?',
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'תשחררי את החסימה של מחר בצהריים',
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
        say: 'תורידי אותי מרשימת ההמתנה',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      {
        say: 'לשכפל את השבוע הזה לשבוע הבא',
        mayAsk: true,
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'לא ביקשתי לבטל את השיעור של אדם',
        as: 'parent',
      },
      {
        say: 'האם השיעור של יעל היום מבוטל?',
        mayRead: true,
      },
      {
        say: 'תודה רבה, עזרת לי מאוד',
      },
      {
        say: 'כדאי להזיז את עומר לחמישי?',
        mayRead: true,
      },
      {
        say: 'השיעור שלי ביום שני בוטל?',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'מה יקרה אם אבטל את כל יום רביעי?',
        mayRead: true,
      },
      {
        say: 'אל תבטלי לי את ראשון, אני מגיעה',
        as: 'student',
      },
      {
        say: 'המורה שלהם בבית הספר ביטל את המבחן בפיזיקה',
      },
      {
        say: 'חברה שלי לא הולכת לשיעור שלה מחר',
        as: 'student',
      },
      {
        say: 'למה נועם ביטל אתמול?',
        mayRead: true,
      },
      {
        say: 'אל תבטלי את השיעור של דנה ביום ראשון',
      },
      {
        say: 'תודה רבה רבקה, דנה נהנתה מאוד אתמול',
        as: 'parent',
      },
      {
        say: 'למה השיעור של דנה עבר לשעה אחרת?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'עוד לא החלטתי אם להעביר את נועה לשישי',
      },
    ],
  },
];

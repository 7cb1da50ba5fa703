/** A fifteenth set of a stranger’s sentences in Hebrew, everyday orders: 98.7% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'לסמן לעומר נוכחות ברביעי האחרון',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          present: true,
        },
      },
      {
        say: 'נועם לא הגיע אתמול',
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: false,
        },
      },
      {
        say: 'נועה הבריזה ביום חמישי',
        slots: {
          students: ['noa'],
          meeting: 'm-noa',
          occurrence: '2026-03-05T16:00',
          present: false,
        },
      },
      {
        say: 'תסמני שיעל הייתה בשלישי שעבר',
        slots: {
          students: ['yael'],
          meeting: 'm-yael',
          occurrence: '2026-03-03T15:00',
          present: true,
        },
      },
      {
        say: 'אתמול בקבוצה כולם הגיעו',
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
        say: 'להוריד את מרץ כקובץ PDF',
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'קפצי ל-12 באפריל ביומן',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'להעלות ליומן קובץ ics',
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'תוסיפי את השיעור של ראשון ליומן בטלפון שלי',
        as: 'student',
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: 'תחפשי ביומן ״בגרות״',
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'לעבור לתצוגת שבוע',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'מאשרת את החוזה בשביל אדם',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'קראתי את החוזה ואני מאשרת אותו',
        as: 'student',
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'תראי לי את החוזה שלי',
      },
      {
        say: 'אני רוצה לראות את החוזה של רבקה',
        as: 'parent',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'אני לא מרגישה טוב, תבטלי לי את כל השיעורים מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
        mayAsk: true,
      },
      {
        say: 'לבטל את כל מה שיש לי ביום חמישי אחר הצהריים',
        slots: {
          from: '2026-03-12T12:00',
          to: '2026-03-12T17:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'תעתיקי לי את הקישור לסנכרון היומן',
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'כמה שיעורים כבר היו לי עם יעל?',
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
        say: 'להעתיק את קישור ההרשמה לתלמידים',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'תרשמי לי את עומר למתמטיקה מחר בחמש',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-11T17:00',
        },
      },
      {
        say: 'לקבוע שיעור עם נועם ביום חמישי בשבע וחצי בערב',
        slots: {
          students: ['noam'],
          start: '2026-03-12T19:30',
        },
        mayAsk: true,
      },
      {
        say: 'איתי פיזיקה ראשון 18:00',
        slots: {
          students: ['itay'],
          subject: 'su-physics',
          start: '2026-03-15T18:00',
        },
      },
      {
        say: 'אני רוצה להוסיף לנועה שיעור קבוע באנגלית בימי ראשון ב-17:30',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-15T17:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
      {
        say: 'שיעור חדש, אנגלית עם דנה, 18.3 בשעה 17:15',
        slots: {
          students: ['dana'],
          subject: 'su-english',
          start: '2026-03-18T17:15',
        },
      },
      {
        say: 'שבצי את עומר ביום שישי בתשע בבוקר, אצלו בבית',
        slots: {
          students: ['omer'],
          start: '2026-03-13T09:00',
          place: 'student',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר לקבוע ל-Dana מתמטיקה ביום רביעי מ-14:00 עד 15:00?',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-11T14:00',
          end: '2026-03-11T15:00',
        },
      },
      {
        say: 'יעל מתמטיקה פעם בשבועיים ברביעי ב-16:00 החל מ-18 במרץ',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-18T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
        },
      },
      {
        say: 'תכניסי את נועם מחרתיים בשלוש ורבע לשעה וחצי פיזיקה',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-12T15:15',
          end: '2026-03-12T16:45',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'לרשום את יעל מחר ב-16:00 ואת נועה מחרתיים ב-17:30',
        mayAsk: true,
      },
      {
        say: 'תקבעי נועם פיזיקה ראשון ב-15:00 ועומר מתמטיקה חמישי ב-18:00',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'תוציאי את איתי מקבוצת שני',
        slots: {
          remove: ['itay'],
          scope: 'future',
        },
      },
      {
        say: 'להוסיף את עומר לקבוצת שני',
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
        say: 'תבטלי את נועה השבוע',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
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
      {
        say: 'דנה לא תוכל לבוא לקבוצה ביום שני',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר לבטל לי את עומר מחר?',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'לבטל את איתי בשישי',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'צריכה לבטל את המתמטיקה של ראשון, רק הפעם',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אפשר לבטל לדנה את השיעור של ראשון רק הפעם?',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אני חולה ולא אגיע ביום שני',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
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
        say: 'תמחקי את נועם ביום שני רק הפעם',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'תגדילי את קבוצת שני לשישה מקומות',
        mayAsk: true,
      },
      {
        say: 'השיעור של עומר מחר יהיה פיזיקה ולא מתמטיקה',
        slots: {
          subject: 'su-physics',
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'תוסיפי הערה לשיעור של איתי בשישי: להביא ספר',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'לשנות את השם של השיעור עם נועה ביום חמישי ל״חזרה למבחן״',
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
        say: 'אני רוצה לעזוב את קבוצת שני',
        as: 'student',
        slots: {
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'להעביר את איתי משישי ליום ראשון ב 17:00',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'אפשר להזיז את ראשון לחמש במקום ארבע, רק הפעם?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'תעבירי בבקשה את השיעור של אדם מחר לחמש',
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
        say: 'אפשר להעביר את השיעור של ראשון לשני ב-17:30?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-16T17:30',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'להזיז את עומר מחר לשבע',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T19:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר להזיז את אדם מרביעי לחמישי באותה שעה?',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-12T16:00',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'להזיז את דנה של ראשון ל-16:30 מעכשיו',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          start: '2026-03-15T16:30',
          occurrence: '2026-03-15T16:00',
          scope: 'future',
        },
      },
      {
        say: 'מעכשיו נועה מתחילה ב-16:30',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T16:30',
          occurrence: '2026-03-12T16:00',
          scope: 'future',
        },
      },
      {
        say: 'תקדימי את השיעור של יעל היום ברבע שעה',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T14:45',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'תדחי לי את השיעור של ראשון בחצי שעה',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T16:30',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'תדחי את נועם בחצי שעה, רק הפעם',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T17:30',
          occurrence: '2026-03-16T17:00',
          scope: 'this',
        },
      },
      {
        say: 'להזיז את קבוצת שני לשבע ורבע מעכשיו והלאה',
        slots: {
          meeting: 'm-group',
          start: '2026-03-16T19:15',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
      {
        say: 'תעבירי את נועה מחמישי לשישי באותה שעה',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-13T16:00',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: 'להתחיל את המספור של עומר מ-20',
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
        say: 'תפתחי לי את השיעור של עומר מחר',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'בשבוע הבא הכול אונליין',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: 'השיעורים של נועה מעכשיו אצלי בבית',
        slots: {
          meeting: 'm-noa',
          scope: 'future',
          place: 'teacher',
        },
      },
      {
        say: 'תעבירי את כל השיעורים של מחר לזום',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: 'השיעור של יעל היום יהיה אצלה',
        slots: {
          meeting: 'm-yael',
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
        say: 'לשנות את המחיר של השיעור עם איתי בשישי ל-140 שקל',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          cost: 140,
        },
      },
      {
        say: 'השיעור של עומר מחר יעלה 170 ש״ח',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          cost: 170,
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'תציעי ליעל במקום זה יום ראשון ב-17:00',
        slots: {
          start: '2026-03-15T17:00',
        },
        or: ['pending.decline', 'pending.decline'],
      },
      {
        say: 'להציע לנועם מחר בשש בערב',
        slots: {
          start: '2026-03-11T18:00',
        },
        or: ['pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'תזכירי לי שעה לפני נועה ביום חמישי',
        slots: {
          meeting: 'm-noa',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'להפוך את השיעור של איתי בשישי לשבועי',
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: 'תעשי את השיעור של נועה כל שבועיים',
        slots: {
          meeting: 'm-noa',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
        },
        mayAsk: true,
      },
      {
        say: 'השיעור השבועי של נועם יחזור רק עד סוף יוני',
        slots: {
          meeting: 'm-noam',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20260630',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'רוצה שיעור מתמטיקה של שעה ב-19.3 בשעה 18:00',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-19T18:00',
          end: '2026-03-19T19:00',
        },
      },
      {
        say: 'אפשר שיעור במתמטיקה ביום חמישי ב-17:00?',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'לקבוע לי אנגלית כל יום רביעי ב-17:00',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'אדם מתמטיקה כל יום שני ב-15:30',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-16T15:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
      {
        say: 'לקבוע לאדם שיעור אנגלית ביום ראשון ב-17:00',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-15T17:00',
        },
      },
      {
        say: 'היי רבקה אפשר לקבוע מתמטיקה בשני הקרוב בארבע וחצי',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-16T16:30',
        },
      },
      {
        say: 'דנה צריכה עוד שיעור מתמטיקה ברביעי ב-18:30',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'dana',
          start: '2026-03-11T18:30',
        },
      },
      {
        say: 'אשמח לשיעור פיזיקה לדנה ב-20.3 בעשר בבוקר',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'dana',
          start: '2026-03-20T10:00',
        },
      },
      {
        say: 'פיזיקה שישי 9:30 אונליין',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-13T09:30',
          place: 'online',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'השיעור של נועם ביום שני יהיה 45 דקות, רק הפעם',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          minutes: 45,
          scope: 'this',
        },
      },
      {
        say: 'תאריכי את נועה ביום חמישי בחצי שעה',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          minutes: 90,
        },
        mayAsk: true,
      },
      {
        say: 'לקצר את עומר לחצי שעה מעכשיו',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          minutes: 30,
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'להעלות את המחיר של כל השיעורים ב-5 אחוז מאפריל',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'מאשרת ליעל את חמישי',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'לאשר את הבקשה של יעל למתמטיקה',
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
        say: 'לסרב ליעל על השיעור שביקשה בחמישי',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'תדחי את הבקשה של יעל',
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
        say: 'תפתחי את הבקשה של יעל',
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
        say: 'יש משהו שמחכה לאישור שלי?',
        or: ['request.show'],
      },
      {
        say: 'איזה בקשות לשיעור עוד פתוחות',
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'לבטל את הבקשה ששלחתי ליום חמישי',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'תמשכי בחזרה את הבקשה לשיעור ששלחנו לאדם',
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
      {
        say: 'אני רוצה להצטרף לקבוצה של רבקה באנגלית',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      {
        say: 'לקבל את תום לקבוצת שני',
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: 'לסרב לבקשת ההצטרפות של תום בן עמי',
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'מה קורה עם הבקשה של אדם להצטרף לקבוצה?',
        as: 'parent',
        slots: {
          child: 'adam',
        },
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
        say: 'תמשכי את בקשת ההצטרפות שלי לקבוצה',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'חמישי ב-16:30 מתנגש לי עם משהו?',
        slots: {
          start: '2026-03-12T16:30',
        },
      },
      {
        say: 'אני פנויה ביום ראשון בחמש?',
        slots: {
          start: '2026-03-15T17:00',
        },
      },
      {
        say: 'רביעי ב-17:00 תפוס?',
        slots: {
          start: '2026-03-11T17:00',
        },
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'איזה שעות פנויות יש לרבקה מחר בערב',
        as: 'student',
        slots: {
          from: '2026-03-11T17:00',
          to: '2026-03-11T21:00',
        },
      },
      {
        say: 'מתי יש לי שעה פנויה ביום חמשי',
        slots: {
          minutes: 60,
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'מתי רבקה פנוייה ביום חמישי אחר הצהריים?',
        as: 'student',
        slots: {
          from: '2026-03-12T12:00',
          to: '2026-03-12T17:00',
        },
      },
      {
        say: 'מתי רבקה פנויה מחר אחרי שלוש?',
        as: 'parent',
        slots: {
          from: '2026-03-11T15:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'תמצאי לי חור של 45 דקות עד יום שישי',
        slots: {
          minutes: 45,
          to: '2026-03-14T00:00',
        },
      },
      {
        say: 'איזה חלונות יש לי מחר אחרי ארבע',
        slots: {
          from: '2026-03-11T16:00',
          to: '2026-03-12T00:00',
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'מתי בפעם האחרונה לימדתי את נועם',
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
        say: 'מתי אני באה לרבקה בפעם הבאה?',
        as: 'student',
      },
      {
        say: 'מתי השיעור הבא עם עומר?',
        slots: {
          students: ['omer'],
        },
      },
      {
        say: 'מתי השיעור הבא של אדם',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'תראי לי את השיעורם של נועה במרץ',
        slots: {
          students: ['noa'],
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
        },
      },
      {
        say: 'אילו שיעורים יש לאדם בחודש הבא?',
        as: 'parent',
        slots: {
          child: 'adam',
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
      {
        say: 'איזה שיעורים יש לי בסוף השבוע',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'מה יש לילדים מחר?',
        as: 'parent',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'מה הלוז שלי למחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'אילו שיעורים היו לי בפברואר',
        as: 'student',
        slots: {
          from: '2026-02-01T00:00',
          to: '2026-03-01T00:00',
        },
      },
      {
        say: 'מי אצלי ביום שני',
        slots: {
          from: '2026-03-16T00:00',
          to: '2026-03-17T00:00',
        },
      },
      {
        say: 'מה יש לי שבוע הבא?',
        as: 'student',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'יש לי קישור ממורה, רוצה להצטרף אליה',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'תסגרי לי את יום חמישי מ-12:00 עד 15:00',
        slots: {
          start: '2026-03-12T12:00',
          end: '2026-03-12T15:00',
        },
      },
      {
        say: 'אני בחופשה מ-5.4 עד 8.4',
        slots: {
          start: '2026-04-05T00:00',
          end: '2026-04-09T00:00',
        },
      },
      {
        say: 'לחסום כל יום שישי בבוקר',
        slots: {
          start: '2026-03-13T06:00',
          end: '2026-03-13T12:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: 'רופא מחרתיים מ-9:00 עד 10:30 לחסום',
        slots: {
          start: '2026-03-12T09:00',
          end: '2026-03-12T10:30',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'תראי לי את כל החסימות שלי',
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'לשחרר את החסימה של מחר בצהריים',
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
        say: 'להוריד את אדם מרשימת ההמתנה לקבוצת שני',
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
        say: 'לשכפל את השבוע הזה לשבוע הבא',
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'דנה סיפרה לי שהשיעור היה מצוין',
        as: 'parent',
      },
      {
        say: 'לא צריך להזיז את עומר מחר',
      },
      {
        say: 'אמא של יעל אמרה שאולי הם ירצו להזיז',
      },
      {
        say: 'כדאי לי להזיז את קבוצת שני לשמונה?',
        mayRead: true,
      },
      {
        say: 'נועה אמרה שהשיעור שלה הוזז',
        as: 'student',
      },
      {
        say: 'ביטלתי את השיעור של איתי או לא?',
        mayRead: true,
      },
      {
        say: 'אל תבטלי לי את ראשון',
        as: 'student',
      },
      {
        say: 'עוד לא לאשר ליעל',
      },
      {
        say: 'היה ממש כיף בשיעור תודה',
        as: 'student',
      },
      {
        say: 'תודה רבה, יצא מעולה',
      },
      {
        say: 'אל תבטלי את נועה',
      },
      {
        say: 'האם כדאי לאדם לעבור לשעה וחצי?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'למה השיעור של דנה בוטל בשבוע שעבר?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'אל תזיזי את השיעור של אדם בינתיים',
        as: 'parent',
      },
      {
        say: 'למה נועם בוטל אתמול?',
        mayRead: true,
      },
    ],
  },
];

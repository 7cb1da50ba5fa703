/** The ninth set by another stranger, in Hebrew: 95.3% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'תסמני שאיתי היה אתמול בקבוצה',
        slots: {
          students: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'לסמן חיסור לאיתי בקבוצה של אתמול',
        slots: {
          students: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: false,
        },
      },
      {
        say: 'דנה לא הגיעה ביום ראשון',
        slots: {
          students: ['dana'],
          meeting: 'm-dana',
          occurrence: '2026-03-08T16:00',
          present: false,
        },
      },
      {
        say: 'כולם הגיעו אתמול לקבוצה',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
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
        say: 'נועה נעדרה בחמישי האחרון',
        slots: {
          students: ['noa'],
          meeting: 'm-noa',
          occurrence: '2026-03-05T16:00',
          present: false,
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
        say: 'קפוץ ל-5 באפריל',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'להעלות קובץ ics ליומן',
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'תוסיף את השיעור של ראשון ליומן בטלפון',
        as: 'student',
        slots: {
          occurrence: '2026-03-15T16:00',
        },
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: 'חפש ביומן ״בגרות״',
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'תציג לי תצוגת יום',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'מאשר את החוזה בשביל אדם',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'קראתי את החוזה ואני מסכימה',
        as: 'student',
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'תראו לי את החוזה של רבקה',
        as: 'parent',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'תנקי לי את כל יום חמישי',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'אני לא מרגיש טוב, בטל את כל השיעורים של היום',
        slots: {
          from: '2026-03-10T00:00',
          to: '2026-03-11T00:00',
        },
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'תעתיקו לי קישור לסנכרון היומן של הילדים',
        as: 'parent',
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'כמה שיעורים כבר היו לי עם עומר',
        slots: {
          students: ['omer'],
        },
      },
      {
        say: 'כמה שיעורים כבר עשתה דנה',
        as: 'parent',
        slots: {
          child: 'dana',
        },
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'תעתיקי את לינק ההרשמה שלי',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'תקבעי לעומר פיזיקה מחר בשבע בערב',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-03-11T19:00',
        },
      },
      {
        say: 'דנה maths מחר ב-12:00',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-11T12:00',
        },
      },
      {
        say: 'יעל מתמטיקה יום חמישי 18:30',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-12T18:30',
        },
      },
      {
        say: 'תרשום לי בבקשה את נועם לאנגלית מחרתיים באחת בצהריים',
        slots: {
          students: ['noam'],
          subject: 'su-english',
          start: '2026-03-12T13:00',
        },
      },
      {
        say: 'כל רביעי בארבע וחצי מתמטיקה עם נועם',
        slots: {
          students: ['noam'],
          subject: 'su-maths',
          start: '2026-03-11T16:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'שיעור אנגלית חדש עם נועה ביום ראשון הקרוב ב-14:30 לשעה',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-15T14:30',
          end: '2026-03-15T15:30',
        },
      },
      {
        say: 'שיעור נוסף לדנה במתמטיקה בשלישי הבא ב-17:00',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-17T17:00',
        },
      },
      {
        say: 'אנגלית עם נועם פעם בשבועיים בימי שני בשלוש, החל מה-16 במרץ',
        slots: {
          students: ['noam'],
          subject: 'su-english',
          start: '2026-03-16T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
        },
      },
      {
        say: 'לשבץ את יעל לפיזיקה היום ב-16:30',
        slots: {
          students: ['yael'],
          subject: 'su-physics',
          start: '2026-03-10T16:30',
        },
      },
      {
        say: 'אפשר לקבוע לדנה פיזיקה ב-18.3 ב-17:15?',
        slots: {
          students: ['dana'],
          subject: 'su-physics',
          start: '2026-03-18T17:15',
        },
      },
      {
        say: 'תוסיף לעומר מתמטיקה במוצ״ש בשמונה',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-14T20:00',
        },
      },
      {
        say: 'תכניס שיעור מתמטיקה לנועה, שני הקרוב, 15:00–15:45, בזום',
        slots: {
          students: ['noa'],
          subject: 'su-maths',
          start: '2026-03-16T15:00',
          end: '2026-03-16T15:45',
          place: 'online',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'תקבעי את עומר לפיזיקה בראשון ב-17:30 ואת נועה לאנגלית בשלישי ב-18:00',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'להוציא את איתי מהקבוצה של שני',
        slots: {
          remove: ['itay'],
          scope: 'future',
        },
      },
      {
        say: 'תכניסי את נועם לקבוצת שני',
        slots: {
          add: ['noam'],
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'תבטלי את עומר מחר',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'יעל חולה, תבטלי את השיעור שלה היום',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'תבטלי לי את קבוצת שני הקרובה, רק הפעם',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'אפשר לבטל רק הפעם את דנה ביום ראשון?',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'תמחקי את כל הסדרה של נועה',
        slots: {
          meeting: 'm-noa',
          scope: 'all',
        },
      },
      {
        say: 'לבטל לדנה את קבוצת שני ב-16.3, רק הפעם',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'לבטל רק את השיעור הקרוב של נועה',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אני לא אוכל להגיע ביום ראשון',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'בטל את קבוצת שני ב-23 במרץ',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-23T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'אדם לא יגיע מחר, יש לו חום',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'תגדיל את קבוצת שני ל-6 מקומות',
        mayAsk: true,
      },
      {
        say: 'השיעור של איתי בשישי יהיה מתמטיקה במקום אנגלית',
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
        say: 'תכתבי בהערות לשיעור של עומר מחר: להביא מחברת משבצות',
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
        say: 'להוציא את דנה מקבוצת שני',
        as: 'parent',
        slots: {
          child: 'dana',
          scope: 'future',
        },
      },
      {
        say: 'אני רוצה לצאת מקבוצת שני',
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
        say: 'תזיזי את יעל היום ל-16:00',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T16:00',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'את הפיזיקה של נועה תעבירי לשישי ב-9:30 בבוקר',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-13T09:30',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'תעבירי את דנה מראשון לשני ב-15:00 חד פעמי',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          start: '2026-03-16T15:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'תעבירי את עומר מרביעי לחמישי מעכשיו והלאה',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-12T18:00',
          occurrence: '2026-03-11T18:00',
          scope: 'future',
        },
      },
      {
        say: 'תזיז לי בבקשה את קבוצת שני לשבע וחצי רק בשבוע הבא',
        slots: {
          meeting: 'm-group',
          start: '2026-03-16T19:30',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'להעביר את השיעור מראשון לשלישי באותה שעה',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-17T16:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר להזיז את אדם מחר לחמש?',
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
        say: 'להזיז את דנה ביום ראשון לחמש, רק הפעם',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'נועה, חמישי, להזיז ל-17:00',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T17:00',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'תדחי את נועה בחצי שעה, רק השבוע',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T16:30',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אפשר להזיז את ראשון לחמש וחצי רק הפעם?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:30',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'אפשר לדחות את איתי בשישי בשעה?',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-13T11:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'תעביר את עומר ממחר לחמישי באותה שעה',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-12T18:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'תעבירו את השיעורר של עומר מחר ל-19:00',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T19:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'תקדימי את השיעור של נועם בשני ברבע שעה',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T16:45',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: 'השיעור של יעל היום הוא מספר 8',
        slots: {
          meeting: 'm-yael',
        },
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'תפתחי את השיעור של נועה בחמישי',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'מעכשיו השיעורים של נועה אצלה בבית',
        slots: {
          meeting: 'm-noa',
          scope: 'future',
          place: 'student',
        },
      },
      {
        say: 'כל השיעורים של מחר אצלי בבית',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
          place: 'teacher',
        },
        mayAsk: true,
      },
      {
        say: 'תעבירי את עומר מחר לזום',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          place: 'online',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'המחיר של השיעור של איתי בשישי יהיה 160 שקל',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          cost: 160,
        },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'להציע ליעל את יום שלישי בשש בערב',
        slots: {
          start: '2026-03-17T18:00',
        },
        or: ['pending.decline'],
      },
      {
        say: 'תציע ליעל שישי ב-12:00 במקום חמישי',
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
        say: 'תזכיר לי עשרים דקות לפני השיעור של עומר מחר',
        slots: {
          meeting: 'm-omer',
        },
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'תעביר את עומר לשבוע כן שבוע לא',
        slots: {
          meeting: 'm-omer',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
        },
        mayAsk: true,
      },
      {
        say: 'תהפוך את השיעור של איתי בשישי לקבוע כל שבוע',
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: 'דנה ביום ראשון תהיה מעכשיו פעם בשבועיים',
        slots: {
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU',
        },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'רוצה לקבוע אנגלית עם רבקה מחר ב-17:00',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T17:00',
        },
      },
      {
        say: 'אפשר שיעור פיזיקה ביום חמישי בשש בערב?',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'אפשר לדנה שיעור אנגלית בחמישי בשש וחצי?',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'dana',
          start: '2026-03-12T18:30',
        },
      },
      {
        say: 'פיזיקה כל יום רביעי ב-15:30 עד סוף מאי',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-11T15:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;UNTIL=20260531',
        },
      },
      {
        say: 'צריך תגבור במתמטיקה בשישי ב-11 בבוקר',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-13T11:00',
        },
      },
      {
        say: 'לקבוע לאדם פיזיקה ביום ראשון ב-17:00',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'adam',
          start: '2026-03-15T17:00',
        },
      },
      {
        say: 'אדם מתמטיקה שישי 9:30',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-13T09:30',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'תאריכי את עומר מחר לשעה',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          minutes: 60,
        },
        mayAsk: true,
      },
      {
        say: 'לקצר את נועה ל-45 דקות, רק השבוע',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          minutes: 45,
          scope: 'this',
        },
      },
      {
        say: 'תוסיף רבע שעה לשיעור של איתי בשישי',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          minutes: 60,
        },
      },
      {
        say: 'הקבוצה של שני תהיה שעתיים, רק הפעם',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          minutes: 120,
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'להוזיל את כל השיעורים בשבוע הבא ב-10%',
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'תאשרי ליעל את חמישי',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'מאשרת את הבקשה של יעל למתמטיקה',
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
        say: 'סרב ליעל, חמישי לא מסתדר לי',
        slots: {
          pending: 'p-yael',
        },
      },
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
        say: 'פרטים על השיעור הממתין של יעל',
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
        say: 'מה קורה עם השיעור שביקשתי',
        as: 'student',
        or: ['request.show', 'pending.open'],
      },
      {
        say: 'יש שיעורים שמחכים לאישור שלי?',
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'תמחקי את הבקשה שלי לשיעור ביום חמישי',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'לבטל את הבקשה לשיעור של אדם',
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
        say: 'אפשר להצטרף לקבוצת אנגלית?',
        as: 'student',
        mayAsk: true,
      },
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
        say: 'תקבל את תום בן עמי לקבוצה',
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: 'תדחי את בקשת ההצטרפות של תום',
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'מי ביקש להצטרף לקבוצת שני?',
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'לבטל את בקשת ההצטרפות שלי',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'אני פנויה בראשון ב-18:00?',
        slots: {
          start: '2026-03-15T18:00',
        },
      },
      {
        say: 'רבקה פנויה מחר ב-19:00?',
        as: 'parent',
        slots: {
          start: '2026-03-11T19:00',
        },
      },
      {
        say: 'מחר בארבע פנוי?',
        slots: {
          start: '2026-03-11T16:00',
        },
      },
      {
        say: 'רבקה פנויה בחמישי ב-17:30?',
        as: 'student',
        slots: {
          start: '2026-03-12T17:30',
        },
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'מתי לרבקה יש שעה פנויה מחר?',
        as: 'student',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'תמצא לי שעה וחצי פנויה עד יום חמישי',
        slots: {
          minutes: 90,
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'מתי רבקה פנויה ביום ראשון',
        as: 'parent',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
      {
        say: 'איפה יש לי חלון מחר?',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'יש לרבקה מקום פנוי בשלישי הבא אחר הצהריים?',
        as: 'student',
        slots: {
          from: '2026-03-17T12:00',
          to: '2026-03-17T17:00',
        },
        or: ['schedule.check'],
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'מתי היה השיעור האחרון של דנה',
        as: 'parent',
        slots: {
          child: 'dana',
        },
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'מי התלמיד הבא שלי',
      },
      {
        say: 'מתי השיעור הבא שלי אצל רבקה',
        as: 'student',
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
        say: 'אילו שיעורם יש לנועה החודש',
        slots: {
          students: ['noa'],
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
        },
      },
      {
        say: 'את מי אני מלמדת היום אחרי ארבע',
        slots: {
          from: '2026-03-10T16:00',
          to: '2026-03-11T00:00',
        },
      },
      {
        say: 'מה הלו״ז שלי מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
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
        say: 'מה יש לי השבוע',
        as: 'student',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'רוצה להצטרף למורה חדשה, יש לי קישור',
        as: 'parent',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'תחסמי את מחר מ-9 עד 11 בבוקר',
        slots: {
          start: '2026-03-11T09:00',
          end: '2026-03-11T11:00',
        },
      },
      {
        say: 'תשריין לי הפסקה היום משתיים עד שתיים וחצי',
        slots: {
          start: '2026-03-10T14:00',
          end: '2026-03-10T14:30',
        },
      },
      {
        say: 'חסום כל יום חמישי בין 12:00 ל-13:00',
        slots: {
          start: '2026-03-12T12:00',
          end: '2026-03-12T13:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
        },
      },
      {
        say: 'אני בחופש מ-2.4 עד 8.4',
        slots: {
          start: '2026-04-02T00:00',
          end: '2026-04-09T00:00',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'אילו חסימות יש לי ביומן',
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'תשחררי את החסימה של מחר בבוקר',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'תכניסי אותי לרשימת המתנה לקבוצה של פיזיקה',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'תרשמו את אדם לרשימת ההמתנה של קבוצת שני',
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
        say: 'תוציאי אותי מרשימת ההמתנה',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'תוריד את אדם מרשימת ההמתנה',
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
        say: 'תשכפלי את השבוע הזה לשבוע הבא',
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'אל תזיזו את אדם',
        as: 'parent',
      },
      {
        say: 'תודה רבה, נדבר מחר',
      },
      {
        say: 'עדיין לא לאשר את יעל',
      },
      {
        say: 'איזה יום ארוך היה לי',
      },
      {
        say: 'איזה מבחן קשה היה לנו במתמטיקה',
        as: 'student',
      },
      {
        say: 'דנה סיפרה שחברה שלה ביטלה שיעור אצל מורה אחרת',
      },
      {
        say: 'אל תבטל לי את ראשון',
        as: 'student',
      },
      {
        say: 'השיעור של איתי בשישי בוטל?',
        mayRead: true,
      },
      {
        say: 'לא ביקשתי להזיז שום שיעור',
        as: 'student',
      },
      {
        say: 'כדאי לי להעביר את נועם ליום שלישי?',
        mayRead: true,
      },
      {
        say: 'לא להזיז את נועה בחמישי',
      },
      {
        say: 'דנה אמרה שהשיעור היה מצוין',
        as: 'parent',
      },
      {
        say: 'למה בוטל השיעור של אדם בשבוע שעבר?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'אל תבטלי את עומר מחר',
      },
      {
        say: 'למה יעל ביטלה בשבוע שעבר?',
        mayRead: true,
      },
    ],
  },
];

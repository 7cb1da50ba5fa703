/** A ninth set of a stranger’s sentences in Hebrew, everyday orders over every command of the calendar and of requests: 92.7% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'תסמן שדנה הייתה בראשון',
        slots: {
          students: ['dana'],
          meeting: 'm-dana',
          occurrence: '2026-03-08T16:00',
          present: true,
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
        say: 'נועה הבריזה בחמישי שעבר',
        slots: {
          students: ['noa'],
          meeting: 'm-noa',
          occurrence: '2026-03-05T16:00',
          present: false,
        },
      },
      {
        say: 'נועם לא בא אתמול',
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: false,
        },
      },
      {
        say: 'תסמני נוכחות לעומר ברביעי שעבר',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          present: true,
        },
      },
      {
        say: 'איתי נעדר מהקבוצה אתמול',
        slots: {
          students: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: false,
        },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: 'תוריד לי את לוח החודש כקובץ PDF',
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'קח אותי ל-5 באפריל',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'תייבא אירועים מקובץ ics',
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'תשמור לי את השיעור של ראשון ביומן בטלפון',
        as: 'student',
        slots: {
          occurrence: '2026-03-15T16:00',
        },
      },
      {
        say: 'תשמרי את כל השיעורים של אדם ביומן שלי',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: 'חפש ביומן שיעורים עם המילה שברים',
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
        say: 'אני מאשרת את החוזה',
        as: 'student',
      },
      {
        say: 'אני מאשר את החוזה עבור אדם',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'איפה החוזה של רבקה?',
        as: 'student',
      },
      {
        say: 'תראו לי את החוזה של רבקה בשביל אדם',
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
        say: 'לנקות את יום ראשון אחה"צ',
        slots: {
          from: '2026-03-15T12:00',
          to: '2026-03-15T17:00',
        },
      },
      {
        say: 'תפנה לי את כל יום חמישי',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'אני לא מרגישה טוב תבטלי את כל השיעורים מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'תעתיקי לי את קישור המינוי ליומן',
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'כמה שיעורים אדם כבר עשה?',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'תני לי את קישור ההזמנה שלי',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'תרשום לי שיעור עם עומר ביום חמישי בשש בערב',
        slots: {
          students: ['omer'],
          start: '2026-03-12T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'נועם פיזיקה מחר 14:30',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-11T14:30',
        },
      },
      {
        say: 'בבקשה לפתוח שיעור חדש לנועה באנגלית ב-17 למרץ בארבע',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-17T16:00',
        },
      },
      {
        say: 'מהשבוע הבא עומר פיזיקה כל יום שלישי בחמש',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-03-17T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU',
        },
      },
      {
        say: 'שים את יעל במתמטיקה בראשון הקרוב בשלוש וחצי למשך שעה',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-15T15:30',
          end: '2026-03-15T16:30',
        },
      },
      {
        say: 'תיקבע לעומר אנגלית מחר באחת בצהריים',
        slots: {
          students: ['omer'],
          subject: 'su-english',
          start: '2026-03-11T13:00',
        },
      },
      {
        say: 'אפשר להכניס את נועם לפיזיקה מחרתיים בין שש לשבע בערב?',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-12T18:00',
          end: '2026-03-12T19:00',
        },
      },
      {
        say: 'ליצור קבוצת אנגלית בימי חמישי בשבע בערב, עד חמישה תלמידים',
        slots: {
          subject: 'su-english',
          start: '2026-03-12T19:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
        },
      },
      {
        say: 'דנה אנגלית כל חמישי ב-15:00 עשר פעמים',
        slots: {
          students: ['dana'],
          subject: 'su-english',
          start: '2026-03-12T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=10',
        },
      },
      {
        say: 'תקבעי לנועם מתמטיקה פעם בשבועיים בימי רביעי ב-19:00 עד סוף מאי',
        slots: {
          students: ['noam'],
          subject: 'su-maths',
          start: '2026-03-11T19:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;UNTIL=20260531',
        },
      },
      {
        say: "Noam מתמטיקה ביום ה' ב 19:00 45 דק'",
        slots: {
          students: ['noam'],
          subject: 'su-maths',
          start: '2026-03-12T19:00',
          end: '2026-03-12T19:45',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'תרשמי את נועם למתמטיקה ברביעי ב-15:00 ואת נועה לאנגלית בשישי ב-11:00',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'תצרפי את נועה לקבוצת שני',
        slots: {
          add: ['noa'],
        },
        mayAsk: true,
      },
      {
        say: 'להוציא את איתי מהקבוצה של שני',
        slots: {
          remove: ['itay'],
        },
        mayAsk: true,
      },
      {
        say: 'תוסיף את עומר לשיעור של יעל היום, רק הפעם',
        slots: {
          add: ['omer'],
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'אני לא אגיע בראשון',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'לבטל את כל הסדרה של נועה',
        slots: {
          meeting: 'm-noa',
          scope: 'all',
        },
      },
      {
        say: 'תפסיק את השיעורים של נועם מ-1 באפריל',
        slots: {
          meeting: 'm-noam',
          scope: 'future',
        },
      },
      {
        say: 'לבטל את השיעור של אדם ברביעי רק הפעם',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
        },
      },
      {
        say: 'תבטלי את נועה בחמישי, רק הפעם',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'תבטל את עומר מחר',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'דנה לא תגיע ביום ראשון',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'לא יכולה לבוא לקבוצה בשני הקרוב',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'אדם חולה, תבטלו לו את מחר',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'למחוק את השיעור של איתי ביום שישי',
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
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'תקרא לשיעור של איתי בשישי "חזרה לבגרות"',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
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
        say: 'להקדים את השיעור של יעל היום ברבע שעה',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T14:45',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'תזייז את נועם ביום שני לשש',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T18:00',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
      {
        say: 'להזיז את השיעור של דנה בראשון לארבע וחצי',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          start: '2026-03-15T16:30',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'תוכלי להעביר את הקבוצה של יום שני לשמונה בערב, רק הפעם?',
        slots: {
          meeting: 'm-group',
          start: '2026-03-16T20:00',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'להעביר את השיעור של ראשון ליום שני ב-17:30 רק הפעם',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-16T17:30',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'להעביר את דנה מראשון לשני באותה שעה',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-16T16:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר להעביר את אדם ממחר לחמישי באותה שעה?',
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
        say: 'אפשר להזיז את השיעור שלי בראשון לחמש?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'תקדימי את אדם מחר בחצי שעה',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-11T15:30',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'תאחר את עומר מחר בחצי שעה',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T18:30',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'מעכשיו נועם עובר משני לשלישי ב-17:00',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-17T17:00',
          occurrence: '2026-03-16T17:00',
          scope: 'future',
        },
      },
      {
        say: 'תזיז את נועה של חמישי לחמש',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T17:00',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'השיעור של איתי בשישי עובר לאחת עשרה',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-13T11:00',
          occurrence: '2026-03-13T10:00',
        },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: 'תתחיל את המספור של יעל מ-8',
        slots: {
          meeting: 'm-yael',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'תפתח לי את השיעור של נועה ביום חמישי',
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
        say: 'השיעור של נועה בחמישי יהיה בזום',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: 'מחר השיעור של עומר אצלו בבית',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          place: 'student',
        },
        mayAsk: true,
      },
      {
        say: 'תעביר את כל השיעורים של מחר לאונליין',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
          place: 'online',
        },
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
        say: 'תציעי ליעל את יום שישי בתשע בבוקר',
        slots: {
          start: '2026-03-13T09:00',
        },
        or: ['pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'תזכירי לי עשרים דקות לפני השיעור של עומר מחר',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'עומר עובר לשבוע כן שבוע לא',
        slots: {
          meeting: 'm-omer',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
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
      {
        say: 'מהיום יעל באה רק פעם בשבועיים',
        slots: {
          meeting: 'm-yael',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
        },
        mayAsk: true,
      },
      {
        say: 'תפסיק את החזרה של נועם אחרי ה-15 ביוני',
        slots: {
          meeting: 'm-noam',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20260615',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'אנגלית כל יום רביעי בשש, 6 שיעורים',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;COUNT=6',
        },
      },
      {
        say: 'אפשר לקבוע שיעור פיזיקה ביום חמישי בחמש?',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'אני צריכה שיעור אנגלית ביום שישי בבוקר',
        as: 'student',
        slots: {
          subject: 'su-english',
        },
        mayAsk: true,
      },
      {
        say: 'אפשר לאדם שיעור נוסף במתמטיקה ביום שני בחמש אחר הצהריים?',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-16T17:00',
        },
      },
      {
        say: 'לקבוע לאדם אנגלית ביום חמישי בארבע',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-12T16:00',
        },
      },
      {
        say: 'תבקשי לדנה שיעור פיזיקה מחר ב-18:30',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'dana',
          start: '2026-03-11T18:30',
        },
      },
      {
        say: 'אדם מתמטיקה שישי 9:00',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-13T09:00',
        },
      },
      {
        say: 'מתמטיקה מחר ב-15:00 בזום',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-11T15:00',
          place: 'online',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'תורידי רבע שעה מהקבוצה של יום שני',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          minutes: 75,
        },
        mayAsk: true,
      },
      {
        say: 'תקצר את עומר מחר לחצי שעה',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          minutes: 30,
        },
        mayAsk: true,
      },
      {
        say: 'להאריך את נועם ברבע שעה רק בשני הקרוב',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          minutes: 75,
          scope: 'this',
        },
      },
      {
        say: 'השיעור של נועה בחמישי שיהיה שעה וחצי',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          minutes: 90,
        },
        mayAsk: true,
      },
      {
        say: 'תעשה את השיעור של איתי בשישי 60 דקות',
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
        say: 'תייקר ב-8% את כל השיעורים של נועם',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'תאשר בבקשה את כל השיעורים הממתינים',
      },
      {
        say: 'מאשרת ליעל את חמישי ב-17:00',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'תאשרי את המתמטיקה של יעל בחמישי',
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
        say: 'תסרב לבקשה של יעל לחמישי',
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
        say: 'תראי לי את הפרטים של הבקשה של יעל',
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
        say: 'יש לי שיעורים שעוד לא אישרתי?',
      },
      {
        say: 'אילו שיעורים מחכים לי לאישור',
      },
      {
        say: 'אילו שיעורים עוד מחכים לאישור של רבקה?',
        as: 'parent',
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'אני רוצה למשוך את הבקשה ששלחתי לשיעור',
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
        say: 'תקבלי את תום לקבוצה של שני',
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: 'לדחות את בקשת ההצטרפות של תום',
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'רבקה כבר אישרה לי להצטרף?',
        as: 'student',
      },
      {
        say: 'מי ביקש להצטרף לקבוצה?',
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'לבטל את בקשת ההצטרפות שלי לקבוצה',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'רבקה פנויה מחר בשלוש?',
        as: 'student',
        slots: {
          start: '2026-03-11T15:00',
        },
      },
      {
        say: 'ראשון בחמש תפוס?',
        slots: {
          start: '2026-03-15T17:00',
        },
      },
      {
        say: 'תבדוק אם יש התנגשות מחר ב-18:15',
        slots: {
          start: '2026-03-11T18:15',
        },
      },
      {
        say: 'מחרתיים ב-17:00 אני פנוי?',
        slots: {
          start: '2026-03-12T17:00',
        },
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'באיזה שעות אני פנוי ביום רביעי',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'חלונות פנויים בשבוע הבא',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'מתי לרבקה יש שעות פנויות בשבוע הבא?',
        as: 'parent',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'מתי רבקה פנויה ביום חמישי?',
        as: 'student',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'תמצאי לי שעה פנוייה מחר אחר הצהריים',
        slots: {
          minutes: 60,
          from: '2026-03-11T12:00',
          to: '2026-03-11T17:00',
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'מתי אדם למד בפעם האחרונה',
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
        say: 'מתי יש לי שיעור שוב?',
        as: 'student',
      },
      {
        say: 'מתי השיעור הקרוב של אדם',
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
        say: 'תציג את השיעורים של נועם במרץ',
        slots: {
          students: ['noam'],
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
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
        say: 'אילו שיעורים יש לאדם החודש',
        as: 'parent',
        slots: {
          child: 'adam',
          to: '2026-04-01T00:00',
        },
      },
      {
        say: 'מי מגיע אליי היום',
        slots: {
          from: '2026-03-10T00:00',
          to: '2026-03-11T00:00',
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
      {
        say: 'מה הלוז שלי מחר',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'אילו שיעורים יש לי מחר ומחרתיים',
        as: 'student',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-13T00:00',
        },
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'יש לי קישור של מורה ואני רוצה להצטרף',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'תחסום לי את יום שישי',
        slots: {
          start: '2026-03-13T00:00',
          end: '2026-03-14T00:00',
        },
      },
      {
        say: 'אני לא זמינה מחר בין שתיים לארבע',
        slots: {
          start: '2026-03-11T14:00',
          end: '2026-03-11T16:00',
        },
      },
      {
        say: 'אני בחופש מה-20 עד ה-23 במרץ',
        slots: {
          start: '2026-03-20T00:00',
          end: '2026-03-24T00:00',
        },
      },
      {
        say: 'תסגור לי את יום ראשון אחרי שבע בערב',
        slots: {
          start: '2026-03-15T19:00',
          end: '2026-03-16T00:00',
        },
      },
      {
        say: 'לחסום כל יום שני מ-13:00 עד 14:00',
        slots: {
          start: '2026-03-16T13:00',
          end: '2026-03-16T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'מה חסום לי השבוע?',
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'תבטל את החסימה של מחר בצהרים',
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
        or: ['request.add'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.leave',
    phrases: [
      {
        say: 'תוציא אותי מרשימת ההמתנה',
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
        say: 'אל תזיזו את השיעור של אדם',
        as: 'parent',
      },
      {
        say: 'אמא של יעל אמרה שהיא אולי תאחר היום',
      },
      {
        say: 'עוד לא החלטתי אם לקבוע עם איתי בשישי',
      },
      {
        say: 'אל תאשרי עדיין את יעל',
      },
      {
        say: 'רבקה ביטלה את השיעור של ראשון?',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'דנה התבטלה בראשון?',
        mayRead: true,
      },
      {
        say: 'אל תבטל לי את השיעור בראשון',
        as: 'student',
      },
      {
        say: 'תודה רבה, עזרת לי מאוד',
      },
      {
        say: 'היי מה שלומך היום',
        as: 'student',
      },
      {
        say: 'האם כדאי להעביר את עומר ליום חמישי?',
        mayRead: true,
      },
      {
        say: 'למה נועה לא הגיעה בחמישי?',
        mayRead: true,
      },
      {
        say: 'אדם אמר שהשיעור היה מעולה',
        as: 'parent',
      },
      {
        say: 'האם אדם היה בשיעור ברביעי שעבר?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'אל תבטל את עומר מחר',
      },
      {
        say: 'מה יקרה אם אזיז את נועם לשלישי?',
        mayRead: true,
      },
    ],
  },
];

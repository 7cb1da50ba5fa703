/** What was kept of the seventh set in Hebrew while the grammar learned from the rest: 50.0% at first, no wrong action. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'ב-5/3 נועה לא נכחה',
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
        say: 'ייצוא היומן ל-ics',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'לייבא שיעורים מקובץ',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'תעברי לתצגוה שבועית',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'מחר אני לא עובדת, לבטל הכל',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
        or: ['meeting.cancel'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'תני URL של היומן שלי בשביל האייפון',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'איתי אנגלית בימי ב׳ ו-ד׳ ב-14:00 עד סוף אפריל',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-11T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,WE;UNTIL=20260430',
        },
      },
      {
        say: 'שכנעתי את עומר לקחת פיזיקה פעם בשבועיים בימי ראשון בחמש',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-03-15T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'איתי יוצא מהקבוצה ונשאר רק באנגלית',
        slots: {
          remove: ['itay'],
        },
        mayAsk: true,
      },
      {
        say: 'נועה יושבת עם נועם בפיזיקה שלו ביום שני הקרוב בלבד, תצרפי אותה',
        slots: {
          add: ['noa'],
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          scope: 'this',
        },
        mayAsk: true,
      },
      {
        say: 'לצרף את דנה לאנגלת של שישי',
        slots: {
          add: ['dana'],
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
        mayAsk: true,
      },
      {
        say: 'להכניס את עומר ונועם לקבוצה של שני',
        slots: {
          add: ['omer', 'noam'],
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'חמישי בארבע cancel בבקשה',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'לבטל בשקט את עומר מחר, רק מחר',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: 'לבטל את המתמטיקה הפרטית שלי ביום ראשון הקרוב, רק אותה',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'בשני אני בהופעה אז לא אהיה בקבוצה',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'לבטל שיעור',
        as: 'student',
        status: 'ask',
      },
      {
        say: 'חול המועד פסח, אין שיעור לנועם ב-6 באפריל',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-04-06T17:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'עם עומר מחר נעשה פיזיקה במקום מתמטיקה',
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
        say: 'בשיעור של נועם בשני לכתוב שעושים חזרה למתכונת',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'לא רוצה יותר להיות בקבוצה, תוציאו אותי',
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
        say: 'מעדיפה את הפרטי בימי חמישי בשלוש מעכשיו',
        as: 'student',
        slots: {
          scope: 'future',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'היי רבקה יש מצב להזיז את ראשון לשש?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T18:00',
          occurrence: '2026-03-15T16:00',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'בשבוע הבא חד פעמית הקבוצה ביום שלישי בשש בערב',
        slots: {
          meeting: 'm-group',
          start: '2026-03-17T18:00',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'תעשי טובה תקדימי את יעל של היום ברבע שעה',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T14:45',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'איתי ישן עד מאוחר, שישי ב-12 במקום ב-10',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-13T12:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'תזיזי קצת',
        status: 'ask',
        or: [null],
      },
      {
        say: 'תזיזי את נועם מיום שני לרבעי ה-18 בשבע בערב',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-18T19:00',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
      {
        say: 'נוח לנו יותר שאדם יבוא בימי חמישי בחמש מעכשיו',
        as: 'parent',
        slots: {
          child: 'adam',
          scope: 'future',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'אפשר לבוא שעה לפני בראשון',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T15:00',
          occurrence: '2026-03-15T16:00',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'נועם התקשר, בשני הקרוב מסתדר לו רק בשמונה בבוקר',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T08:00',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
      {
        say: 'אדם יכול מחר רק בחמש וחצי',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-11T17:30',
          occurrence: '2026-03-11T16:00',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'אדם מחר רבע שעה אחרי השעה הרגילה',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-11T16:15',
          occurrence: '2026-03-11T16:00',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'מאפריל נועה תהיה בימי שלישי בארבע במקום בחמישי',
        slots: {
          meeting: 'm-noa',
          scope: 'future',
        },
        or: ['meeting.repeat', 'meeting.add'],
        mayAsk: true,
      },
      {
        say: 'תעבירי את דנה לשש',
        status: 'ask',
      },
      {
        say: 'במקום ה-22/3 אני יכולה ב-23 באותה שעה',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-23T16:00',
          occurrence: '2026-03-22T16:00',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'עומר מחר דרך הזום כי אני בצפון',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: 'בשני הקבוצה לא אצלי, עושים אונליין',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          place: 'online',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'הצאה נגדית ליעל: שישי ב-9 בבוקר',
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
        say: 'שנועה לא תשכח את חמישי, תשלחי לה reminder',
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
        say: 'שישי עם איתי הופך להיות כל שבועיים',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'דחוף!! שעה מתמטיקה לפני המבחן, מחר בחמש',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-11T17:00',
          end: '2026-03-11T18:00',
        },
      },
      {
        say: 'פיזיקה חמישי חמש וחצי?',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-12T17:30',
        },
        mayAsk: true,
      },
      {
        say: 'בא לי אנגלית פעם בשבועיים בימי רביעי בשלוש',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
        },
        mayAsk: true,
      },
      {
        say: 'תקבעו לי maths ב13.3 ב11 בבוקר',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-13T11:00',
        },
      },
      {
        say: 'לקבוע שיעור נוסף לדנה',
        as: 'parent',
        status: 'ask',
        slots: {
          child: 'dana',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'איתי ביקש לאהריך את שישי לשעה',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          minutes: 60,
        },
      },
      {
        say: 'דנה בראשון שיעור ארוך, שעה וחצי, רק הפעם',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          minutes: 90,
          scope: 'this',
        },
        mayAsk: true,
      },
      {
        say: 'לקצץ עשר דקות לנועה בחמישי',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          minutes: 50,
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'לנועה 15 אחוז פחות בחמישי',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
        or: ['meeting.discount', 'meeting.price'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'לתת אוקיי לבקשה של המתמטקה',
        slots: {
          pending: 'p-yael',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.open',
    phrases: [
      {
        say: 'תיכנסי לבקשה של יעל לחמישי',
        slots: {
          pending: 'p-yael',
        },
        or: ['pending.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'pending.show',
    phrases: [
      {
        say: 'מה מצב הבקשות שלי',
        as: 'student',
        or: ['request.show'],
        mayRead: true,
      },
      {
        say: 'הבקשות שלנו כבר אושרו?',
        as: 'parent',
        or: ['request.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'אישרו לי להצטרף לקבוצה?',
        as: 'student',
        or: ['pending.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'יעל מגיעה היום?',
        slots: {
          students: ['yael'],
        },
        or: ['schedule.show', 'schedule.next'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'באילו בקרים אני פנויה השבוע',
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'מתי אדם היה אצל רבקה לאחרונה',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayRead: true,
      },
      {
        say: 'מתי ראיתי את נועה בפעם האחרונה',
        slots: {
          students: ['noa'],
        },
        or: ['attendance.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'מתי אדם אצלכם',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['schedule.show', 'schedule.check'],
        mayRead: true,
      },
      {
        say: 'מתי אנחנו נפגשות שוב',
        as: 'student',
        or: ['schedule.show'],
        mayRead: true,
      },
      {
        say: 'מתי הקבוצה הקרובה',
        as: 'student',
        or: ['schedule.show', 'schedule.check'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'בוקר חמישי תפוס לי, 9 עד 11',
        slots: {
          start: '2026-03-12T09:00',
          end: '2026-03-12T11:00',
        },
        mayAsk: true,
      },
      {
        say: 'שישי סגור לי מ11 עד 2 ותזכירי לנועה על חמישי',
        or: ['meeting.remind'],
        mayAsk: true,
      },
      {
        say: 'הטכנאי מגיע ב-18 לחודש בין 8 ל-10 אז שהשעות האלה יהיו חסומות',
        slots: {
          start: '2026-03-18T08:00',
          end: '2026-03-18T10:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'תודה רבקה את מלכה',
        as: 'student',
      },
      {
        say: 'ומה אם אני מאחרת לקבוצה?',
        as: 'student',
        or: ['schedule.check'],
        mayRead: true,
      },
      {
        say: 'אדם אומר שכיף לו אצלך',
        as: 'parent',
      },
      {
        say: 'אין שינוי אצל אדם מחר, מגיעים כרגיל',
        as: 'parent',
        or: ['schedule.check'],
        mayRead: true,
      },
      {
        say: 'לא נראה לי שאאשר את תום כרגע',
        mayRead: true,
      },
    ],
  },
];

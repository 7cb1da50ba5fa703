/** Written after the first reading, around what went wrong in it: held to no wrong action, outside the figure. */
import type { AsideList } from '../aside.ts';

export const near: AsideList[] = [
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'תכניסי שיעור עם יעל בחמישי ב5 מתמטיקה',
        slots: { students: ['yael'], start: '2026-03-12T17:00' },
      },
      { say: 'תעשי שיעור לעומר בשישי ב10 אנגלית', slots: { students: ['omer'], start: '2026-03-13T10:00' } },
      { say: 'עומר מחר 5', slots: { students: ['omer'], start: '2026-03-11T17:00' } },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      { say: 'תזיז את עומר ל10', slots: { meeting: 'm-omer', start: '2026-03-11T10:00' } },
      { say: 'תזיז את יעל למחר ב4', slots: { meeting: 'm-yael', start: '2026-03-11T16:00' } },
      {
        say: 'דנה קבוע בשני ב5',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-16T17:00',
          scope: 'future',
        },
      },
      { say: 'תזיז את עומר לאתמול', status: 'ask' },
      {
        say: 'תזיז את דנה ל5 בשבוע הבא',
        status: 'ask',
        asks: 'scope',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      { say: 'תבטל את דנא ביום ראשון', status: 'ask' },
      { say: 'תבטל את יעלל היום', status: 'ask' },
      { say: 'תבטל את המתמטיקה היום', slots: { meeting: 'm-yael' } },
      { say: 'תבטל את נועם בחמישי ואת עומר מחר', mayAsk: true },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      { say: 'תפנה לי את הבוקר מחר', slots: { from: '2026-03-11T06:00', to: '2026-03-11T12:00' } },
      { say: 'תפנה לי את הערב מחר', slots: { from: '2026-03-11T17:00', to: '2026-03-11T21:00' } },
      { say: 'תפנה לי את הבוקר בחמישי', slots: { from: '2026-03-12T06:00', to: '2026-03-12T12:00' } },
      { say: 'תבטל את כל השיעורים ביום שלישי', status: 'choose' },
    ],
  },
  {
    command: null,
    phrases: [
      { say: 'תבטל את כל השיעורים של דנה באפריל', or: 'meeting.cancel', mayAsk: true },
      { say: 'הזזתי את עומר לחמישי' },
      { say: 'ביטלתי את עומר מחר' },
      { say: 'השיעור עם עומר הוזז לחמישי', mayAsk: true },
      { say: 'עומר מבקש לבטל מחר', mayAsk: true },
      { say: 'יעל רוצה לעבור ל5', mayAsk: true },
      { say: 'תגיד לעומר לעבור לחמישי', mayAsk: true },
      { say: 'תוסיף תזכורת לשיעור של דנה: 17:00', or: 'meeting.remind', mayAsk: true },
      { say: 'תעביר את התשלום של עומר לחמישי', mayAsk: true },
      { say: 'תקבע לדנה מתמטיקה ראשון או שני ב6', mayAsk: true },
      { say: 'תזיז את כל השיעורים של עומר לחמש חוץ ממחר', mayAsk: true },
      { say: 'תבטל את עומר מחר ותקבע את יעל ב4 במקומו מתמטיקה', mayAsk: true },
      { say: 'תקבע את יעל במקום עומר מחר ב4', mayAsk: true },
      { say: 'דנה הייתה ביום ראשון ב5', or: 'attendance.mark' },
      { say: 'דנה התקשרה ב5' },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      { say: 'עומר מחר שעה וחצי', slots: { meeting: 'm-omer', minutes: 90 } },
      { say: 'את עומר מחר לעשות שעה', slots: { meeting: 'm-omer', minutes: 60 } },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'תעשי את עומר בחמישי בארבע במקום מחר',
        slots: { meeting: 'm-omer', start: '2026-03-12T16:00' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'עומר מחר בחינם', slots: { meeting: 'm-omer', cost: 0 } },
      { say: 'תעשי לעומר מחר 150 שח', slots: { meeting: 'm-omer', cost: 150 } },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [{ say: 'אני רוצה לראות את השיעור של עומר מחר', slots: { meeting: 'm-omer' } }],
  },
  {
    command: 'subject.add',
    phrases: [{ say: 'להוסיף את כימיה כמקצוע, 170 שקל', slots: { name: 'כימיה', cost: 170 } }],
  },
  {
    command: 'student.invite',
    phrases: [{ say: 'הזמנה ל-ron@example.test', slots: { emails: ['ron@example.test'] } }],
  },
  {
    command: 'student.open',
    phrases: [{ say: 'פרטים על דנה', slots: { students: ['dana'] } }],
  },
  {
    command: 'calendar.view',
    phrases: [
      { say: 'תראה לי שבוע', slots: { view: 'week' } },
      { say: 'לוח חודשי', slots: { view: 'month' } },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'לבטל את דנה בעוד שלושה שבועות בראשון, רק הפעם',
        slots: { meeting: 'm-dana', occurrence: '2026-03-29T16:00', scope: 'this' },
      },
      {
        say: 'אין צורך בקבוצה מחר',
        status: 'ask',
        asks: 'scope',
        slots: { meeting: 'm-group', occurrence: '2026-03-11T18:00' },
      },
      {
        say: 'יש לי חתונה אז בלי קבוצה מחר, רק השבוע',
        slots: { meeting: 'm-group', occurrence: '2026-03-11T18:00', scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'דנה לא יכולה בראשון אבל יכולה בשלישי בארבע, רק הפעם',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-17T16:00',
          scope: 'this',
        },
      },
      {
        say: 'מה-22 לחודש דנה בחמש ולא בארבע, קבוע',
        slots: { meeting: 'm-dana', start: '2026-03-22T17:00' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [{ say: 'הקבוצה 70₪ לילד מעכשיו', slots: { meeting: 'm-group', cost: 70, scope: 'future' } }],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'השיעור הבא של דנה בזום, רק הוא',
        slots: { meeting: 'm-dana', place: 'online', scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [{ say: 'מהיום דנה נשארת עד חמש', slots: { meeting: 'm-dana', minutes: 60, scope: 'future' } }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'שבוע כן שבוע לא יעל אנגלית רביעי 17:00 מה-18.3',
        slots: {
          students: ['yael'],
          start: '2026-03-18T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
        },
      },
      {
        say: 'דנה פיזיקה ימי שלישי בחמש, שלושה שבועות, תקבע',
        slots: {
          students: ['dana'],
          start: '2026-03-17T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;COUNT=3',
        },
      },
      { say: 'יעל תבוא מחר בשבע לאנגלית', slots: { students: ['yael'], start: '2026-03-11T19:00' } },
      { say: 'שיעור עם גבריאל בשישי ב-9', status: 'ask', asks: 'students' },
      {
        say: 'שיעור אנגלית ליעל ביום שישי בעשר לפני המבחן',
        slots: { students: ['yael'], start: '2026-03-13T10:00' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [{ say: 'בא לי שיעור ביום שישי', as: 'student', status: 'ask', asks: 'start' }],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'מתי יעל הייתה אצלי לאחרונה', slots: { students: ['yael'] } }],
  },
  {
    command: 'schedule.show',
    phrases: [{ say: 'יש לי משו מחר', slots: { from: '2026-03-11T00:00' } }],
  },
  {
    command: 'meeting.cancel',
    phrases: [{ say: 'אני מדלגת על השיעור הבא', as: 'student', mayAsk: true }],
  },
  {
    command: null,
    phrases: [
      { say: 'נועם יגיע ב-18:00 מעכשיו והלאה בימי שני', mayAsk: true, or: 'meeting.move' },
      { say: 'אם דנה עדיין תהיה חולה בראשון מה עושים' },
      { say: 'אין צורך בשיעור נוסף ליעל' },
    ],
  },
];

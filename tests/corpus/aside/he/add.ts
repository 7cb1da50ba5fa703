/** New lessons, as people who have never seen the grammar say it in Hebrew. */
import type { AsideList } from '../aside.ts';

export const add: AsideList = {
  command: 'meeting.add',
  phrases: [
    { say: 'דנה ראשון 5', slots: { students: ['dana'], start: '2026-03-15T17:00' } },
    { say: 'נועם שלישי 4', mayAsk: true, slots: { students: ['noam'], start: '2026-03-17T16:00' } },
    {
      say: 'נועם שלישי 4 אנגלית',
      slots: { students: ['noam'], start: '2026-03-17T16:00', subject: 'su-english' },
    },
    {
      say: 'תקבעי ליעל מתמטיקה מחר בשבע בערב',
      slots: { students: ['yael'], start: '2026-03-11T19:00', subject: 'su-maths' },
    },
    {
      say: 'תקבע לי עם עומר אנגלית ביום חמישי בחמש',
      slots: { students: ['omer'], start: '2026-03-12T17:00' },
    },
    {
      say: 'אפשר לקבוע את איתי לפיזיקה ביום ראשון ב-3?',
      slots: { students: ['itay'], start: '2026-03-15T15:00' },
    },
    {
      say: 'לקבוע שיעור מתמטיקה עם דנה מחר ב 17:00',
      slots: { students: ['dana'], start: '2026-03-11T17:00' },
    },
    { say: 'שימי את עומר בשישי בתשע בבוקר אנגלית', slots: { students: ['omer'], start: '2026-03-13T09:00' } },
    { say: 'תוסיפי שיעור לנועה פיזיקה ב19/3 בשש', slots: { students: ['noa'], start: '2026-03-19T18:00' } },
    {
      say: 'דנה כל יום ראשון ב-5 מתמטיקה',
      slots: { students: ['dana'], start: '2026-03-15T17:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU' },
    },
    { say: 'יעל מתמטיקה חמישי חמש וחצי', slots: { students: ['yael'], start: '2026-03-12T17:30' } },
    {
      say: 'תכניס את איתי מחר ב-15:00 פיזיקה שעה',
      slots: { students: ['itay'], start: '2026-03-11T15:00', minutes: 60 },
    },
    { say: 'שיעור חדש עומר אנגלית 22.3 16:30', slots: { students: ['omer'], start: '2026-03-22T16:30' } },
    {
      say: 'קבע לדנה ויעל מתמטיקה ביום ראשון בשש',
      slots: { students: ['dana', 'yael'], start: '2026-03-15T18:00' },
    },
    {
      say: 'תקבעי ליעל שעתיים מתמטיקה ביום שישי מ9',
      slots: { students: ['yael'], start: '2026-03-13T09:00', minutes: 120 },
    },
    {
      say: 'יעל שישי 9-10:30 מתמטיקה',
      slots: { students: ['yael'], start: '2026-03-13T09:00', end: '2026-03-13T10:30' },
    },
    {
      say: 'עומר פעם בשבועיים ביום שני ב4 אנגלית',
      slots: { students: ['omer'], start: '2026-03-16T16:00', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO' },
    },
    {
      say: 'כל רביעי ב-4 אנגלית עם עומר עד סוף יוני',
      slots: {
        students: ['omer'],
        start: '2026-03-11T16:00',
        rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;UNTIL=20260630',
      },
    },
    {
      say: 'דנה ימי חמישי בחמש מתמטיקה 8 פעמים',
      slots: {
        students: ['dana'],
        start: '2026-03-12T17:00',
        rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=8',
      },
    },
    {
      say: 'תקבע אונליין עם נועם אנגלית בחמישי ב20:00',
      slots: { students: ['noam'], start: '2026-03-12T20:00', place: 'online' },
    },
    { say: 'תרשמי את דנה למתמטיקה היום ב8 בערב', slots: { students: ['dana'], start: '2026-03-10T20:00' } },
    {
      say: 'אני רוצה לקבוע ליעל שיעור מתמטיקה ביום רביעי הבא ב5',
      slots: { students: ['yael'], start: '2026-03-18T17:00' },
    },
    { say: 'מחר ברבע לחמש מתמטיקה עם יעל', slots: { students: ['yael'], start: '2026-03-11T16:45' } },
    { say: 'דחוף תקבעי לאיתי פיזיקה היום אחהצ ב3', slots: { students: ['itay'], start: '2026-03-10T15:00' } },
    { say: 'תקבעי מתמתיקה לדנה מחר ב5', slots: { students: ['dana'], start: '2026-03-11T17:00' } },
    { say: 'dana יום ראשון 17:00', slots: { students: ['dana'], start: '2026-03-15T17:00' } },
    { say: 'נועה פיזיקה יום א׳ בשבע בערב', slots: { students: ['noa'], start: '2026-03-15T19:00' } },
    {
      say: "שיעור לעומר בבית שלו ביום ד' 18/3 ב17:00 אנגלית",
      slots: { students: ['omer'], start: '2026-03-18T17:00', place: 'student' },
    },
    { say: 'דנה עוד שבוע ב5 מתמטיקה', slots: { students: ['dana'], start: '2026-03-17T17:00' } },
    {
      say: 'דנה פעמיים בשבוע שני ורביעי ב4 מתמטיקה',
      slots: { students: ['dana'], start: '2026-03-11T16:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,WE' },
    },
    { say: 'תקבעי ליעל מתמטיקה מחר', status: 'ask', asks: 'start', slots: { students: ['yael'] } },
    {
      say: 'יאללה שים לי את נועה לפיזיקה מחרתיים ב-4',
      slots: { students: ['noa'], start: '2026-03-12T16:00' },
    },
    { say: 'ה-5 באפריל ב-3 מתמטיקה דנה', slots: { students: ['dana'], start: '2026-04-05T15:00' } },
    {
      say: 'תזמני את עומר לאנגלית שלישי בשבוע הבא ב-10',
      slots: { students: ['omer'], start: '2026-03-17T10:00' },
    },
  ],
};

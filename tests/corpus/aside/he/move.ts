/** Moved lessons, as people who have never seen the grammar say it in Hebrew. */
import type { AsideList } from '../aside.ts';

export const move: AsideList = {
  command: 'meeting.move',
  phrases: [
    {
      say: 'תזיזי את דנה לשני ב5',
      status: 'ask',
      asks: 'scope',
      slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T17:00' },
    },
    {
      say: 'תזיז את דנה ליום שני בחמש רק הפעם',
      slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T17:00', scope: 'this' },
    },
    { say: 'תדחי את עומר לחמש', slots: { meeting: 'm-omer', start: '2026-03-11T17:00' } },
    { say: 'להעביר את עומר לחמישי באותה שעה', slots: { meeting: 'm-omer', start: '2026-03-12T16:00' } },
    { say: 'תעביר את יעל ל1', slots: { meeting: 'm-yael', start: '2026-03-10T13:00' } },
    { say: 'אפשר להזיז את השיעור של היום ל-12?', slots: { meeting: 'm-yael', start: '2026-03-10T12:00' } },
    { say: 'תדחה את יעל בחצי שעה', slots: { meeting: 'm-yael', start: '2026-03-10T11:30' } },
    { say: 'תקדים את עומר בשעה', slots: { meeting: 'm-omer', start: '2026-03-11T15:00' } },
    {
      say: 'תזיזי את הפיזיקה של נועם לשישי ב10',
      slots: { meeting: 'm-noam-physics', start: '2026-03-13T10:00' },
    },
    {
      say: 'תזיז את הקבוצה לשבע מעכשיו',
      slots: {
        meeting: 'm-group',
        occurrence: '2026-03-11T18:00',
        start: '2026-03-11T19:00',
        scope: 'future',
      },
    },
    {
      say: 'תעבירי את הקבוצה לשבע וחצי רק מחר',
      slots: { meeting: 'm-group', occurrence: '2026-03-11T18:00', start: '2026-03-11T19:30', scope: 'this' },
    },
    {
      say: 'תדחי את השיעור של נועם ביום חמישי לשבוע הבא',
      slots: { meeting: 'm-noam-physics', start: '2026-03-19T18:00' },
    },
    { say: 'תזיז את כל השיעורים של דנה לחמש', slots: { meeting: 'm-dana', scope: 'all' } },
    { say: 'עומר מחר ב5 במקום ב4', slots: { meeting: 'm-omer', start: '2026-03-11T17:00' } },
    { say: 'תזיז את נועם לשלישי', status: 'ask', asks: 'meeting' },
    {
      say: 'תעביר את האנגלית של נועם לשלישי קבוע',
      slots: {
        meeting: 'm-noam',
        occurrence: '2026-03-16T17:00',
        start: '2026-03-17T17:00',
        scope: 'future',
      },
    },
    { say: 'להזיז את ה11 ל12:30', slots: { meeting: 'm-yael', start: '2026-03-10T12:30' } },
    { say: 'תזיזי בבקשה את יעל לחמישי ב11', slots: { meeting: 'm-yael', start: '2026-03-12T11:00' } },
    { say: 'תזיייז את עומר לחמישי', slots: { meeting: 'm-omer', start: '2026-03-12T16:00' } },
    { say: 'תקדימי את עומר ברבע שעה', slots: { meeting: 'm-omer', start: '2026-03-11T15:45' } },
    {
      say: 'תעבירי את דנה מראשון לשלישי ב5 מעכשיו',
      slots: {
        meeting: 'm-dana',
        occurrence: '2026-03-15T16:00',
        start: '2026-03-17T17:00',
        scope: 'future',
      },
    },
    {
      say: 'את השיעור של דנה ב22/3 תעביר ל23/3 ב4 רק אותו',
      slots: { meeting: 'm-dana', occurrence: '2026-03-22T16:00', start: '2026-03-23T16:00', scope: 'this' },
    },
    { say: 'תזיזי את עומר', status: 'ask', asks: 'start', slots: { meeting: 'm-omer' } },
    { say: 'את עומר תעבירי ליום ראשון בשלוש', slots: { meeting: 'm-omer', start: '2026-03-15T15:00' } },
    { say: 'תדחה את השיעור היום ב20 דקות', slots: { meeting: 'm-yael', start: '2026-03-10T11:20' } },
    { say: 'אפשר לדחות את יעל לשעה 2?', slots: { meeting: 'm-yael', start: '2026-03-10T14:00' } },
    { say: 'שני את השעה של עומר לרבע לחמש', slots: { meeting: 'm-omer', start: '2026-03-11T16:45' } },
    { say: 'תזיז את omer לחמישי ב4', slots: { meeting: 'm-omer', start: '2026-03-12T16:00' } },
    {
      say: 'תתחילי את הקבוצה מחר בשבע רק הפעם',
      slots: { meeting: 'm-group', occurrence: '2026-03-11T18:00', start: '2026-03-11T19:00', scope: 'this' },
    },
    { say: 'יעל ב-2 היום במקום ב-11', slots: { meeting: 'm-yael', start: '2026-03-10T14:00' } },
    { say: 'תזיז לי את יעל לאחרי הצהריים ב3', slots: { meeting: 'm-yael', start: '2026-03-10T15:00' } },
    { say: 'עומר עובר לחמישי ב5', slots: { meeting: 'm-omer', start: '2026-03-12T17:00' } },
    { say: 'השיעור עם עומר מחר יהיה ב5 ולא ב4', slots: { meeting: 'm-omer', start: '2026-03-11T17:00' } },
    {
      say: 'אפשר להזיז את השיעור של חמישי לשישי ב10?',
      as: 'student',
      slots: { meeting: 'm-own', start: '2026-03-13T10:00' },
    },
    {
      say: 'היי רבקה אפשר להעביר את ראשון לשני באותה שעה רק הפעם',
      as: 'student',
      slots: { meeting: 'm-dana', start: '2026-03-16T16:00', scope: 'this' },
    },
    {
      say: 'אני יכולה לבוא בחמישי ב7 במקום ב6?',
      as: 'student',
      slots: { meeting: 'm-own', start: '2026-03-12T19:00' },
    },
    {
      say: 'להעביר את איתי לשישי ב10 בבוקר בבקשה',
      as: 'parent',
      slots: { child: 'itay', meeting: 'm-itay', start: '2026-03-13T10:00' },
    },
    {
      say: 'אפשר לדחות את נועה ליום שלישי ב-3 רק הפעם',
      as: 'parent',
      slots: { child: 'noa', meeting: 'm-noa', start: '2026-03-17T15:00', scope: 'this' },
    },
  ],
};

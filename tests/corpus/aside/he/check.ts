/** Whether an hour is free, as people who have never seen the grammar say it in Hebrew. */
import type { AsideList } from '../aside.ts';

export const check: AsideList = {
  command: 'schedule.check',
  phrases: [
    { say: 'אני פנויה בחמישי ב5?', slots: { start: '2026-03-12T17:00' } },
    { say: 'ראשון ב4 תפוס?', slots: { start: '2026-03-15T16:00' } },
    { say: 'מחר ב-6 פנוי', slots: { start: '2026-03-11T18:00' } },
    { say: '16:30 מחר מתנגש עם משהו?', slots: { start: '2026-03-11T16:30' } },
    { say: 'אני עסוקה היום ב11?', slots: { start: '2026-03-10T11:00' } },
    { say: 'שני ב-17:00 פנוי אצלי?', slots: { start: '2026-03-16T17:00' } },
    { say: 'פנוי היום בשבע בערב?', slots: { start: '2026-03-10T19:00' } },
    { say: 'יש לי התנגשות ביום ראשון בארבע?', slots: { start: '2026-03-15T16:00' } },
    { say: 'תבדקי אם רביעי ב3 פנוי', slots: { start: '2026-03-11T15:00' } },
    { say: 'שישי בבוקר פנוי?', or: 'schedule.free' },
    { say: 'אני פנוי ב20/3 בתשע וחצי?', slots: { start: '2026-03-20T09:30' } },
    { say: 'חמישי 5 פנוי', slots: { start: '2026-03-12T17:00' } },
    { say: 'אם אקבע לדנה ראשון ב5 זה מתנגש?', slots: { start: '2026-03-15T17:00' } },
    { say: 'השעה 4 מחר תפוסה?', slots: { start: '2026-03-11T16:00' } },
    { say: 'ב-15 לחודש ב17:00 פנוי?', slots: { start: '2026-03-15T17:00' } },
    { say: 'ראשון בשלוש אפשרי מבחינת היומן?', slots: { start: '2026-03-15T15:00' } },
    { say: 'חמישי הבא ב6 פנוי?', slots: { start: '2026-03-19T18:00' } },
    { say: 'יש משהו מחר ב4?', or: 'schedule.show', slots: { start: '2026-03-11T16:00' } },
    { say: 'תבדוק לי את יום ראשון ב19:00', slots: { start: '2026-03-15T19:00' } },
    { say: 'יש לי משהו בחמישי בחמש וחצי?', or: 'schedule.show', slots: { start: '2026-03-12T17:30' } },
    { say: 'מחר בשתיים פנוי?', slots: { start: '2026-03-11T14:00' } },
    { say: 'האם אני פנויה ביום שישי בעשר', slots: { start: '2026-03-13T10:00' } },
    { say: 'פנויה חמישי בשבע בבוקר?', slots: { start: '2026-03-12T07:00' } },
    { say: 'תפוס לי ראשון בארבע?', slots: { start: '2026-03-15T16:00' } },
    { say: 'את פנויה בחמישי ב4?', as: 'student', slots: { start: '2026-03-12T16:00' } },
    { say: 'רבקה פנויה ביום ראשון ב5?', as: 'parent', slots: { start: '2026-03-15T17:00' } },
  ],
};

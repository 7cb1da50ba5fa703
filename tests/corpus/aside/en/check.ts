/** Whether an hour is free, as people who have never seen the grammar say it in English. */
import type { AsideList } from '../aside.ts';

export const check: AsideList = {
  command: 'schedule.check',
  phrases: [
    { say: 'am i free thursday at 5', slots: { start: '2026-03-12T17:00' } },
    { say: 'is sunday 4pm taken', slots: { start: '2026-03-15T16:00' } },
    { say: 'is tomorrow at 6 free?', slots: { start: '2026-03-11T18:00' } },
    { say: 'does 16:30 tomorrow overlap with anything', slots: { start: '2026-03-11T16:30' } },
    { say: 'am i busy today at 11', slots: { start: '2026-03-10T11:00' } },
    { say: 'is monday 5pm available', slots: { start: '2026-03-16T17:00' } },
    { say: 'free at 7 tonight?', slots: { start: '2026-03-10T19:00' } },
    { say: 'is 17:00 on the 15th open', slots: { start: '2026-03-15T17:00' } },
    { say: 'do i have a conflict sunday at 4', slots: { start: '2026-03-15T16:00' } },
    { say: 'check if wednesday at 3 is free', slots: { start: '2026-03-11T15:00' } },
    { say: 'is friday morning free', or: 'schedule.free' },
    { say: 'am i available on 20/3 at half past 9', slots: { start: '2026-03-20T09:30' } },
    { say: 'thursday 5 free?', slots: { start: '2026-03-12T17:00' } },
    { say: 'will dana at 5 on sunday clash?', slots: { start: '2026-03-15T17:00' } },
    { say: 'is the 4pm slot tomorrow taken?', slots: { start: '2026-03-11T16:00' } },
    { say: 'free mon 5pm?', slots: { start: '2026-03-16T17:00' } },
    { say: 'does sunday at 3 work', slots: { start: '2026-03-15T15:00' } },
    { say: 'is next thursday at 6 free', slots: { start: '2026-03-19T18:00' } },
    { say: 'is there anything tomorrow at 4', or: 'schedule.show', slots: { start: '2026-03-11T16:00' } },
    { say: 'can you check whether 19:00 on sunday is free', slots: { start: '2026-03-15T19:00' } },
    { say: 'am i free rn at 10', slots: { start: '2026-03-10T10:00' } },
    { say: 'is thurs 5:30 pm ok or is it taken', slots: { start: '2026-03-12T17:30' } },
    { say: 'tomorrow 2pm open?', slots: { start: '2026-03-11T14:00' } },
    { say: 'is my 3 oclock on friday free', slots: { start: '2026-03-13T15:00' } },
    { say: 'is rivka free thursday at 4', as: 'student', slots: { start: '2026-03-12T16:00' } },
    { say: 'is rivka available on sunday at 5?', as: 'parent', slots: { start: '2026-03-15T17:00' } },
  ],
};

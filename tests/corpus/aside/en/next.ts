/** The next lesson, as people who have never seen the grammar say it in English. */
import type { AsideList } from '../aside.ts';

export const next: AsideList = {
  command: 'schedule.next',
  phrases: [
    { say: "who's next" },
    { say: 'next lesson' },
    { say: "what's my next lesson" },
    { say: 'who do i have next' },
    { say: 'when do i see dana next', slots: { students: ['dana'] } },
    { say: "when is noam's next lesson", slots: { students: ['noam'] } },
    { say: 'whos up next' },
    { say: "when's the next group" },
    { say: 'next lesson with yael?', slots: { students: ['yael'] } },
    { say: 'next student' },
    { say: "what's coming up next" },
    { say: 'when is the next physics lesson' },
    { say: 'when r we meeting omer next', slots: { students: ['omer'] } },
    { say: 'when is my next lesson', as: 'student' },
    { say: 'whens next lesson with rivka', as: 'student' },
    { say: 'when does itay have his next lesson', as: 'parent', slots: { child: 'itay' } },
    { say: 'next lesson for noa', as: 'parent', slots: { child: 'noa' } },
  ],
};

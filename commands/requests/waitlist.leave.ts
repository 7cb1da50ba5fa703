/** Gives up a place on a waiting list. */
import { command } from '../command.ts';
import { has, unnamed } from '../pipeline/heard.ts';
import { aGroup } from '../slots/aGroup.ts';
import { isFull } from '../slots/aRequest.ts';
import { aChild } from '../slots/aChild.ts';
import { isLeavingList } from './isLeavingList.ts';

export const waitlistLeave = command({
  id: 'waitlist.leave',
  who: ['student', 'parent'],
  deed: 'destroys',
  says: {
    en: [
      '(leave|quit|exit|drop|remove|cancel|unjoin)',
      '(take|get|drop|remove) … (off|from)',
      'get off',
      '^ off',
      'want off',
      'take my name off',
      'no longer (waiting|want|need)',
      "don't want to be on … anymore",
      '(cancel|give up) my (place|spot) on',
    ],
    he: [
      '(לצאת|לעזוב|יוצא|יוצאת|לבטל)',
      '(להוציא|להסיר|למחוק|להוריד) [אותי]',
      'לבטל את המקום [שלי]',
      'לא רוצה (להיות|לחכות|להמתין) [יותר] [בתור]',
      'לא רוצה יותר (להיות|לחכות|להמתין) [בתור]',
    ],
  },
  takes: ['person', 'subject', 'time', 'number', 'noun', 'it', 'req:waitlist'],
  declines: (heard) =>
    !isLeavingList(unnamed(heard)) ||
    (!has(heard, 'req', 'waitlist') &&
      !/no longer waiting|(?:לחכות|להמתין) (?:יותר )?(?:בתור|ל)/.test(heard.normal.text)),
  resolve(draft, heard, world) {
    aChild(draft, heard.items, world);
    const waits = new Set((world.waitings ?? []).map(({ meetingId }) => meetingId));
    // A place that is kept for somebody belongs to a group that is not full any more.
    aGroup(draft, heard.items, world, (lesson) => (waits.size > 0 ? waits.has(lesson.id) : isFull(lesson)));
  },
  plan(slots, world) {
    const { meeting, child } = slots as { meeting?: string; child?: string };
    return meeting === undefined
      ? {}
      : {
          steps: [
            {
              name: 'leaveWaitlist',
              args: { meetingId: meeting, studentId: child ?? world.user?.id ?? null },
            },
          ],
        };
  },
  examples: () => ({ en: ["take me off Monday's waiting list"], he: ['תוציא אותי מרשימת ההמתנה של שני'] }),
  counterexamples: {
    en: [
      "don't take me off the waiting list",
      'put me on the waiting list',
      'leave the physics group',
      'should I leave the waiting list?',
    ],
    he: [
      'אל תוציא אותי מרשימת ההמתנה',
      'תכניס אותי לרשימת המתנה',
      'לצאת מהקבוצה בפיזיקה',
      'האם לצאת מרשימת ההמתנה?',
    ],
  },
});

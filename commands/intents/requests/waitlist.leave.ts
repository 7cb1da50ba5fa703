/** Gives up a place on a waiting list. */
import { command } from '../../kernel/command.ts';
import { has, unnamed } from '../../kernel/interpretation.ts';
import { aGroup } from '../../slots/aGroup.ts';
import { isFull } from '../../slots/aRequest.ts';
import { isLeavingList } from './isLeavingList.ts';
import { waitingIds, whomWords, whoWaits } from './whoWaits.ts';

export const waitlistLeave = command({
  id: 'waitlist.leave',
  who: ['teacher', 'student', 'parent'],
  effect: 'destroys',
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
    const ids = whoWaits(draft, heard, world);
    const waitings = (world.waitings ?? []).filter(({ studentId }) => ids.includes(studentId ?? ''));
    const waits = new Set(waitings.map(({ meetingId }) => meetingId));
    // A place that is kept for somebody belongs to a group that is not full any more.
    aGroup(draft, heard.items, world, (lesson) => (waits.size > 0 ? waits.has(lesson.id) : isFull(lesson)));
  },
  plan(slots, world) {
    const { meeting } = slots as { meeting?: string };
    const ids = waitingIds(slots, world);
    return meeting === undefined || ids.length === 0
      ? {}
      : {
          steps: ids.map((studentId) => ({
            name: 'leaveWaitlist',
            args: { meetingId: meeting, studentId },
          })),
        };
  },
  examples(world) {
    const { en, he } = whomWords(world);
    return { en: [`take ${en} off Monday's waiting list`], he: [`להוציא ${he} מרשימת ההמתנה של שני`] };
  },
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

/** One who learns takes back a lesson that was asked for. */
import { command } from '../../kernel/command.ts';
import { has } from '../../kernel/interpretation.ts';
import { aPending, waitingLessons } from '../../slots/aPending.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { askIfOther, isBare, takenBack, withdrawing } from './withdrawing.ts';

export const pendingWithdraw = command({
  id: 'pending.withdraw',
  who: ['student', 'parent'],
  effect: 'destroys',
  says: withdrawing,
  takes: ['person', 'subject', 'time', 'number', 'noun', 'which', 'it', 'req:request', 'req:pending'],
  declines(heard, world) {
    const waits = has(heard, 'req', 'pending') || has(heard, 'req', 'request');
    if (!waits || isBare(heard.normal.text) || has(heard, 'noun', 'group')) return true;
    // A request may also be one to join: that is request.withdraw's where only such a one fits.
    const { pendings, requests } = takenBack(heard, world);
    return pendings === 0 && requests > 0;
  },
  resolve(draft, heard, world) {
    aPending(draft, heard.items, waitingLessons(world, ['pending', 'offered']), world);
    askIfOther(draft, 'pending', takenBack(heard, world).requests, world);
    if (world.role === 'parent') somePeople(draft, 'child', heard.items, ['child'], world);
  },
  plan: ({ pending }) =>
    typeof pending === 'string' ? { steps: [{ name: 'removePendingMeeting', args: { id: pending } }] } : {},
  examples: () => ({
    en: ['take back my request for Sunday', 'cancel my pending lesson'],
    he: ['לבטל את הבקשה שלי לראשון'],
  }),
  counterexamples: {
    en: [
      "don't cancel my pending lesson",
      "cancel Sunday's lesson",
      'show my pending lessons',
      'should I withdraw my request?',
    ],
    he: ['אל תבטל את הבקשה שלי', 'לבטל את השיעור של ראשון', 'השיעורים הממתינים שלי', 'האם לבטל את הבקשה?'],
  },
});

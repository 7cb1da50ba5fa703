/** Whoever waits for a place waits no longer: the student's own wish, or the teacher's. A place that was kept goes to the next. */
import { refuse, type Refusal } from '../basics/refusal.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { waitingArgs, waitingFacts } from './waitingFacts.ts';

export const leaveWaitlist = operation({
  name: 'leaveWaitlist',
  writes: ['waiting'],
  card: { effect: 'leaveQueue' },
  args: waitingArgs,
  facts: (said, actor) => waitingFacts(said, actor, 'both'),
  change(_args, { own }, { nowMs }): Change | Refusal {
    if (!own) return refuse('NOT_FOUND', 'meetingId');
    const status = own.status === 'Offered' ? 'Declined' : 'Left';
    return {
      rows: [{ before: own, after: { ...own, status, removedMs: nowMs } }],
      tell: [],
      about: [own.id],
    };
  },
});

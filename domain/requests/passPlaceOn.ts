/** An offer that nobody answered is over, and its place goes to the next: by the clock, or when the teacher says so. */
import { refuse, type Refusal } from '../basics/refusal.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { tellOfWaiting, waitingArgs, waitingFacts } from './waitingFacts.ts';

export const passPlaceOn = operation({
  name: 'passPlaceOn',
  writes: ['waiting'],
  card: { effect: 'passOn' },
  args: waitingArgs,
  facts: (said, actor) => waitingFacts(said, actor, 'teacher'),
  change(_args, { teacher, student, addressed, own }, { nowMs }): Change | Refusal {
    if (!own) return refuse('NOT_FOUND', 'meetingId');
    if (own.status !== 'Offered') return refuse('CHANGED_MEANWHILE', 'meetingId', { status: own.status });
    const after = { ...own, status: 'Expired', removedMs: nowMs } as const;
    const told = { teacher, studentName: student.name, subject: addressed.meeting.subject };
    return {
      rows: [{ before: own, after }],
      tell: tellOfWaiting(after, 'OfferExpired', [student.id, own.requestedBy], told),
      about: [own.id],
    };
  },
});

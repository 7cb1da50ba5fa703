/** A lesson that was asked for is taken off the list: by the teacher at any time, by the other side while it waits. */
import * as v from 'valibot';
import { refuse } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import { version } from '../kernel/sharedInput.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { pendingFacts, tellOfPending } from './pendingFacts.ts';
import { isOpen, type PendingMeeting } from './pendingMeeting.ts';
import { effectOfRequest } from './requestCard.ts';

export const removePendingMeeting = operation({
  name: 'removePendingMeeting',
  writes: ['pendingMeeting', 'meeting'],
  card: { effect: effectOfRequest },
  args: v.strictObject({ id, version }),
  facts: (said, actor) => pendingFacts({ ...said, field: 'id' }, actor),
  authorize: (actor, { pending }) =>
    actor.role === 'teacher' || isOpen(pending)
      ? null
      : refuse('CHANGED_MEANWHILE', 'id', { status: pending.status }),
  change(_args, facts, { nowMs }): Change {
    const { pending, actor } = facts;
    const settled = actor.role === 'teacher' ? 'Declined' : 'Withdrawn';
    const status = isOpen(pending) ? settled : pending.status;
    const after: PendingMeeting = { ...pending, status, modifiedMs: nowMs, removedMs: nowMs };
    const tell = isOpen(pending) ? tellOfPending(after, 'PendingMeetingUpdated', facts) : [];
    return { rows: [{ before: pending, after }], tell, about: [pending.id] };
  },
});

/** An invitation is taken off the list; one that has not left the house is not sent. */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import type { Invitation } from './invitation.ts';

export const removeInvitation = operation({
  name: 'removeInvitation',
  writes: ['invitation'],
  args: v.strictObject({ id }),
  *facts(said, actor): Gathering<{ invitation: Invitation } | Refusal> {
    if (actor.role !== 'teacher') return refuse('FORBIDDEN');
    const [invitation] = yield* need('invitations', { teacherId: actor.id, ids: [said.id] });
    return invitation ? { invitation } : refuse('NOT_FOUND', 'id');
  },
  change(_args, { invitation }, { nowMs }): Change {
    const after: Invitation = { ...invitation, removedMs: nowMs };
    return { rows: [{ before: invitation, after }], tell: [], about: [invitation.id] };
  },
});

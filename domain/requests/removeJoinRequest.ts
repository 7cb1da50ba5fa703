/** A request to come is taken back by who asked, or taken off the list by the teacher. */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import { changedSince } from '../calendar/meetingFacts.ts';
import { version } from '../calendar/meetingInput.ts';
import { need, type Gathering } from '../facts.ts';
import { operation, type Change } from '../operation.ts';
import { teacherIdOf } from '../people/people.ts';
import { isAsking, type JoinRequest } from './joinRequest.ts';

export const removeJoinRequest = operation({
  name: 'removeJoinRequest',
  args: v.strictObject({ id, version }),
  *facts(said, actor): Gathering<{ request: JoinRequest } | Refusal> {
    if (actor.role === 'admin') return refuse('FORBIDDEN');
    const [request] = yield* need('joinRequests', { teacherId: teacherIdOf(actor), ids: [said.id] });
    const isOwn = actor.role === 'teacher' || actor.acting?.studentIds.includes(request?.studentId ?? '');
    if (!request || !isOwn) return refuse('NOT_FOUND', 'id');
    return changedSince(said.version, request.revision) ?? { request };
  },
  may: (actor, { request }) =>
    actor.role === 'teacher' || isAsking(request)
      ? null
      : refuse('CHANGED_MEANWHILE', 'id', { status: request.status }),
  change(_args, { request }, { nowMs }): Change {
    const after: JoinRequest = { ...request, modifiedMs: nowMs, removedMs: nowMs };
    return { rows: [{ before: request, after }], tell: [], about: [request.id] };
  },
});

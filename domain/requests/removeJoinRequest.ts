/** A request to come is taken back by who asked; a teacher who removes it declines it, and who asked is told. */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import { changedSince } from '../kernel/sharedInput.ts';
import { version } from '../kernel/sharedInput.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { teacherIdOf, type Actor } from '../kernel/actor.ts';
import type { Teacher } from '../people/people.ts';
import { isAsking, type JoinRequest } from './joinRequest.ts';
import { tellOfAnswer } from './updateJoinRequest.ts';
import { whoAsks } from './joinRequestCard.ts';

type Facts = { actor: Actor; teacher: Teacher; request: JoinRequest };

export const removeJoinRequest = operation({
  name: 'removeJoinRequest',
  writes: ['joinRequest'],
  card: { effect: 'takeBack', about: whoAsks },
  args: v.strictObject({ id, version }),
  *facts(said, actor): Gathering<Facts | Refusal> {
    if (actor.role === 'admin') return refuse('FORBIDDEN');
    const teacher = yield* need('teacher', { teacherId: teacherIdOf(actor) });
    const [request] = yield* need('joinRequests', { teacherId: teacherIdOf(actor), ids: [said.id] });
    const isOwn = actor.role === 'teacher' || actor.acting?.studentIds.includes(request?.studentId ?? '');
    if (!teacher || !request || !isOwn) return refuse('NOT_FOUND', 'id');
    return changedSince(said.version, request.revision) ?? { actor, teacher, request };
  },
  // An answer stays where the one who asked can read it.
  authorize: (_actor, { request }) =>
    isAsking(request) ? null : refuse('CHANGED_MEANWHILE', 'id', { status: request.status }),
  change(_args, { actor, teacher, request }, { nowMs }): Change {
    if (actor.role === 'teacher') {
      const declined: JoinRequest = { ...request, status: 'Rejected', modifiedMs: nowMs };
      return {
        rows: [{ before: request, after: declined }],
        tell: tellOfAnswer(declined, teacher, null),
        about: [request.id],
      };
    }
    const after: JoinRequest = { ...request, modifiedMs: nowMs, removedMs: nowMs };
    return { rows: [{ before: request, after }], tell: [], about: [request.id] };
  },
});

/** What a plan would do, decided by the very rules that the server will use: rows before and after, conflicts, what stays, who is told. */
import { toMs } from '../domain/basics/zones.ts';
import { decide, type Decision } from '../domain/decide.ts';
import { fromWorld, type Answers } from '../domain/kernel/facts.ts';
import { answersOf } from './slots/answers.ts';
import type { Actor } from '../domain/kernel/actor.ts';
import type { IndexedWorld } from './world/indexWorld.ts';
import type { Plan } from './kernel/plan.ts';

export type Preview = Decision;

/** The rows of a world are made once. */
const made = new WeakMap<IndexedWorld, Answers>();

/** A student or a parent acts in the calendar of the lesson that is spoken of first. */
function actingIn(steps: Plan['steps'], world: IndexedWorld): Pick<Actor, 'acting'> {
  if (world.role === 'teacher') return {};
  const ids = steps.flatMap(({ args }) =>
    'id' in args
      ? [args.id]
      : 'meetingId' in args
        ? [args.meetingId]
        : 'input' in args && 'id' in args.input
          ? [args.input.id]
          : [],
  );
  const asked = steps.flatMap(({ args }) =>
    'input' in args && 'organizer' in args.input ? [args.input.organizer] : [],
  );
  const named = steps.flatMap(({ args }) =>
    'joinRequest' in args
      ? [args.joinRequest.teacherId]
      : 'teacherId' in args && typeof args.teacherId === 'string'
        ? [args.teacherId]
        : [],
  );
  const toJoin = ids.map((id) => world.joinRequests.find((one) => one.id === id)?.['teacherId']);
  const lessons = ids.map((id) => world.lessonById.get(id)?.teacherId);
  const waiting = ids.map((id) => world.pendings.find((one) => one.id === id)?.teacherId);
  const teacherId = [...lessons, ...waiting, ...asked, ...named, ...toJoin].find(
    (id) => typeof id === 'string',
  );
  const studentIds = world.role === 'parent' ? world.children.map(({ id }) => id) : [world.user?.id ?? ''];
  return { acting: { teacherId: typeof teacherId === 'string' ? teacherId : '', studentIds } };
}

export function preview(plan: Pick<Plan, 'steps'>, world: IndexedWorld): Preview {
  const answers = made.get(world) ?? answersOf(world);
  made.set(world, answers);
  let ids = 0;
  const means = { nowMs: toMs(world.now, world.timeZone), newId: () => `new-${++ids}` };
  const actor = {
    id: world.user?.id ?? '',
    role: world.role === 'visitor' ? ('student' as const) : world.role,
    name: world.user?.username ?? '',
  };
  return fromWorld(decide(plan.steps, { ...actor, ...actingIn(plan.steps, world) }, means), answers);
}

/** Where a plan, or a link that is blocked, does not allow what was understood. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Outcome } from '../command.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { runs } from '../../domain/plans/plans.ts';
import { statusOf } from '../answers.ts';
import { inWords } from '../words.ts';

const blocked = (world: IndexedWorld): Outcome => ({
  status: 'refused',
  reply: {
    code: 'BLOCKED',
    text: inWords(world, 'This student is blocked.', 'התלמיד חסום.'),
  },
});

export const overPlan = (world: IndexedWorld): Outcome => ({
  status: 'refused',
  reply: {
    code: 'PLAN_LIMIT',
    text: inWords(world, 'Your plan does not allow this.', 'המסלול שלך לא מאפשר את זה.'),
  },
});

const idsIn = (data: Record<string, unknown> | null | undefined, list: string): unknown[] => {
  const ids = data?.[list];
  return Array.isArray(ids) ? ids : [];
};

/** What a teacher takes on: no blocked or archived student, nothing new once the plan has lapsed. */
export function teacherGate(world: IndexedWorld, students: Id[]): Outcome | null {
  if (world.role !== 'teacher') return null;
  const data = world.user?.userData;
  if (!runs(statusOf(world))) return overPlan(world);
  const shut = [...idsIn(data, 'blockedStudentsIds'), ...idsIn(data, 'excludedStudentsIds')];
  return students.some((id) => shut.includes(id)) ? blocked(world) : null;
}

/** What one who learns asks of a teacher who may have blocked them. */
export function learnerGate(
  world: IndexedWorld,
  teacher: Id | null | undefined,
  child: unknown,
): Outcome | null {
  const ids = idsIn(world.teachers.find(({ id }) => id === teacher)?.userData, 'blockedStudentsIds');
  return ids.includes(child ?? world.user?.id) ? blocked(world) : null;
}

/** A subject's new price in its lessons from a day on: those whose price was not set by hand; what was paid keeps its own. */
import type { Wall } from '../../domain/basics/wallTime.ts';
import { usualCost } from '../../domain/calendar/price.ts';
import type { Step } from '../../domain/operations.ts';
import { answersOf, heldMeetings, teacherOf } from '../answers.ts';
import type { IndexedWorld } from '../indexWorld.ts';

export function risesFrom(
  priced: readonly { id: string; cost: number }[],
  from: Wall,
  world: IndexedWorld,
): Step[] {
  const teacher = teacherOf(world);
  if (teacher === null) return [];
  const costOf = new Map(priced.map(({ id, cost }) => [id, cost]));
  const subjects = answersOf(world)
    .subjects({ teacherId: teacher.id })
    .map((each) => ({ ...each, hourlyMinor: costOf.get(each.id) ?? each.hourlyMinor }));
  const names = new Set(subjects.filter(({ id }) => costOf.has(id)).map(({ name }) => name));
  const following = heldMeetings(world).filter(
    ({ meeting }) =>
      meeting.removedMs === null &&
      names.has(meeting.subject) &&
      !meeting.costByHand &&
      (meeting.rrule !== null || meeting.start >= from),
  );
  const byCost = Map.groupBy(following, ({ meeting }) => usualCost(meeting, teacher, subjects));
  return [...byCost].map(([cost, held]) => ({
    name: 'updateMeetingsCost',
    args: { ids: held.map(({ meeting }) => meeting.id), cost, from, notify: 'quiet' },
  }));
}

/** Lessons that stand in hours which a change closes: they stay, and are named. */
import { toWall } from '../../basics/zones.ts';
import { need, type Gathering } from '../../kernel/facts.ts';
import type { Means } from '../../kernel/operation.ts';
import { teacherIdOf, type Actor } from '../../kernel/actor.ts';
import type { RowChange } from '../../kernel/rows.ts';
import { overlapsOf } from '../collisions.ts';
import { conflictOf, type Conflict } from './judgeConflicts.ts';
import { hoursClosedBy } from './closedHours.ts';

const mostNamed = 20;

/** Asks for the world as it will be with `rows`. */
export function* lessonsInside(
  rows: readonly RowChange[],
  actor: Actor,
  { nowMs }: Means,
): Gathering<Conflict[]> {
  const closed = rows
    .flatMap(({ after }) => (after && hoursClosedBy(after)) ?? [])
    .filter(({ meeting }) => meeting.removedMs === null);
  const [first] = closed;
  if (!first) return [];
  const { zone } = first.meeting;
  const ahead = { teacherId: teacherIdOf(actor), from: toWall(nowMs, zone), until: null };
  const schedule = yield* need('schedule', ahead);
  const found: Conflict[] = [];
  for (const time of closed)
    for (const held of schedule) {
      let taken = 0;
      for (const overlap of overlapsOf(time, held)) {
        if (overlap.other.endMs > nowMs) found.push(conflictOf(overlap, zone, new Set()));
        // Of two series without an end the first lessons are enough.
        if (++taken >= mostNamed) break;
      }
    }
  return found.sort((a, b) => (a.start < b.start ? -1 : 1)).slice(0, mostNamed);
}

/** What an undo leaves of a row, and what keeps a row from going or from coming back, as its entity declares. */
import type { Id } from '../basics/ids.ts';
import type { Refusal } from '../basics/refusal.ts';
import { entityOf } from '../entities/entities.ts';
import { need, type Ask, type Gathering } from '../kernel/facts.ts';
import { sameRow } from '../entities/rowChanges.ts';
import type { Row, RowChange } from '../kernel/rows.ts';

/** Of a row that the change made. */
function rollback(row: Row, nowMs: number): Row | null {
  const { undo, undone } = entityOf(row);
  if (undone) return undone(row, nowMs);
  if (undo === 'erases') return null;
  return undo === 'marks' && 'removedMs' in row ? { ...row, removedMs: row.removedMs ?? nowMs } : row;
}

/** Whether nobody has written since. */
export function isAsLeft(now: Row | null, { before, after }: RowChange): boolean {
  const past = now && after && entityOf(after).past;
  return sameRow(past ? past.asOf(now, { before, after }) : now, after);
}

/** The row as it was before; it keeps the revision that the store will raise. */
export function putBack({ before, after }: RowChange, now: Row | null, nowMs: number): Row | null {
  if (before === null) return now && rollback(now, nowMs);
  const past = now && after && entityOf(after).past;
  const back = past ? past.putBack(now, { before, after }, nowMs) : before;
  return { ...back, revision: now?.revision ?? before.revision };
}

/** The meetings that could not stand without the row. */
export function* meetingsNeeding(row: Row, teacherId: Id): Gathering<Id[]> {
  const studentId = entityOf(row).placesOf?.(row);
  if (studentId === undefined) return [];
  const held = yield* need('schedule', { teacherId, from: '1970-01-01T00:00', until: null });
  const attends = held.filter(({ meeting }) =>
    meeting.attendees.some((each) => each.studentId === studentId),
  );
  return attends.map(({ meeting }) => meeting.id);
}

/** `goes`: whether another row goes with the same undo. */
export function* whyItCannotReturn(
  row: Row,
  teacherId: Id,
  goes: (row: Row) => boolean,
): Gathering<Refusal | null> {
  const { cannotReturn } = entityOf(row);
  if (!cannotReturn) return null;
  const others = yield* rowsBeside(row, teacherId);
  return cannotReturn(
    row,
    others.filter((other) => !goes(other)),
  );
}

function* rowsBeside(row: Row, teacherId: Id): Gathering<readonly Row[]> {
  if (row.kind === 'occurrence')
    return (yield* need('meeting', { teacherId, id: row.meetingId }))?.occurrences ?? [];
  return (yield { ask: `${row.kind}s`, of: { teacherId } } as Ask) as Row[];
}

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

/** A change that did nothing but send: there is nothing to put back. */
export const onlySent = (rows: readonly RowChange[]): boolean =>
  rows.length > 0 && rows.every(({ after }) => after !== null && entityOf(after).undo === 'sent');

/** Whether nobody has written since. */
export function isAsLeft(now: Row | null, { before, after }: RowChange): boolean {
  // Whoever has come to an account is not taken back out of it.
  if (before?.kind === 'link' && after?.kind === 'link' && before.kept && !after.kept) return false;
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

/** Lessons, or what else is open, that could not stand without the row. `goes`: what goes with the same undo. */
export function* isNeeded(
  row: Row,
  teacherId: Id,
  goes: { meetings: ReadonlySet<Id>; row(row: Row): boolean },
): Gathering<boolean> {
  const meetings = yield* meetingsNeeding(row, teacherId);
  if (meetings.some((id) => !goes.meetings.has(id))) return true;
  // A student whom the teacher keeps is nobody without the row; an account stays what it is.
  if (row.kind !== 'link' || row.kept === null) return false;
  const open: Row[] = [
    ...(yield* need('payments', { teacherId })),
    ...(yield* need('pendingMeetings', { teacherId })),
    ...(yield* need('waitings', { teacherId })),
  ];
  return open.some((other) => !goes.row(other) && names(other, row.id));
}

function names(row: Row, studentId: Id): boolean {
  if ('payerId' in row && row.payerId === studentId) return true;
  if ('studentId' in row && row.studentId === studentId) return true;
  if ('requestedBy' in row && row.requestedBy === studentId) return true;
  return 'attendees' in row && row.attendees.some((each) => each.studentId === studentId);
}

/**
 * Who came to an account since may have been in the lesson under both names, at different times: back as it was, one person
 * would be there twice.
 */
export function namesOneTwice(row: Row | null): boolean {
  const lists =
    row?.kind === 'occurrence'
      ? [row.absences, row.charges]
      : row && 'attendees' in row
        ? [row.attendees]
        : [];
  return lists.some((list) => new Set(list.map(({ studentId }) => studentId)).size < list.length);
}

/** The meetings that could not stand without the row. */
function* meetingsNeeding(row: Row, teacherId: Id): Gathering<Id[]> {
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

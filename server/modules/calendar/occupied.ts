/** One row per lesson that takes place near today: the database itself refuses a second one at the same time. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import { meetingIdOf } from '../../../domain/calendar/occurrence.ts';
import { lessonsBetween, type Held } from '../../../domain/calendar/lesson.ts';
import type { Row, RowChange } from '../../../domain/kernel/rows.ts';
import type { StoreTransaction } from '../../db/tables.ts';

const dayMs = 86_400_000;
/** Earlier conflicts are judged by the rules only; nothing is booked there any more. */
const keptDays = 31;
const horizonDays = 400;

const dayStart = (nowMs: number): number => Math.floor(nowMs / dayMs) * dayMs;
export const occupiedFromMs = (nowMs: number): number => dayStart(nowMs) - keptDays * dayMs;
export const horizonMs = (nowMs: number): number => dayStart(nowMs) + horizonDays * dayMs;

/** The meetings whose lessons a change may have moved; a new price, for example, moves none. */
export function retimedMeetings(rows: readonly RowChange[]): Set<Id> {
  const ids = new Set<Id>();
  for (const { before, after } of rows) {
    if (timesOf(before) === timesOf(after)) continue;
    for (const row of [before, after]) {
      const id = row && meetingIdOf(row);
      if (id) ids.add(id);
    }
  }
  return ids;
}

/** An occurrence that differs only in payments, absences or texts counts as unchanged. */
function timesOf(row: Row | null): string {
  if (row?.kind === 'meeting') {
    const { start, zone, minutes, rrule, insisted } = row;
    return JSON.stringify([start, zone, minutes, rrule, insisted, row.removedMs === null]);
  }
  if (row?.kind !== 'occurrence') return '';
  const { start, minutes, insisted } = row.own;
  const isPlain = row.cancelledBy === null && [start, minutes, insisted].every((own) => own === undefined);
  return isPlain
    ? ''
    : JSON.stringify([row.meetingId, row.slot, row.cancelledBy === null, start, minutes, insisted]);
}

/**
 * Rewrites the rows of the meetings that a change touched. All are deleted before any is inserted, so that two lessons can swap places. Throws PostgreSQL's 23P01 if a lesson overlaps another.
 */
export async function rewriteOccupied(
  transaction: StoreTransaction,
  teacherId: Id,
  touched: readonly Held[],
  span: { fromMs: number; untilMs: number },
): Promise<void> {
  if (touched.length === 0) return;
  await transaction
    .deleteFrom('app.occupied')
    .where('teacher_id', '=', teacherId)
    .where(
      'meeting_id',
      'in',
      touched.map(({ meeting }) => meeting.id),
    )
    .execute();
  await putInOccupied(transaction, teacherId, touched, span);
}

/** Inserts the missing lessons that start before untilMs and end after fromMs. */
export async function putInOccupied(
  transaction: StoreTransaction,
  teacherId: Id,
  meetings: readonly Held[],
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
): Promise<void> {
  const lessons = meetings.flatMap((held) => lessonsBetween(held, fromMs, untilMs));
  if (lessons.length === 0) return;
  const ids = lessons.map(({ meeting }) => meeting.id);
  const slots = lessons.map(({ slot }) => slot);
  const starts = lessons.map(({ startMs }) => startMs);
  const ends = lessons.map(({ endMs }) => endMs);
  const insisted = lessons.map((lesson) => lesson.insisted);
  await sql`
    insert into app.occupied (teacher_id, meeting_id, slot, during, insisted)
    select ${teacherId}, n.meeting_id, n.slot,
           tstzrange(to_timestamp(n.start_ms / 1000.0), to_timestamp(n.end_ms / 1000.0)), n.insisted
    from unnest(${ids}::uuid[], ${slots}::text[], ${starts}::bigint[], ${ends}::bigint[], ${insisted}::boolean[])
      as n(meeting_id, slot, start_ms, end_ms, insisted)
    on conflict (teacher_id, meeting_id, slot) do nothing`.execute(transaction);
}

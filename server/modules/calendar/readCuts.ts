/** Where to cut a calendar into parts that are quick to read and to serialize. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Queries } from '../../db/tables.ts';
import { stampQuery, toStamped } from './readCalendar.ts';

/** Wire rows in a part: about 10 ms of this process, for as long as somebody else may wait behind it. A series is never cut. */
const rowsInAPart = 250;

export type CalendarCuts = { revision: number; cuts: Id[] };

/** A calendar that fits into one part has no cuts. To be called within one snapshot. */
export async function readCuts(queries: Queries, teacherId: Id): Promise<CalendarCuts | null> {
  const teacher = await stampQuery(queries, teacherId).executeTakeFirst();
  if (!teacher) return null;
  const { revision } = toStamped(teacher);
  const { rows } = await sql<{ id: Id }>`
    with differing as (
      select meeting_id, count(*) as size from app.occurrences where teacher_id = ${teacherId} group by meeting_id),
    series as (
      select m.series_id as id, sum(1 + coalesce(d.size, 0)) as size
      from app.meetings m left join differing d on d.meeting_id = m.id
      where m.teacher_id = ${teacherId} and m.removed_at is null
      group by m.series_id),
    counted as (select id, size, sum(size) over (order by id) as upto, sum(size) over () as whole from series)
    select id from counted
    where floor(upto / ${rowsInAPart}) > floor((upto - size) / ${rowsInAPart}) and upto < whole
    order by id`.execute(queries);
  return { revision, cuts: [...new Set(rows.map(({ id }) => afterMoment(id)))] };
}

/** The last possible id of the same millisecond: a cut is sent to people who may not know the row's id. */
const afterMoment = (id: Id): Id => `${id.slice(0, 13)}-ffff-ffff-ffffffffffff`;

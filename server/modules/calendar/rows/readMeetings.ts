/** Reads meetings of one teacher with their changed occurrences. */
import { sql, type RawBuilder } from 'kysely';
import type { Id } from '../../../../domain/basics/ids.ts';
import type { Wall } from '../../../../domain/basics/wallTime.ts';
import type { MeetingWithOccurrences, Occurrence } from '../../../../domain/calendar/occurrence.ts';
import type { Queries } from '../../../db/tables.ts';
import { toMeeting } from './meetingRow.ts';
import { occurrencesOfMeeting, occurrencesOfTeacher, type Span } from './readOccurrences.ts';

export type Which = {
  ids?: readonly Id[];
  seriesIds?: readonly Id[];
  /** Every row of the series of these meetings, or of the meetings of these occurrences. */
  seriesOf?: readonly Id[];
  /** Written after this revision. */
  since?: number;
  /** May take place in [from, until), with their occurrences in it; null = no end. */
  span?: Span;
  /** Whole series of which any row may take place in [from, until). */
  seriesIn?: { from: Wall; until: Wall };
  /** Series whose id is greater than this, and not greater than that. */
  seriesAfter?: Id;
  seriesUpTo?: Id;
  removedToo?: boolean;
};

/** In one statement, so that a meeting and its occurrences are of the same moment. */
export async function readMeetings(
  queries: Queries,
  teacherId: Id,
  which: Which,
): Promise<MeetingWithOccurrences[]> {
  if (which.ids?.length === 0 || which.seriesIds?.length === 0 || which.seriesOf?.length === 0) return [];
  const { column, ownOf } = occurrencesFor(teacherId, which);
  let query = queries
    .selectFrom('app.meetings as m')
    .selectAll('m')
    .select(column.as('occurrences'))
    .where('m.teacher_id', '=', teacherId);
  if (!which.removedToo) query = query.where('m.removed_at', 'is', null);
  if (which.ids) query = query.where('m.id', 'in', which.ids);
  if (which.seriesIds) query = query.where('m.series_id', 'in', which.seriesIds);
  if (which.seriesOf) query = query.where(seriesOf(teacherId, which.seriesOf));
  if (which.since !== undefined) query = query.where('m.revision', '>', which.since);
  if (which.span) {
    query = query.where('m.reach_until', '>', which.span.from);
    if (which.span.until !== null) query = query.where('m.reach_from', '<', which.span.until);
  }
  if (which.seriesIn) query = query.where(reachesInto(teacherId, which.seriesIn));
  if (which.seriesAfter) query = query.where('m.series_id', '>', which.seriesAfter);
  if (which.seriesUpTo) query = query.where('m.series_id', '<=', which.seriesUpTo);
  const rows = await query.orderBy('m.start').orderBy('m.id').execute();
  const own = ownOf(rows);
  return rows.map(({ occurrences: _occurrences, ...row }, i) => ({
    meeting: toMeeting(row),
    occurrences: own[i] ?? [],
  }));
}

type Read = { id: Id; occurrences: Occurrence[] | null };

/** How occurrences come with their meetings: `ownOf` says which are whose, in the order of the rows. */
function occurrencesFor(teacherId: Id, which: Which) {
  const { span } = which;
  if (!isWide(which))
    return {
      column: occurrencesOfMeeting(span),
      ownOf: (rows: readonly Read[]) => rows.map(({ occurrences }) => occurrences),
    };
  return {
    column: inFirstRow(occurrencesOfTeacher(teacherId, span)),
    ownOf(rows: readonly Read[]) {
      const byMeeting = Map.groupBy(rows[0]?.occurrences ?? [], ({ meetingId }) => meetingId);
      return rows.map(({ id }) => byMeeting.get(id));
    },
  };
}

/** A long stretch, or all: most meetings have no occurrence of their own, and asking after each takes seconds. */
const isWide = ({
  span,
  ids,
  seriesIds,
  seriesOf: of,
  since,
  seriesIn,
  seriesAfter,
  seriesUpTo,
}: Which): boolean =>
  (span === undefined || span.until === null) &&
  [ids, seriesIds, of, since, seriesIn, seriesAfter, seriesUpTo].every((each) => each === undefined);

/** The other rows carry none of it. */
const inFirstRow = (all: RawBuilder<Occurrence[]>): RawBuilder<Occurrence[]> =>
  sql<Occurrence[]>`case when row_number() over (order by m.start, m.id) = 1 then ${all} end`;

function reachesInto(teacherId: Id, { from, until }: { from: Wall; until: Wall }) {
  return sql<boolean>`m.series_id = any(array(
    select r.series_id from app.meetings r where r.teacher_id = ${teacherId} and r.removed_at is null
      and r.reach_until > ${from} and r.reach_from < ${until}))`;
}

/**
 * Each list is computed once and then looked up (`= any(array(…))`). Joins would be left to the planner, and as long
 * as it has no statistics of a new table it compares every lesson of a teacher with every other.
 */
function seriesOf(teacherId: Id, ids: readonly Id[]) {
  const named = sql.val([...ids]);
  return sql<boolean>`m.series_id = any(array(
    select named.series_id from app.meetings named where named.teacher_id = ${teacherId} and named.id = any(array(
      select unnest(${named}::uuid[])
      union select o.meeting_id from app.occurrences o where o.teacher_id = ${teacherId} and o.id = any(${named})))))`;
}

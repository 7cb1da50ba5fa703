/** Reads occurrences that differ from their series, each with its absences and charges. */
import { sql, type RawBuilder } from 'kysely';
import type { Id } from '../../../../domain/basics/ids.ts';
import { addMinutes, type Wall } from '../../../../domain/basics/wallTime.ts';
import type { Occurrence } from '../../../../domain/calendar/occurrence.ts';
import { forEver, marginMinutes } from './reach.ts';
import type { Queries } from '../../../db/tables.ts';

const milliseconds = (column: string): RawBuilder<number> =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** For a row of app.occurrences named o: the occurrence as operations know it. */
const whole = sql<Occurrence>`jsonb_build_object(
  'kind', 'occurrence', 'teacherId', o.teacher_id, 'id', o.id, 'meetingId', o.meeting_id, 'slot', o.slot,
  'revision', o.revision, 'cancelledBy', o.cancelled_by, 'own', o.own,
  'absences', coalesce((
    select jsonb_agg(jsonb_build_object('studentId', a.student_id, 'kind', a.kind, 'atMs', ${milliseconds('a.at')})
                     order by a.student_id)
    from app.absences a where a.teacher_id = o.teacher_id and a.occurrence_id = o.id), '[]'),
  'charges', coalesce((
    select jsonb_agg(jsonb_build_object('id', c.id, 'studentId', c.student_id, 'kind', c.kind,
                                        'amountMinor', c.amount_minor, 'atMs', ${milliseconds('c.at')},
      'allocations', coalesce((
        select jsonb_agg(jsonb_build_object('paymentId', l.payment_id, 'amountMinor', l.amount_minor,
                                            'inLessons', l.in_lessons, 'atMs', ${milliseconds('l.at')})
                         order by l.payment_id)
        from app.allocations l where l.teacher_id = c.teacher_id and l.charge_id = c.id), '[]')) order by c.id)
    from app.charges c where c.teacher_id = o.teacher_id and c.occurrence_id = o.id), '[]'))`;

export type Span = { from: Wall; until: Wall | null };

/** For a row of app.meetings named m: its occurrences in the order of their slots; with a span those within it. */
export function occurrencesOfMeeting(span: Span | undefined): RawBuilder<Occurrence[]> {
  return sql<Occurrence[]>`coalesce((
    select jsonb_agg(${whole} order by o.slot)
    from app.occurrences o
    where o.teacher_id = m.teacher_id and o.meeting_id = m.id${span ? standsIn(span) : sql``}), '[]')`;
}

/** All occurrences of a teacher, in one list that is put together once; with a span those within it. */
export function occurrencesOfTeacher(teacherId: Id, span: Span | undefined): RawBuilder<Occurrence[]> {
  return sql<Occurrence[]>`coalesce((
    select jsonb_agg(${whole} order by o.slot)
    from app.occurrences o
    where o.teacher_id = ${teacherId}${span ? standsIn(span) : sql``}), '[]')`;
}

/** By the slot of the rule, even if it was moved away from, or by its own start. */
function standsIn({ from, until }: Span): RawBuilder<unknown> {
  const first = addMinutes(from, -marginMinutes);
  const last = until === null ? forEver : addMinutes(until, marginMinutes);
  return sql` and (o.slot between ${first} and ${last} or o.own->>'start' between ${first} and ${last})`;
}

export async function readOccurrences(
  queries: Queries,
  teacherId: Id,
  ids: readonly Id[],
): Promise<Occurrence[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom('app.occurrences as o')
    .select(whole.as('occurrence'))
    .where('o.teacher_id', '=', teacherId)
    .where('o.id', 'in', ids)
    .orderBy('o.slot')
    .execute();
  return rows.map(({ occurrence }) => occurrence);
}

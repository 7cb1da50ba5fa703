/** Occurrences that differ from their series, each with its absences and payments. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Absence, Occurrence, Payment } from '../../../domain/calendar/occurrence.ts';
import type { Queries } from '../tables.ts';

const absences = sql<Absence[]>`coalesce((
  select jsonb_agg(jsonb_build_object('studentId', a.student_id, 'kind', a.kind,
                                      'atMs', (extract(epoch from a.at) * 1000)::bigint) order by a.student_id)
  from app.absences a where a.teacher_id = o.teacher_id and a.occurrence_id = o.id), '[]')`;

const payments = sql<Payment[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', p.id, 'studentId', p.student_id, 'amountMinor', p.amount_minor,
                                      'atMs', (extract(epoch from p.at) * 1000)::bigint) order by p.id)
  from app.payments p where p.teacher_id = o.teacher_id and p.occurrence_id = o.id), '[]')`;

export async function readOccurrences(
  queries: Queries,
  teacherId: Id,
  which: { ids?: readonly Id[]; meetingIds?: readonly Id[] },
): Promise<Occurrence[]> {
  let query = queries
    .selectFrom('app.occurrences as o')
    .select(['o.id', 'o.meeting_id', 'o.slot', 'o.revision', 'o.cancelled_by', 'o.own'])
    .select([absences.as('absences'), payments.as('payments')])
    .where('o.teacher_id', '=', teacherId);
  if (which.ids) query = query.where('o.id', 'in', which.ids);
  if (which.meetingIds) query = query.where('o.meeting_id', 'in', which.meetingIds);
  const rows = await query.orderBy('o.slot').orderBy('o.id').execute();
  return rows.map((row) => ({
    kind: 'occurrence',
    teacherId,
    id: row.id,
    meetingId: row.meeting_id,
    slot: row.slot,
    revision: row.revision,
    cancelledBy: row.cancelled_by,
    own: row.own,
    absences: row.absences,
    payments: row.payments,
  }));
}

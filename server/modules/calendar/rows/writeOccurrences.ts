/** Writes complete occurrences: what differs, absences and payments. */
import type { Id } from '../../../../domain/basics/ids.ts';
import type { Occurrence } from '../../../../domain/calendar/occurrence.ts';
import type { StoreTransaction } from '../../../db/tables.ts';

export async function writeOccurrences(
  transaction: StoreTransaction,
  teacherId: Id,
  { written, removed }: { written: readonly Occurrence[]; removed: readonly Id[] },
): Promise<void> {
  const touched = [...removed, ...written.map(({ id }) => id)];
  if (touched.length === 0) return;
  // Deleted for all before any is inserted: a payment can move from one occurrence to another.
  for (const table of ['app.absences', 'app.payments'] as const) {
    await transaction
      .deleteFrom(table)
      .where('teacher_id', '=', teacherId)
      .where('occurrence_id', 'in', touched)
      .execute();
  }
  if (removed.length > 0) {
    await transaction
      .deleteFrom('app.occurrences')
      .where('teacher_id', '=', teacherId)
      .where('id', 'in', removed)
      .execute();
  }
  if (written.length === 0) return;
  await transaction
    .insertInto('app.occurrences')
    .values(written.map(toStored))
    .onConflict((conflict) =>
      conflict.columns(['teacher_id', 'id']).doUpdateSet((row) => ({
        meeting_id: row.ref('excluded.meeting_id'),
        slot: row.ref('excluded.slot'),
        revision: row.ref('excluded.revision'),
        cancelled_by: row.ref('excluded.cancelled_by'),
        own: row.ref('excluded.own'),
      })),
    )
    .execute();
  const absences = written.flatMap((occurrence) =>
    occurrence.absences.map(({ studentId, kind, atMs }) => ({
      teacher_id: teacherId,
      occurrence_id: occurrence.id,
      student_id: studentId,
      kind,
      at: new Date(atMs),
    })),
  );
  if (absences.length > 0) await transaction.insertInto('app.absences').values(absences).execute();
  const payments = written.flatMap((occurrence) =>
    occurrence.payments.map(({ id, studentId, amountMinor, atMs }) => ({
      teacher_id: teacherId,
      id,
      occurrence_id: occurrence.id,
      student_id: studentId,
      amount_minor: amountMinor,
      at: new Date(atMs),
    })),
  );
  if (payments.length > 0) await transaction.insertInto('app.payments').values(payments).execute();
}

function toStored(occurrence: Occurrence) {
  return {
    teacher_id: occurrence.teacherId,
    id: occurrence.id,
    meeting_id: occurrence.meetingId,
    slot: occurrence.slot,
    revision: occurrence.revision,
    cancelled_by: occurrence.cancelledBy,
    own: JSON.stringify(occurrence.own),
  };
}

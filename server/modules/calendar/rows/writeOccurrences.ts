/** Writes complete occurrences: what differs, absences and charges, each with what covers it. */
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
  // Deleted for all before any is inserted: a charge can move from one occurrence to another. Allocations go with theirs.
  for (const table of ['app.absences', 'app.charges'] as const) {
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
  await writeCharges(transaction, teacherId, written);
}

async function writeCharges(
  transaction: StoreTransaction,
  teacherId: Id,
  written: readonly Occurrence[],
): Promise<void> {
  const charges = written.flatMap((occurrence) =>
    occurrence.charges.map(({ id, studentId, kind, amountMinor, atMs }) => ({
      teacher_id: teacherId,
      id,
      occurrence_id: occurrence.id,
      student_id: studentId,
      kind,
      amount_minor: amountMinor,
      at: new Date(atMs),
    })),
  );
  if (charges.length > 0) await transaction.insertInto('app.charges').values(charges).execute();
  const allocations = written
    .flatMap(({ charges: each }) => each)
    .flatMap(({ id, allocations: each }) =>
      each.map(({ paymentId, amountMinor, inLessons, atMs }) => ({
        teacher_id: teacherId,
        charge_id: id,
        payment_id: paymentId,
        amount_minor: amountMinor,
        in_lessons: inLessons,
        at: new Date(atMs),
      })),
    );
  if (allocations.length > 0) await transaction.insertInto('app.allocations').values(allocations).execute();
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

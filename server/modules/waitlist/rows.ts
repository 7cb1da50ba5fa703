/** Reads and writes waitlist entries; an offered place has a job that passes it on when the offer expires. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Waiting } from '../../../domain/requests/waiting.ts';
import type { Queries, Stored, StoreTransaction } from '../../db/tables.ts';
import type { Which } from '../../kernel/entities/entity.ts';

export async function readWaitings(
  queries: Queries,
  teacherId: Id,
  { ids, since, removedToo }: Which = {},
): Promise<Waiting[]> {
  if (ids?.length === 0) return [];
  let query = queries.selectFrom('app.waitings').selectAll().where('teacher_id', '=', teacherId);
  if (ids) query = query.where('id', 'in', ids);
  if (since !== undefined) query = query.where('revision', '>', since);
  if (!removedToo) query = query.where('removed_at', 'is', null);
  return (await query.orderBy('created_at').orderBy('id').execute()).map(toWaiting);
}

export async function writeWaitings(
  transaction: StoreTransaction,
  waitings: readonly Waiting[],
): Promise<void> {
  if (waitings.length === 0) return;
  await transaction
    .insertInto('app.waitings')
    .values(waitings.map(toStored))
    .onConflict((conflict) =>
      conflict.columns(['teacher_id', 'id']).doUpdateSet((row) => ({
        revision: row.ref('excluded.revision'),
        meeting_id: row.ref('excluded.meeting_id'),
        status: row.ref('excluded.status'),
        offered_at: row.ref('excluded.offered_at'),
        expires_at: row.ref('excluded.expires_at'),
        removed_at: row.ref('excluded.removed_at'),
      })),
    )
    .execute();
  for (const waiting of waitings) if (waiting.status === 'Offered') await askToPassOn(transaction, waiting);
}

/** Queued in the transaction that makes the offer, one job for each offer. */
async function askToPassOn(
  transaction: StoreTransaction,
  { teacherId, meetingId, studentId, id, expiresMs }: Waiting,
): Promise<void> {
  if (expiresMs === null) return;
  await sql`select graphile_worker.add_job('passPlaceOn',
    payload => ${JSON.stringify({ teacherId, meetingId, studentId, id })}::json,
    run_at => ${new Date(expiresMs)}, job_key => ${`passPlaceOn ${id} ${expiresMs}`})`.execute(transaction);
}

const msOf = (moment: Date | null): number | null => moment?.getTime() ?? null;
const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

const toWaiting = (row: Stored<'app.waitings'>): Waiting => ({
  kind: 'waiting',
  teacherId: row.teacher_id,
  id: row.id,
  revision: row.revision,
  meetingId: row.meeting_id,
  seriesId: row.series_id,
  studentId: row.student_id,
  requestedBy: row.requested_by,
  status: row.status,
  createdMs: row.created_at.getTime(),
  offeredMs: msOf(row.offered_at),
  expiresMs: msOf(row.expires_at),
  removedMs: msOf(row.removed_at),
});

const toStored = (waiting: Waiting) => ({
  teacher_id: waiting.teacherId,
  id: waiting.id,
  revision: waiting.revision,
  meeting_id: waiting.meetingId,
  series_id: waiting.seriesId,
  student_id: waiting.studentId,
  requested_by: waiting.requestedBy,
  status: waiting.status,
  created_at: new Date(waiting.createdMs),
  offered_at: dateOf(waiting.offeredMs),
  expires_at: dateOf(waiting.expiresMs),
  removed_at: dateOf(waiting.removedMs),
});

/** The table of the waitlist; an offered place has a job that passes it on when the offer expires. */
import { sql } from 'kysely';
import { waitingEntity as declared, type Waiting } from '../../../domain/requests/waiting.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import type { StoredEntity } from '../../kernel/entities/entity.ts';
import { plainRows, type TableOf } from '../../kernel/entities/plainRows.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    'app.waitings': TableOf<Waiting>;
  }
}

const plain = plainRows(declared, {
  table: 'app.waitings',
  order: 'createdMs',
  fields: {
    meetingId: 'plain',
    seriesId: 'plain once',
    studentId: 'plain once',
    requestedBy: 'plain once',
    status: 'plain',
    createdMs: 'moment once',
    offeredMs: 'moment',
    expiresMs: 'moment',
  },
});

export const waitingRows: Pick<StoredEntity<Waiting>, 'table' | 'read' | 'write'> = {
  ...plain,
  async write(transaction, changed, teacherId) {
    await plain.write(transaction, changed, teacherId);
    for (const waiting of changed.after)
      if (waiting.status === 'Offered') await askToPassOn(transaction, waiting);
  },
};

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

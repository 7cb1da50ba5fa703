/** Asks, within the transaction that writes to the outbox, that it be emptied: no change without its job, no job without its change. */
import { sql } from 'kysely';
import type { Id } from '../../domain/basics/ids.ts';
import type { Queries } from '../store/tables.ts';

/** One waiting job a teacher is enough; a common one would make all teachers wait for each other's transactions. */
export async function askToSend(queries: Queries, teacherId: Id): Promise<void> {
  await sql`select graphile_worker.add_job('sendOutbox', job_key => ${`sendOutbox ${teacherId}`})`.execute(
    queries,
  );
}

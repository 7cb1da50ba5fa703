/** Asks, within the transaction that writes to the outbox, that it be sent: no change without its job, no job without its change. */
import { sql } from 'kysely';
import type { Id } from '../../domain/basics/ids.ts';
import type { Queries } from '../store/tables.ts';

/** What a job sends: the notices of one change to these people. */
export type ToSend = { changeId: Id; userIds: readonly Id[] };

/**
 * Without a key, so that every change has a job of its own: one that shared the job before it would be lost where that is
 * just beginning (graphile/worker#580), and would end the retries of what that could not send.
 */
export async function askToSend(queries: Queries, toSend: ToSend): Promise<void> {
  await sql`select graphile_worker.add_job('sendOutbox', ${JSON.stringify(toSend)}::json)`.execute(queries);
}

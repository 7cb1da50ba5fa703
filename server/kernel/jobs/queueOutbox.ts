/** Queues the sending of the outbox within the transaction that writes to it: no change without its job, no job without its change. */
import { sql } from 'kysely';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Queries } from '../../db/tables.ts';

/** What a job sends: the notifications of one change to these people. */
export type ToSend = { changeId: Id; userIds: readonly Id[] };

/**
 * Without a job key, so that every change has a job of its own: a change that shared an earlier job would be lost if
 * that was just starting (graphile/worker#580), and would end the retries of what that one could not send.
 */
export async function askToSend(queries: Queries, toSend: ToSend): Promise<void> {
  await sql`select graphile_worker.add_job('sendOutbox', ${JSON.stringify(toSend)}::json)`.execute(queries);
}

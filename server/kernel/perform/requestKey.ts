/** A request that arrives twice (a double tap, a retry after a lost answer) has one effect, and gets the same answer each time. */
import { createHash } from 'node:crypto';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Queries, StoreTransaction } from '../../db/tables.ts';
import type { Done, Written } from './outcome.ts';

export type RequestKey = { actorId: Id; requestId: string; hash: string };

export const hashOf = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex');

/**
 * Takes the key for this transaction; if another transaction holds it, waits until that one has ended. 'mine': to be
 * carried out. 'reused': the key belongs to a different request.
 */
export async function takeKey(
  transaction: StoreTransaction,
  { actorId, requestId, hash }: RequestKey,
): Promise<'mine' | 'reused' | Done> {
  const taken = await transaction
    .insertInto('app.requests')
    .values({ actor_id: actorId, request_id: requestId, hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows === 1n) return 'mine';
  return (await answeredBefore(transaction, { actorId, requestId, hash })) ?? 'reused';
}

/** The answer that the same request got earlier; null if there was none. */
export async function answeredBefore(
  queries: Queries,
  { actorId, requestId, hash }: RequestKey,
): Promise<Done | 'reused' | null> {
  const earlier = await queries
    .selectFrom('app.requests')
    .select(['hash', 'outcomes'])
    .where('actor_id', '=', actorId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!earlier) return null;
  return earlier.hash === hash ? earlier.outcomes && readDone(earlier.outcomes as StoredDone) : 'reused';
}

/** If another request with this key was written meanwhile, the two collide and this one is retried. */
export async function keepKey(
  transaction: StoreTransaction,
  { actorId, requestId, hash }: RequestKey,
  done: Done,
): Promise<void> {
  await transaction
    .insertInto('app.requests')
    .values({ actor_id: actorId, request_id: requestId, hash, outcomes: JSON.stringify(storedDone(done)) })
    .execute();
}

/** With a key that was taken before. */
export async function keepOutcome(
  transaction: StoreTransaction,
  { actorId, requestId }: RequestKey,
  done: Done,
): Promise<void> {
  await transaction
    .updateTable('app.requests')
    .set({ outcomes: JSON.stringify(storedDone(done)) })
    .where('actor_id', '=', actorId)
    .where('request_id', '=', requestId)
    .execute();
}

/** As stored: the rows by their names beside the rest. */
type StoredDone = Omit<Done, 'written'> & Omit<Written, 'rows'> & object;

const storedDone = ({ written: { rows, ...more }, ...done }: Done): StoredDone => ({
  ...rows,
  ...more,
  ...done,
});

function readDone({ changeId, warnings, steps, meetings, parents, ...rows }: StoredDone): Done {
  return {
    changeId,
    ...(warnings && { warnings }),
    steps,
    written: { meetings, ...(parents && { parents }), rows: rows as Written['rows'] },
  };
}

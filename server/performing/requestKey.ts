/** A request that comes twice (a double tap, a retry after a lost answer) has one effect, and the same answer each time. */
import { createHash } from 'node:crypto';
import type { Id } from '../../domain/basics/ids.ts';
import type { Queries, StoreTransaction } from '../store/tables.ts';
import type { Done } from './outcome.ts';

export type RequestKey = { actorId: Id; requestId: string; hash: string };

export const hashOf = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex');

/**
 * Takes the key for this transaction; where another holds it, waits until that one is through. 'mine': to be carried
 * out. 'reused': the key was given to something else.
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

/** The answer that this very request was given earlier; null where none was. */
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
  return earlier.hash === hash ? (earlier.outcomes as Done | null) : 'reused';
}

/** Where another request with this key was written meanwhile the two collide, and this one is tried again. */
export async function keepKey(
  transaction: StoreTransaction,
  { actorId, requestId, hash }: RequestKey,
  done: Done,
): Promise<void> {
  await transaction
    .insertInto('app.requests')
    .values({ actor_id: actorId, request_id: requestId, hash, outcomes: JSON.stringify(done) })
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
    .set({ outcomes: JSON.stringify(done) })
    .where('actor_id', '=', actorId)
    .where('request_id', '=', requestId)
    .execute();
}

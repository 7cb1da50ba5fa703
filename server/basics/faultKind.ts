/** What a fault means to the caller: their own mistake, an unavailable database, an answer that took too long, or a bug of ours. */
import type { unansweredCodes } from '../../domain/basics/refusal.ts';
import { sqlState, unwritableText } from './databaseFaults.ts';
import { isDatabaseAway } from './databaseFaults.ts';

export type FaultKind = 'BAD_REQUEST' | 'INTERNAL' | (typeof unansweredCodes)[number];

/** Thrown when we stop waiting for an answer; the work that was started may still complete. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

/** PostgreSQL cancelled a statement at its time limit (db/database.ts). */
const canceled = '57014';

export function kindOf(fault: unknown): FaultKind {
  const state = sqlState(fault);
  if (fault instanceof TookTooLong || state === canceled) return 'TIMEOUT';
  if (isDatabaseAway(fault)) return 'UNAVAILABLE';
  return state !== null && unwritableText.includes(state) ? 'BAD_REQUEST' : 'INTERNAL';
}

export const statusOf: Record<FaultKind, number> = {
  BAD_REQUEST: 400,
  UNAVAILABLE: 503,
  TIMEOUT: 503,
  INTERNAL: 500,
};

/** How long a caller should wait before trying again; the database is usually back by then. */
export const retryAfterSeconds = 1;

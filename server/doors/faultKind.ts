/** What a fault is to the caller: their own mistake, a database that is away, an answer that took too long, or an error of ours. */
import type { unansweredCodes } from '../../domain/basics/refusal.ts';
import { sqlState, unwritableText } from '../performing/retrying.ts';
import { isDatabaseAway } from '../store/away.ts';

export type FaultKind = 'BAD_REQUEST' | 'INTERNAL' | (typeof unansweredCodes)[number];

/** Thrown where an answer is given up; what was begun may still be carried out. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

/** PostgreSQL gave up a statement at its time limit (store/database.ts). */
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

/** How long a caller should wait who was not served; the database is mostly back by then. */
export const retryAfterSeconds = 1;

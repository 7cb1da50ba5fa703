/** What is written down of a claim: in the log that the student has an account since, and the contract that was agreed to with it. */
import type { Id } from '../../../domain/basics/ids.ts';
import { isRefusal, type Refusal } from '../../../domain/basics/refusal.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type { Link } from '../../../domain/people/link.ts';
import { newId } from '../../basics/newId.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import { logChange } from '../../kernel/perform/changeLog.ts';
import { acceptStanding } from '../joining/acceptStanding.ts';
import { readLinks } from '../people/rows/studentLinks.ts';

/** from: the kept student; to: the account. */
export type Move = { teacherId: Id; from: Id; to: Id; revision: number };

/** The version that was read, and in which language. */
export type AgreedContract = { version: number; locale: string | null };

type Done = {
  actor: Actor;
  /** The link before the claim. */
  kept: Link | null;
  agreed: AgreedContract | null;
  sessionId: string | null;
  nowMs: number;
};

export const readLink = async (
  transaction: StoreTransaction,
  teacherId: Id,
  studentId: Id,
): Promise<Link | null> => (await readLinks(transaction, teacherId, { ids: [studentId] }))[0] ?? null;

/** A refusal where the contract is another one by now. */
export async function recordClaim(
  transaction: StoreTransaction,
  { teacherId, from, to, revision }: Move,
  { actor, kept, agreed, sessionId, nowMs }: Done,
): Promise<Refusal | null> {
  const studentId = actor.role === 'parent' ? from : to;
  const rows: RowChange[] = [];
  const after = await readLink(transaction, teacherId, studentId);
  if (kept && after) rows.push({ before: { ...kept, id: studentId }, after });
  if (agreed) {
    const who = { studentId, actorId: actor.id, sessionId, nowMs };
    const acceptance = await acceptStanding(transaction, { teacherId, revision, ...agreed, ...who });
    if (isRefusal(acceptance)) return acceptance;
    rows.push({ before: null, after: acceptance });
  }
  const change = { id: newId(nowMs), actorId: actor.id, operations: ['claimStudent'], rows };
  await logChange(transaction, { teacherId, revision, ...change });
  return null;
}

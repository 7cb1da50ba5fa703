/** The link by which a kept student comes to an account: shown to the teacher again as long as it holds, and used once. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Queries, StoreTransaction } from '../../db/tables.ts';
import { newId } from '../../basics/newId.ts';
import { claimCodeOf, claimHashOf } from '../mail/claimCode.ts';

const dayMs = 86_400_000;
const livesMs = 30 * dayMs;

export type ClaimLink = { id: Id; code: string; expiresMs: number };
export type KeptStudent = { name: string; email: string | null };

/** Held until the transaction ends: of two invitations at once the second finds the link of the first. */
export async function lockKeptStudent(
  transaction: StoreTransaction,
  teacherId: Id,
  studentId: Id,
): Promise<KeptStudent | null> {
  const kept = await transaction
    .selectFrom('app.users')
    .select(['username as name', 'contact_email as email'])
    .where('user_id', '=', studentId)
    .where('kept_by', '=', teacherId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return kept ?? null;
}

/** In whose name, and in which language, the invitation is mailed; and how their plan stands. */
export const inviterOf = (queries: Queries, teacherId: Id) =>
  queries
    .selectFrom('app.teachers as t')
    .innerJoin('app.users as u', 'u.user_id', 't.teacher_id')
    .select(['u.username', 'u.preferences', 't.plan', 't.status', 't.trial_end'])
    .where('t.teacher_id', '=', teacherId)
    .executeTakeFirstOrThrow();

export async function makeClaimLink(
  transaction: StoreTransaction,
  { teacherId, studentId, secret, nowMs }: { teacherId: Id; studentId: Id; secret: string; nowMs: number },
): Promise<ClaimLink> {
  const standing = await transaction
    .selectFrom('app.claims')
    .select(['id', 'hash', 'expires_at'])
    .where('teacher_id', '=', teacherId)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  const code = standing ? claimCodeOf(secret, standing.id) : '';
  if (standing && claimHashOf(code) === standing.hash && standing.expires_at.getTime() > nowMs)
    return { id: standing.id, code, expiresMs: standing.expires_at.getTime() };
  const id = newId();
  const fresh = claimCodeOf(secret, id);
  const expires = new Date(nowMs + livesMs);
  // Whoever took the place over before is gone: the student is kept again.
  const row = { id, hash: claimHashOf(fresh), expires_at: expires, claimed_by: null };
  await transaction
    .insertInto('app.claims')
    .values({ teacher_id: teacherId, student_id: studentId, ...row })
    .onConflict((conflict) => conflict.columns(['teacher_id', 'student_id']).doUpdateSet(row))
    .execute();
  return { id, code: fresh, expiresMs: nowMs + livesMs };
}

export type OpenClaim = {
  teacherId: Id;
  teacherName: string;
  contractVersion: number;
  studentId: Id;
  username: string;
  phone: { country?: string; countryCode?: string; number?: string } | null;
};

const form = /^[\w-]{43}$/;

/** null: wrong, over or used; or the student is not kept any more. */
export async function openClaim(queries: Queries, code: string, nowMs: number): Promise<OpenClaim | null> {
  if (!form.test(code)) return null;
  const found = await queries
    .selectFrom('app.claims as c')
    .innerJoin('app.users as s', (join) =>
      join.onRef('s.user_id', '=', 'c.student_id').onRef('s.kept_by', '=', 'c.teacher_id'),
    )
    .innerJoin('app.users as t', 't.user_id', 'c.teacher_id')
    .innerJoin('app.teachers as h', 'h.teacher_id', 'c.teacher_id')
    .select([
      'c.teacher_id as teacherId',
      't.username as teacherName',
      'h.contract_version as contractVersion',
      'c.student_id as studentId',
      's.username',
      's.phone',
    ])
    .where('c.hash', '=', claimHashOf(code))
    .where('c.expires_at', '>', new Date(nowMs))
    .where('c.claimed_by', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/** Whether this account has taken the place over by the code already. */
export async function isTakenBy(queries: Queries, code: string, accountId: Id): Promise<boolean> {
  if (!form.test(code)) return false;
  const taken = await queries
    .selectFrom('app.claims')
    .select('id')
    .where('hash', '=', claimHashOf(code))
    .where('claimed_by', '=', accountId)
    .executeTakeFirst();
  return taken !== undefined;
}

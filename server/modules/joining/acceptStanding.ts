/** Accepts a teacher's contract as it stands, within a change that is more than that: where a place with the teacher is taken over. */
import type { Id } from '../../../domain/basics/ids.ts';
import { refuse, type Refusal } from '../../../domain/basics/refusal.ts';
import { acceptedNow, type Acceptance } from '../../../domain/people/contract.ts';
import { newId } from '../../basics/newId.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import { insertAcceptances } from './acceptanceRows.ts';
import { readContracts } from './contractRows.ts';

type Asked = {
  teacherId: Id;
  revision: number;
  version: number;
  locale: string | null;
  studentId: Id;
  actorId: Id;
  sessionId: string | null;
  nowMs: number;
};

/** Under the teacher's lock. */
export async function acceptStanding(
  transaction: StoreTransaction,
  { teacherId, revision, version, locale, studentId, actorId, sessionId, nowMs }: Asked,
): Promise<Acceptance | Refusal> {
  const { contract_version: standing } = await transaction
    .selectFrom('app.teachers')
    .select('contract_version')
    .where('teacher_id', '=', teacherId)
    .executeTakeFirstOrThrow();
  if (version !== standing) return refuse('CONTRACT_CHANGED', 'contract', { version: standing });
  const versions = (await readContracts(transaction, teacherId)).filter((each) => each.version === version);
  const contract = versions.find((each) => each.locale === locale) ?? versions[0];
  if (!contract) return refuse('NOT_FOUND', 'contract');
  const who = { teacherId, id: newId(nowMs), revision, studentId, actorId, sessionId };
  const accepted = acceptedNow(contract, who, nowMs);
  await insertAcceptances(transaction, [accepted]);
  return accepted;
}

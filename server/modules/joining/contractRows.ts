/** Reads all versions of a teacher's contract, including the default one. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { ContractVersion } from '../../../domain/people/contract.ts';
import { defaultContracts } from './defaultContracts.ts';
import type { Queries } from '../../db/tables.ts';

export async function readContracts(queries: Queries, teacherId: Id): Promise<ContractVersion[]> {
  const rows = await queries
    .selectFrom('app.contracts')
    .select(['version', 'locale', 'text', 'hash', 'created_at'])
    .where('teacher_id', '=', teacherId)
    .orderBy('version')
    .execute();
  const own = rows.map(({ created_at: created, ...row }) => ({ ...row, createdMs: created.getTime() }));
  return [...defaultContracts, ...own];
}

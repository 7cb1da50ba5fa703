/** A teacher's contracts as the database keeps them, all versions with the one that everybody begins with. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { ContractVersion } from '../../../domain/requests/contract.ts';
import { defaultContracts } from '../../requests/defaultContracts.ts';
import type { Queries } from '../tables.ts';

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

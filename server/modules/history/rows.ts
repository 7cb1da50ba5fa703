/** The log of changes as it is kept. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type { Queries } from '../../db/tables.ts';

export type ReadChange = {
  id: Id;
  revision: number;
  actorId: Id;
  atMs: number;
  operations: string[];
  rows: RowChange[];
};

/** The newest first. */
export async function readChangesBefore(
  queries: Queries,
  teacherId: Id,
  { before, limit }: { before: number | null; limit: number },
): Promise<ReadChange[]> {
  const rows = await queries
    .selectFrom('app.changes')
    .select(['id', 'revision', 'actor_id', 'at', 'operations', 'rows'])
    .where('teacher_id', '=', teacherId)
    .$if(before !== null, (query) => query.where('revision', '<', before ?? 0))
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    actorId: row.actor_id,
    atMs: row.at.getTime(),
    operations: row.operations,
    rows: row.rows,
  }));
}

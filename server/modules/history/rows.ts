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
  undoes: Id | null;
};

/** The newest first. */
export async function readChangesBefore(
  queries: Queries,
  teacherId: Id,
  { before, limit }: { before: number | null; limit: number },
): Promise<ReadChange[]> {
  const rows = await queries
    .selectFrom('app.changes')
    .select(['id', 'revision', 'actor_id', 'at', 'operations', 'rows', 'undoes'])
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
    undoes: row.undoes,
  }));
}

/** Those that an undo, standing itself, has taken back; an undo comes later than what it undoes. */
export async function readUndone(queries: Queries, teacherId: Id, since: number): Promise<ReadonlySet<Id>> {
  const undos = await queries
    .selectFrom('app.changes')
    .select(['id', 'undoes'])
    .where('teacher_id', '=', teacherId)
    .where('revision', '>', since)
    .where('undoes', 'is not', null)
    .orderBy('revision', 'desc')
    .execute();
  const undone = new Set<Id>();
  for (const { id, undoes } of undos) if (undoes !== null && !undone.has(id)) undone.add(undoes);
  return undone;
}

/** In which currency the sums were before and after a change. */
export type CurrencyAt = (revision: number) => { before: string; after: string };

/** Only these write another currency. */
const mayChangeCurrency = ['changeCurrency', 'undoChange'];

/** `now`: in which they are; `since`: of the changes from that revision on. */
export async function readCurrencies(
  queries: Queries,
  teacherId: Id,
  { now, since }: { now: string; since: number },
): Promise<CurrencyAt> {
  const changes = await queries
    .selectFrom('app.changes')
    .select(['revision', 'rows'])
    .where('teacher_id', '=', teacherId)
    .where('revision', '>=', since)
    .where(({ eb, or }) =>
      or(mayChangeCurrency.map((name) => eb('operations', '@>', JSON.stringify([name]) as never))),
    )
    .orderBy('revision', 'desc')
    .execute();
  const turns = changes.flatMap(({ revision, rows }) =>
    rows.flatMap(({ before, after }) =>
      before?.kind === 'teacher' && after?.kind === 'teacher' && before.currency !== after.currency
        ? [{ revision, before: before.currency }]
        : [],
    ),
  );
  const until = (isLater: (revision: number) => boolean) =>
    turns.findLast(({ revision }) => isLater(revision))?.before ?? now;
  return (asked) => ({
    before: until((revision) => revision >= asked),
    after: until((revision) => revision > asked),
  });
}

/** The tables as the queries know them are the tables as they are. */
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../server/app/modules.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/**
 * Read off server/db/tables.ts and those of the modules: 'app.users' → its columns. The tables of rows that are kept as they are have
 * those that are read and written.
 */
function tablesKnown(): Record<string, readonly string[]> {
  const files = ['server/db/tables.ts', ...globSync('server/modules/*/tables.ts')];
  const plain = modules.flatMap(({ entities = [] }) => entities.flatMap(({ table }) => table ?? []));
  return Object.fromEntries([
    ...files.flatMap((file) => tablesIn(readFileSync(file, 'utf8'))),
    ...plain.map(({ name, columns }) => [name, columns.toSorted()] as const),
  ]);
}

function tablesIn(source: string): [string, string[]][] {
  const named = [...source.matchAll(/^ +'(app\.\w+)': (\w+);$/gm)];
  return named.map(([, table = '', type = '']) => {
    const body =
      new RegExp(`^type ${type} = \\{([^}]*(?:\\{[^}]*\\}[^}]*)*?)\\};`, 'm').exec(source)?.[1] ?? '';
    return [table, [...body.matchAll(/(\w+)\??: /g)].map(([, column = '']) => column).toSorted()];
  });
}

test('every table and column of the types is in the database, and the other way round', async () => {
  const { rows } = await database.pool.query<{ table: string; columns: string[] }>(
    `select 'app.' || table_name as table, array_agg(column_name::text order by column_name::text) as columns
     from information_schema.columns where table_schema = 'app' group by 1`,
  );
  const inDatabase = Object.fromEntries(rows.map(({ table, columns }) => [table, columns.toSorted()]));
  expect(tablesKnown()).toEqual(inDatabase);
});

test('every table of a teacher or of a person leads its keys with them', async () => {
  const { rows } = await database.pool.query<{ table: string; leads: string }>(
    `select c.relname as table, a.attname as leads from pg_index i
     join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     -- what is written to those who run the product may be a visitor's
     where n.nspname = 'app' and c.relname <> 'feedback' and (i.indisprimary or i.indisunique or i.indisexclusion)`,
  );
  expect(rows.length).toBeGreaterThan(15);
  const leaders = new Set(['teacher_id', 'user_id', 'parent_id', 'actor_id']);
  expect(rows.filter(({ leads }) => !leaders.has(leads))).toEqual([]);
});

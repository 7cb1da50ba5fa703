/** Every row of every table that is not PostgreSQL's own, as text that can be compared; under the table's name. */
import type { Store } from '../../../server/db/database.ts';

export async function everyRow(pool: Store['pool']): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of await everyTable(pool)) {
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from ${table} t order by t::text`,
    );
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

export async function everyTable(pool: Store['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Every change of every table, written down by triggers within the change itself: so any later state can be told row by row. */
import type { Store } from '../../../server/db/database.ts';
import { everyTable } from '../store/everyRow.ts';

export async function keepJournal(pool: Store['pool']): Promise<void> {
  const tables = await everyTable(pool);
  await pool.query(`
    create schema journal;
    create table journal.entries (
      id bigint generated always as identity primary key,
      tx text not null default pg_current_xact_id()::text,
      name text not null, count int not null, row jsonb not null
    );
    create function journal.note() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then
        insert into journal.entries (name, count, row) values (tg_table_schema || '.' || tg_table_name, -1, to_jsonb(old));
      end if;
      if tg_op <> 'DELETE' then
        insert into journal.entries (name, count, row) values (tg_table_schema || '.' || tg_table_name, 1, to_jsonb(new));
      end if;
      return null;
    end $$`);
  for (const table of tables) {
    await pool.query(
      `create trigger journal after insert or update or delete on ${table} for each row execute function journal.note()`,
    );
  }
}

/** Begins with what is there now; expects that nobody writes meanwhile. */
export async function beginJournal(pool: Store['pool']): Promise<void> {
  await pool.query('truncate journal.entries');
  for (const table of await everyTable(pool)) {
    if (table.startsWith('journal.')) continue;
    await pool.query(
      `insert into journal.entries (name, count, row) select $1, 1, to_jsonb(t) from ${table} t`,
      [table],
    );
  }
}

/** By transaction: a checksum of all that it changed. */
export async function transactionsIn(pool: Store['pool']): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ tx: string; content: string }>(
    `select tx, md5(string_agg(id || name || count || row, ',' order by id)) as content from journal.entries group by tx`,
  );
  return new Map(rows.map(({ tx, content }) => [tx, content]));
}

/** Rows that are not what the journal of the same database comes to; and how many rows were compared. */
export async function compareRows(pool: Store['pool']): Promise<{ compared: number; different: unknown[] }> {
  let compared = 0;
  const different: unknown[] = [];
  for (const table of await everyTable(pool)) {
    if (table.startsWith('journal.')) continue;
    const { rows } = await pool.query<{ compared: number; different: unknown[] | null }>(
      `with there as (select to_jsonb(t) as row, count(*) as count from ${table} t group by 1),
            told as (select row, sum(count) as count from journal.entries where name = $1 group by 1 having sum(count) <> 0)
       select count(*)::int as compared,
              jsonb_agg(coalesce(there.row, told.row)) filter (where there.count is distinct from told.count) as different
       from there full join told using (row)`,
      [table],
    );
    compared += rows[0]?.compared ?? 0;
    different.push(...(rows[0]?.different ?? []).map((row) => ({ table, row })));
  }
  return { compared, different };
}

/** Which tables contain rows of a person, and by which column; read from the database, so that no new table is forgotten. */
import { sql } from 'kysely';
import type { Queries } from '../../db/tables.ts';

export type PersonTable = {
  /** Including its schema. */
  name: string;
  columns: string[];
  /** A trigger protects its rows from changes. */
  isEvidence: boolean;
};

/** Referring tables come before those they refer to. */
export async function readPersonTables(queries: Queries): Promise<PersonTable[]> {
  const { rows } = await sql<PersonTable & { refersTo: string[] }>`
    select format('%s.%s', n.nspname, c.relname) as name,
      array_agg(a.attname::text order by a.attname) as columns,
      exists (select 1 from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.proname = 'refuse_change') as "isEvidence",
      array(select format('%s.%s', rn.nspname, r.relname) from pg_constraint k
        join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname in ('app', 'auth')
      and a.attname in ('user_id', 'teacher_id', 'student_id', 'parent_id', 'requested_by', 'payer_id')
    group by c.oid, n.nspname, c.relname order by 1`.execute(queries);
  const ordered: PersonTable[] = [];
  const waiting = new Map(rows.map((row) => [row.name, row]));
  while (waiting.size > 0) {
    const needed = new Set([...waiting.values()].flatMap(({ refersTo }) => refersTo));
    const free = [...waiting.values()].filter(({ name }) => !needed.has(name));
    if (free.length === 0) throw new Error(`tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    for (const table of free) {
      waiting.delete(table.name);
      ordered.push(table);
    }
  }
  return ordered;
}

/** Everything that is stored about a person, as one JSON file. */
import { sql } from 'kysely';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { inSnapshot } from '../../db/inSnapshot.ts';
import type { Store } from '../../db/database.ts';
import type { StoreTransaction } from '../../db/tables.ts';
import { studentsOf } from '../../kernel/perform/studentsOf.ts';
import { readPersonTables, type PersonTable } from './personTables.ts';

/** Left out: secrets of the server, and private notes of others. */
const withheld: Record<string, readonly string[]> = {
  'auth.codes': ['newcomer'],
  'auth.calendar_feeds': ['salt', 'secret_hash'],
  'auth.second_factors': ['secret', 'backup_codes'],
  'auth.push_targets': ['address', 'p256dh', 'auth'],
  'app.claims': ['id', 'hash'],
  'app.links': ['notes'],
};

/** What others paid is theirs alone, a package for this person too. */
const namedAlone: Record<string, readonly string[]> = { 'app.payments': ['payer_id'] };
const naming = ['student_id', 'requested_by', 'payer_id'];

type Row = Record<string, unknown>;

export type Export = {
  account: { id: string; name: string; email: string; role: string; createdAt: string };
  tables: Record<string, Row[]>;
};

export async function exportPerson(store: Store, actor: Actor): Promise<Export> {
  const { id, role } = actor;
  return inSnapshot(store, async (transaction) => {
    const account = await sql<Export['account']>`select id, name, email, role, "createdAt" from auth."user"
      where id = ${id}`.execute(transaction);
    const [own] = account.rows;
    if (!own) throw new Error('there is no such account');
    const tables: Export['tables'] = {};
    const keep = ({ name }: PersonTable, rows: Row[]): void => {
      const hidden = withheld[name] ?? [];
      const shown = rows.map((row) => Object.entries(row).filter(([column]) => !hidden.includes(column)));
      if (shown.length > 0)
        tables[name] = [...(tables[name] ?? []), ...shown.map((row) => Object.fromEntries(row))];
    };
    const all = await readPersonTables(transaction);
    for (const table of all) keep(table, await ownRows(transaction, table, { id, role }));
    if (role !== 'teacher') {
      const named = Object.values(tables).flatMap((rows) => rows.map(teacherOf));
      const teacherIds = [...new Set([...named, ...(await teachersOf(transaction, actor))])];
      for (const table of all) keep(table, await rowsInCalendars(transaction, table, { id, teacherIds }));
    }
    return { account: own, tables };
  });
}

const teacherOf = (row: Row): string | null =>
  typeof row['teacher_id'] === 'string' ? row['teacher_id'] : null;

/** A parent pays teachers of whom only the children's rows know. */
async function teachersOf(transaction: StoreTransaction, actor: Actor): Promise<string[]> {
  const students = await studentsOf(transaction, actor);
  if (students.length === 0) return [];
  const rows = await transaction
    .selectFrom('app.student_teachers')
    .select('teacher_id')
    .where('user_id', 'in', students)
    .execute();
  return rows.map((row) => row.teacher_id);
}

const isIn = (column: string, id: string) => sql`${sql.ref(`t.${column}`)} = ${id}`;

/** Rows whose key starts with the person. */
async function ownRows(
  transaction: StoreTransaction,
  { name, columns }: PersonTable,
  { id, role }: Pick<Actor, 'id' | 'role'>,
): Promise<Row[]> {
  // A row about a person in a teacher's calendar has both ids, and is found by the person's.
  const isCalendar = role === 'teacher' && columns.includes('teacher_id') && !columns.includes('user_id');
  const leading = isCalendar ? ['teacher_id'] : ['user_id', 'parent_id'];
  const theirs = columns.filter((column) => leading.includes(column));
  return theirs.length === 0
    ? []
    : rowsWhere(
        transaction,
        name,
        sql.join(
          theirs.map((one) => isIn(one, id)),
          sql` or `,
        ),
      );
}

/** A calendar belongs to its teacher; others get only the rows that name them. */
async function rowsInCalendars(
  transaction: StoreTransaction,
  { name, columns }: PersonTable,
  { id, teacherIds }: { id: string; teacherIds: (string | null)[] },
): Promise<Row[]> {
  const names = columns.filter((column) => (namedAlone[name] ?? naming).includes(column));
  if (!columns.includes('teacher_id') || columns.includes('user_id') || names.length === 0) return [];
  const isNamed = sql.join(
    names.map((one) => isIn(one, id)),
    sql` or `,
  );
  return rowsWhere(transaction, name, sql`t.teacher_id = any(${teacherIds}::uuid[]) and (${isNamed})`);
}

async function rowsWhere(
  transaction: StoreTransaction,
  name: string,
  isTheirs: ReturnType<typeof sql>,
): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(name)} t
    where ${isTheirs}`.execute(transaction);
  return rows.map(({ row }) => row);
}

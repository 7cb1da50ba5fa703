/** Statements are prepared from their second use on, and nobody notices. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const onOneLine = <Answer>(work: (line: FreshDatabase['db']) => Promise<Answer>): Promise<Answer> =>
  database.db.connection().execute((line) => work(line));

test('the second use of a statement finds its plan, and one with other values other rows', async () => {
  const found = await onOneLine(async (line) => {
    const numbers: number[] = [];
    for (const number of [1, 2, 3]) {
      const { rows } = await sql<{ twice: number }>`select ${number}::int * 2 as twice`.execute(line);
      numbers.push(rows[0]?.twice ?? 0);
    }
    const { rows: prepared } = await sql<{
      statement: string;
    }>`select statement from pg_prepared_statements`.execute(line);
    return { numbers, prepared: prepared.map(({ statement }) => statement) };
  });
  expect(found.numbers).toEqual([2, 4, 6]);
  expect(found.prepared).toContain('select $1::int * 2 as twice');
});

test('however many statements there are, no more than three hundred stay', async () => {
  const kept = await onOneLine(async (line) => {
    for (let n = 0; n < 700; n += 1) {
      for (let again = 0; again < 2; again += 1) {
        await sql`select ${n}::int as ${sql.id(`column ${n}`)}`.execute(line);
      }
    }
    const { rows } = await sql<{ count: number }>`select count(*)::int from pg_prepared_statements`.execute(
      line,
    );
    return rows[0]?.count ?? 0;
  });
  expect(kept).toBeGreaterThan(250);
  expect(kept).toBeLessThanOrEqual(300);
});

test('a table that gets another shape is read again over a new line', async () => {
  await database.pool.query('create table shape (id int); insert into shape values (1)');
  const read = () => sql`select * from shape where id = ${1}`.execute(database.db);
  for (let n = 0; n < 3; n += 1) expect((await read()).rows).toEqual([{ id: 1 }]);
  await database.pool.query(`alter table shape add column name text default 'new'`);
  // Every line that knows the old shape fails once at most.
  const answers: unknown[] = [];
  for (let n = 0; n < 14; n += 1) answers.push((await read().catch(() => null))?.rows);
  expect(answers.at(-1)).toEqual([{ id: 1, name: 'new' }]);
});

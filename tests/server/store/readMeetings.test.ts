/** A series is found among a teacher's lessons without looking at each of them, also where PostgreSQL knows nothing of them yet. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { readMeetings } from '../../../server/modules/calendar/rows/readMeetings.ts';
import { newId } from '../../../server/basics/newId.ts';
import type { Tables } from '../../../server/db/tables.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut } from '../perform/carryOut.ts';

let database: FreshDatabase;
let school: School;
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
});
afterAll(() => database.close());

test('one of four hundred lessons is found by far fewer pages than there would be pairs', async () => {
  const { pool } = database;
  const day = (n: number): string => new Date(Date.UTC(2027, 0, n)).toISOString().slice(0, 10);
  const lessons = Array.from({ length: 40 }, (_, n) =>
    add({ start: `${day(n)}T16:00`, end: `${day(n)}T17:00` }),
  );
  const made = await carryingOut(database, school.rivka)(lessons);
  const id = made[0]?.meeting?.id ?? '';
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'app' and table_name = 'meetings' and is_generated = 'NEVER' and column_name not in ('id', 'series_id')`,
  );
  const others = rows.map(({ name }) => `"${name}"`).join(', ');
  await pool.query(
    `insert into app.meetings (id, series_id, ${others})
     select new, new, ${others} from app.meetings m, unnest($1::uuid[]) as new where m.id = $2`,
    [Array.from({ length: 360 }, () => newId()), id],
  );

  const asked: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(query),
  });
  const found = await readMeetings(db, school.rivka.id, { seriesOf: [id], removedToo: true });
  expect(found.map(({ meeting }) => meeting.id)).toEqual([id]);

  const client = await pool.connect();
  const literal = (value: unknown): string =>
    `'${Array.isArray(value) ? `{${value.join(',')}}` : String(value)}'`;
  // As a statement that comes again is planned: once, for whatever is asked.
  await client.query('set plan_cache_mode = force_generic_plan');
  await client.query(`prepare again as ${asked[0]?.sql}`);
  const explained = await client.query<{ 'QUERY PLAN': { Plan: { 'Shared Hit Blocks': number } }[] }>(
    `explain (analyze, buffers, format json) execute again (${asked[0]?.parameters.map(literal).join(', ')})`,
  );
  client.release(true);
  expect(explained.rows[0]?.['QUERY PLAN'][0]?.Plan['Shared Hit Blocks']).toBeLessThan(2_000);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from './database.ts';

let store: FreshDatabase;
beforeAll(async () => {
  store = await freshDatabase();
});
afterAll(() => store.close());

const one = async (sql: string): Promise<unknown> => Object.values((await store.pool.query(sql)).rows[0])[0];

test('a wall time comes back as it was written, whatever zone the machine is in', async () => {
  expect(await one(`SELECT timestamp '2026-11-22 16:00'`)).toBe('2026-11-22T16:00');
  expect(await one(`SELECT timestamp '2026-11-22 16:00:30'`)).toBe('2026-11-22T16:00:30');
  expect(await one(`SELECT array[timestamp '2026-11-22 16:00']`)).toEqual(['2026-11-22T16:00']);
  expect(await one(`SELECT date '2026-11-22'`)).toBe('2026-11-22');
});

test('a count comes back as a number, and one too large to be exact is refused', async () => {
  expect(await one(`SELECT 9007199254740991::bigint`)).toBe(Number.MAX_SAFE_INTEGER);
  expect(await one(`SELECT array[1, 2]::bigint[]`)).toEqual([1, 2]);
  await expect(one(`SELECT 9007199254740993::bigint`)).rejects.toThrow(/stay exact/);
});

test('two test files never see each other’s rows', async () => {
  const other = await freshDatabase();
  await store.pool.query('CREATE TABLE mine (id int)');
  await expect(other.pool.query('SELECT * FROM mine')).rejects.toThrow(/does not exist/);
  await other.close();
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../server/db/migrate.ts';
import { recordProof } from '../recordProof.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';

let store: FreshDatabase;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lesson-desk-migrations-'));
  store = await freshDatabase();
  // The migrations of these tests start from nothing.
  await store.pool.query('DROP SCHEMA schema_history CASCADE');
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const rows = async (sql: string): Promise<unknown[]> => (await store.pool.query(sql)).rows;

test('each migration runs once, in the order of its number', async () => {
  write('002_second.sql', `INSERT INTO steps VALUES ('second')`);
  write('001_first.sql', `CREATE TABLE steps (what text); INSERT INTO steps VALUES ('first')`);
  expect(await migrate(store, folder)).toEqual(['001_first.sql', '002_second.sql']);
  expect(await migrate(store, folder)).toEqual([]);
  write('010_later.sql', `INSERT INTO steps VALUES ('later')`);
  expect(await migrate(store, folder)).toEqual(['010_later.sql']);
  expect(await rows('SELECT what FROM steps')).toEqual([
    { what: 'first' },
    { what: 'second' },
    { what: 'later' },
  ]);
});

test('a schema with the name of the database’s user does not make it forget what ran', async () => {
  const { rows: users } = await store.pool.query<{ name: string }>(
    'SELECT quote_ident(current_user) AS name',
  );
  write('001_first.sql', `CREATE SCHEMA IF NOT EXISTS ${users[0]?.name}; CREATE TABLE steps (what text)`);
  expect(await migrate(store, folder)).toEqual(['001_first.sql']);
  expect(await migrate(store, folder)).toEqual([]);
});

test('one that fails leaves nothing of itself, and is done at the next start', async () => {
  write('001_first.sql', `CREATE TABLE steps (what text); SELECT 1/0`);
  await expect(migrate(store, folder)).rejects.toThrow(/division by zero/);
  write('001_first.sql', `CREATE TABLE steps (what text)`);
  expect(await migrate(store, folder)).toEqual(['001_first.sql']);
});

test('one that was changed after it ran is refused, and so is a database newer than the program', async () => {
  write('001_first.sql', 'CREATE TABLE steps (what text)');
  write('002_second.sql', 'SELECT 1');
  await migrate(store, folder);
  write('002_second.sql', 'SELECT 2');
  await expect(migrate(store, folder)).rejects.toThrow(
    '002_second.sql was changed after this data was made with it.',
  );
  rmSync(join(folder, '002_second.sql'));
  await expect(migrate(store, folder)).rejects.toThrow(
    'was written by a newer version of this program (it has 002_second.sql)',
  );
});

test('several servers that start at once take turns, and each step runs once', async () => {
  write('001_first.sql', 'CREATE TABLE steps (what text); SELECT pg_sleep(0.1)');
  write('002_second.sql', `INSERT INTO steps VALUES ('once')`);
  const all = await Promise.all(Array.from({ length: 5 }, () => migrate(store, folder)));
  expect(all.flat().toSorted()).toEqual(['001_first.sql', '002_second.sql']);
  expect(await rows('SELECT what FROM steps')).toEqual([{ what: 'once' }]);
});

test('killed midway, again and again, the next start completes it, each row once', async ({ task }) => {
  const kills = process.env['PROVE'] ? 20 : 3;
  // More than are done between two kills, so that each finds some still to do.
  const each = kills * 30;
  for (let number = 1; number <= each; number++) {
    const make = number === 1 ? 'CREATE TABLE steps (number int);' : '';
    write(
      `${String(number).padStart(3, '0')}_step.sql`,
      `${make} INSERT INTO steps VALUES (${number}); SELECT pg_sleep(0.01)`,
    );
  }
  for (let kill = 1; kill <= kills; kill++) {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'migrateProcess.ts'), store.url, folder],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const exit = once(child, 'exit');
    await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, (kill * 137) % 400));
    child.kill('SIGKILL');
    expect(await exit, `kill ${kill} came in the midst of it`).toEqual([null, 'SIGKILL']);
  }
  await migrate(store, folder);
  expect(await rows('SELECT count(*) AS rows, count(DISTINCT number) AS numbers FROM steps')).toEqual([
    { rows: each, numbers: each },
  ]);
  recordProof(task, 'R16', `${kills} kills in the midst of ${each} migrations, then complete, each once`);
});

test('the product’s own migrations bring a database up, with a plain name for every step', async () => {
  const fresh = await freshDatabase();
  const names = (await fresh.pool.query('SELECT name FROM schema_history.migrations ORDER BY number')).rows;
  await fresh.close();
  expect(names[0]).toEqual({ name: '001_first.sql' });
});

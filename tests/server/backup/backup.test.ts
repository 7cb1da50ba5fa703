import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { segmentsBetween } from '../../../server/backup/takeBackup.ts';
import { connect, type Store } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/embedded/openDatabase.ts';
import type { Database } from '../../../server/db/embedded/process.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { aSchool } from '../schoolFixture.ts';
import { everyRow } from '../store/everyRow.ts';
import { run, start } from './commands.ts';

/** One school that runs, and one backup of it, for all tests here. */
const place = mkdtempSync(join(tmpdir(), 'lesson-desk-backup-'));
const folder = join(place, 'data');
const backup = join(place, 'backup');
let database: Database;
let store: Store;
let rows: Record<string, string[]>;
let made: Awaited<ReturnType<typeof run>>;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataDir: folder, demo: false });
  store = connect(database.url);
  await migrate(store);
  await aSchool(store);
  await store.pool.query(
    `insert into app.images (user_id, id, use, large, small)
     select user_id, gen_random_uuid(), 'profile', '\\xc0ffee', '\\xc0ff' from app.users`,
  );
  writeFileSync(join(folder, 'session-secret'), 'a secret of this school\n', { mode: 0o600 });
  mkdirSync(join(folder, 'outbox'), { mode: 0o700 });
  writeFileSync(join(folder, 'outbox', 'a letter.html'), '<p>שלום</p>');
  rows = await everyRow(store.pool);
  made = await run(['backup', backup], folder);
});
afterAll(async () => {
  await store.close();
  await database.stop();
  rmSync(place, { recursive: true, force: true });
});

let target: string;
let count = 0;
beforeEach(() => {
  target = join(place, `target-${(count += 1)}`);
});

const isSet = (path: string) => statSync(path).mode & 0o077;

async function rowsOf(dataDir: string): Promise<Record<string, string[]>> {
  const restored = await openDatabase({ databaseUrl: null, dataDir, demo: false });
  const there = connect(restored.url);
  try {
    return await everyRow(there.pool);
  } finally {
    await there.close();
    await restored.stop();
  }
}

describe('npm run backup', () => {
  test('copies what runs, for its owner alone, without the passwords of the database', () => {
    expect(made.said).toMatch(/^Backed up .* files, \d+ MB\.$/);
    expect(made.code).toBe(0);
    const names = readdirSync(backup);
    expect(names).toEqual(expect.arrayContaining(['manifest.json', 'postgres', 'session-secret', 'outbox']));
    for (const name of ['held', 'run', 'database-passwords', 'postgres.log'])
      expect(names).not.toContain(name);
    expect(
      [isSet(backup), ...names.map((name) => isSet(join(backup, name)))].every((mode) => mode === 0),
    ).toBe(true);
    expect(readdirSync(place).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  test('writes into no folder that holds something, nor into the data folder, nor of nothing', async () => {
    expect(await run(['backup', backup], folder)).toEqual({
      code: 1,
      said: `${backup} is not empty. Give a new folder for each backup.`,
    });
    expect((await run(['backup', join(folder, 'within')], folder)).said).toMatch(
      /lies in the data folder itself/,
    );
    expect((await run(['backup', target], join(place, 'nothing'))).said).toMatch(
      /^There is nothing to back up in/,
    );
    expect((await run(['backup'], folder)).said).toBe('Give one folder: npm run backup -- FOLDER');
  });

  test('with DATABASE_URL it says which program does it', async () => {
    const external = { DATABASE_URL: 'postgres://me:secret@db.example/school' };
    const { code, said } = await run(['backup', target], folder, external);
    expect([code, said]).toEqual([1, expect.stringContaining('pg_dump --format=custom')]);
    expect(said).not.toContain('secret@');
    expect((await run(['restore', backup], target, external)).said).toContain('pg_restore');
  });

  test(
    'killed at any moment it leaves nothing that could be restored, and the next one is whole',
    { timeout: 300_000 },
    async () => {
      for (const afterMs of [350, 600, 900]) {
        const { child, ended } = start(['backup', target], { DATA_DIR: folder });
        await pause(afterMs);
        child.kill('SIGKILL');
        await ended;
        const left = readdirSync(place).filter(
          (name) => name.includes('unfinished') || `${place}/${name}` === target,
        );
        for (const name of left) {
          const manifest = readdirSync(join(place, name)).includes('manifest.json');
          expect([name, manifest]).toEqual([name, join(place, name) === target]);
          rmSync(target, { recursive: true, force: true });
          if (!manifest)
            expect((await run(['restore', join(place, name)], `${target}-restored`)).said).toMatch(
              /is not a backup, or one that was broken off/,
            );
        }
      }
      expect(
        (await store.pool.query('select count(*)::int as slots from pg_replication_slots')).rows,
      ).toEqual([{ slots: 0 }]);
      expect((await run(['backup', target], folder)).code).toBe(0);
      expect(readdirSync(place).filter((name) => name.includes('unfinished'))).toEqual([]);
      expect((await run(['restore', target], `${target}-restored`)).code).toBe(0);
    },
  );

  test('stopped with Ctrl+C it removes what it began', async () => {
    const { child, ended } = start(['backup', target], { DATA_DIR: folder });
    await expect
      .poll(() => readdirSync(place).some((name) => name.includes('unfinished')), {
        timeout: 120_000,
        interval: 5,
      })
      .toBe(true);
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
    expect(readdirSync(place).filter((name) => name.includes('unfinished'))).toEqual([]);
  });
});

describe('npm run restore', () => {
  test('brings back each row and each file, in a folder whose database has passwords of its own', async () => {
    const { code, said } = await run(['restore', backup], target);
    expect([code, said]).toEqual([0, expect.stringMatching(/^Restored .* as it was on \d{4}-/)]);
    expect(await rowsOf(target)).toEqual(rows);
    expect(readFileSync(join(target, 'session-secret'), 'utf8')).toBe('a secret of this school\n');
    expect(readFileSync(join(target, 'outbox', 'a letter.html'), 'utf8')).toBe('<p>שלום</p>');
    const passwords = (dataDir: string) => readFileSync(join(dataDir, 'database-passwords'), 'utf8');
    expect(passwords(target)).not.toBe(passwords(folder));
  });

  test('leaves a folder in use and one that holds data alone, and keeps the former when told to replace it', async () => {
    expect((await run(['restore', backup, '--replace'], folder)).said).toMatch(
      /^Another copy is already running/,
    );
    mkdirSync(target);
    writeFileSync(join(target, 'session-secret'), 'another school\n');
    expect(await run(['restore', backup], target)).toEqual({
      code: 1,
      said: expect.stringMatching(/is not empty.*--replace/),
    });
    expect(readdirSync(target).toSorted()).toEqual(['held', 'session-secret']);
    expect((await run(['restore', backup, '--replace'], target)).said).toContain(
      `What was there before is kept in ${target}.before-`,
    );
    const former = readdirSync(place).find((name) => join(place, name).startsWith(`${target}.before-`)) ?? '';
    expect(readFileSync(join(place, former, 'session-secret'), 'utf8')).toBe('another school\n');
    expect(await rowsOf(target)).toEqual(rows);
    expect(readdirSync(place).filter((name) => name.includes('being-restored'))).toEqual([]);
  });

  test('killed at any moment it has changed nothing, and is done by the next one', async () => {
    mkdirSync(target);
    writeFileSync(join(target, 'session-secret'), 'another school\n');
    for (const afterMs of [500, 1500]) {
      const { child, ended } = start(['restore', backup, '--replace'], { DATA_DIR: target });
      await pause(afterMs);
      child.kill('SIGKILL');
      await ended;
      const isDone = existsSync(join(target, 'postgres'));
      expect(readFileSync(join(target, 'session-secret'), 'utf8')).toBe(
        isDone ? 'a secret of this school\n' : 'another school\n',
      );
    }
    expect((await run(['restore', backup, '--replace'], target)).code).toBe(0);
    expect(await rowsOf(target)).toEqual(rows);
    expect(readdirSync(place).filter((name) => name.includes('being-restored'))).toEqual([]);
  });

  const damages: [string, (copy: string) => void, RegExp][] = [
    [
      'a byte is another',
      (copy) => {
        const path = join(copy, 'postgres', 'PG_VERSION');
        writeFileSync(path, readFileSync(path, 'utf8').replace('1', '2'));
      },
      /is damaged: postgres\/PG_VERSION is not as it was written/,
    ],
    [
      'a file is missing',
      (copy) => rmSync(join(copy, 'session-secret')),
      /is damaged: session-secret is missing/,
    ],
    [
      'the list is missing',
      (copy) => rmSync(join(copy, 'manifest.json')),
      /is not a backup, or one that was broken off/,
    ],
    [
      'the list is cut off',
      (copy) => execFileSync('truncate', ['-s', '500', join(copy, 'manifest.json')]),
      /cannot be read; the backup is damaged/,
    ],
    [
      'the list names a file outside',
      (copy) => {
        const path = join(copy, 'manifest.json');
        writeFileSync(path, readFileSync(path, 'utf8').replace('"session-secret"', '"../session-secret"'));
      },
      /cannot be read; the backup is damaged/,
    ],
    [
      'a part of the log is missing, in the list as well',
      (copy) => {
        const path = join(copy, 'manifest.json');
        const manifest = JSON.parse(readFileSync(path, 'utf8')) as { files: { path: string }[] };
        manifest.files = manifest.files.filter((file) => !file.path.startsWith('postgres/pg_wal/'));
        writeFileSync(path, JSON.stringify(manifest));
      },
      /cannot be used: its database does not start \(.*could not locate required checkpoint record/,
    ],
  ];
  test.each(damages)('refuses a backup where %s, and changes nothing', async (_what, damage, sentence) => {
    const copy = `${target}-copy`;
    cpSync(backup, copy, { recursive: true });
    damage(copy);
    const { code, said } = await run(['restore', copy], target);
    expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
    expect(existsSync(target) ? readdirSync(target) : ['held']).toEqual(['held']);
    expect(readdirSync(place).filter((name) => name.includes('being-restored'))).toEqual([]);
  });
});

test('a stopped school is backed up as well', async () => {
  expect((await run(['restore', backup], target)).code).toBe(0);
  expect((await run(['backup', `${target}-again`], target)).code).toBe(0);
  expect((await run(['restore', `${target}-again`], `${target}-twice`)).code).toBe(0);
  expect(await rowsOf(`${target}-twice`)).toEqual(rows);
});

test('the segments of the log are counted as PostgreSQL names them', () => {
  expect(segmentsBetween('0000000100000000000000FE', '000000010000000100000001', 2 ** 24)).toEqual([
    '0000000100000000000000FE',
    '0000000100000000000000FF',
    '000000010000000100000000',
    '000000010000000100000001',
  ]);
});

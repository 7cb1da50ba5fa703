/** Backups while people write: each is restored, and holds whole changes only, every one that was acknowledged before it (proof R16). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { connect, type Store } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/embedded/openDatabase.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { recordProof } from '../../recordProof.ts';
import { aSchool } from '../schoolFixture.ts';
import { pairsIn } from '../perform/pairs.ts';
import { run } from './commands.ts';
import { beginJournal, compareRows, keepJournal, transactionsIn } from './journal.ts';

const rounds = process.env['PROVE'] === undefined ? 3 : 50;

test(
  `${rounds} backups while lessons are written come back row by row`,
  { timeout: 3_600_000 },
  async ({ task }) => {
    const place = mkdtempSync(join(tmpdir(), 'lesson-desk-backups-'));
    const folder = join(place, 'data');
    const database = await openDatabase({ databaseUrl: null, dataDir: folder, demo: false });
    const store = connect(database.url);
    await migrate(store);
    await store.pool.query('create schema notes; create table notes.pages (id int primary key, words text)');
    // Some thousand lessons, one each hour: in this zone no hour is left out.
    const school = await aSchool(store, 'UTC');
    await keepJournal(store.pool);
    const server = spawn(
      process.execPath,
      [join(import.meta.dirname, '..', 'perform', 'killable.ts'), database.url, school.rivka.id],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const [port] = (await once(createInterface(server.stdout), 'line')) as [string];
    const pairs = pairsIn(store, school);
    let [compared, meanwhile] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const [backup, restored] = [join(place, `backup-${round}`), join(place, `restored-${round}`)];
      await beginJournal(store.pool);
      let isOver = false;
      const writing = [
        pairs.sendUntil(`http://127.0.0.1:${port}/graphql`, () => isOver),
        writePages(store, round, () => isOver),
      ];
      await new Promise((resolve) => setTimeout(resolve, 200 * Math.random()));
      const before = await transactionsIn(store.pool);
      expect(await run(['backup', backup], folder)).toMatchObject({ code: 0 });
      isOver = true;
      await Promise.all(writing);
      const after = await transactionsIn(store.pool);

      expect(await run(['restore', backup], restored)).toMatchObject({ code: 0 });
      const found = await readRestored(restored);
      expect(found.different).toEqual([]);
      // None that was acknowledged before is missing, and each that is there is there with all it changed.
      expect([...before.keys()].filter((tx) => !found.transactions.has(tx))).toEqual([]);
      expect([...found.transactions].filter(([tx, content]) => after.get(tx) !== content)).toEqual([]);
      compared += found.compared;
      meanwhile += after.size - before.size;
      for (const path of [backup, restored]) rmSync(path, { recursive: true, force: true });
    }
    await pairs.expectWhole();
    expect(meanwhile).toBeGreaterThan(rounds);
    recordProof(
      task,
      'R16',
      `${rounds} backups under writes (${meanwhile} transactions meanwhile), each restored: ${compared} rows compared, none differs`,
    );
    server.kill('SIGKILL');
    await store.close();
    await database.stop();
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
    rmSync(place, { recursive: true, force: true });
  },
);

async function readRestored(dataDir: string) {
  const database = await openDatabase({ databaseUrl: null, dataDir, demo: false });
  const store = connect(database.url);
  try {
    // The program of today finds nothing to change in it.
    expect(await migrate(store)).toEqual([]);
    return { ...(await compareRows(store.pool)), transactions: await transactionsIn(store.pool) };
  } finally {
    await store.close();
    await database.stop();
  }
}

/** Writes anew, changes and removes what spans many pages of the database's files. */
async function writePages({ pool }: Store, round: number, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into notes.pages select $1 + n, repeat(md5(random()::text), 20 + 60 * (n % 2)) from generate_series(1, 8) n
         on conflict (id) do update set words = excluded.words`,
        [(turn % 40) * 8],
      );
      await client.query('delete from notes.pages where id % 7 = $1', [(round + turn) % 7]);
      await client.query(turn % 5 === 4 ? 'rollback' : 'commit');
    } finally {
      client.release();
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

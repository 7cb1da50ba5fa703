/** kill -9 at any moment, of the server or of its database, loses nothing that was answered and leaves nothing half done (proof R3). */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { connect, type Store } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/embedded/openDatabase.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { recordProof } from '../../recordProof.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase } from '../database.ts';
import { pairsIn } from './pairs.ts';

const isProof = process.env['PROVE'] !== undefined;
const cycles = isProof ? 50 : 5;
const databaseCycles = isProof ? 50 : 3;

async function startServer(url: string, { rivka }: School): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'killable.ts'), url, rivka.id], {
    // While its database is gone it complains of every request.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url: `http://127.0.0.1:${port}/graphql`, process: child };
}

const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 500));

test(
  `after ${cycles} kills of the server all that was answered is there, once, and whole`,
  { timeout: 900_000 },
  async ({ task }) => {
    const database = await freshDatabase();
    const school = await aSchool(database);
    const pairs = pairsIn(database, school);
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const server = await startServer(database.url, school);
      let isOver = false;
      const sending = pairs.sendUntil(server.url, () => isOver);
      await aMoment();
      server.process.kill('SIGKILL');
      isOver = true;
      await sending;
      // What PostgreSQL was just doing for the dead process ends by itself.
      await untilAlone(database);
      await pairs.expectWhole();
    }
    const last = await startServer(database.url, school);
    await pairs.askAgain(last.url);
    last.process.kill('SIGKILL');
    await pairs.expectWhole();
    expect(pairs.answered.size).toBe(pairs.sent.size);
    expect(pairs.answered.size).toBeGreaterThan(cycles);
    recordProof(
      task,
      'R3',
      `${cycles} kills of the server among ${pairs.sent.size} documents: none lost, none torn`,
    );
    await database.close();
  },
);

test(
  `after ${databaseCycles} kills of the database the server goes on, and all that was answered is there`,
  { timeout: 900_000 },
  async ({ task }) => {
    const folder = mkdtempSync(join(tmpdir(), 'lesson-desk-kills-'));
    const database = await openDatabase({ databaseUrl: null, dataDir: folder, demo: false });
    const store = connect(database.url, 300_000);
    await migrate(store);
    const school = await aSchool(store);
    const pairs = pairsIn(store, school);
    const server = await startServer(database.url, school);
    for (let cycle = 0; cycle < databaseCycles; cycle += 1) {
      const before = pairs.answered.size;
      let isOver = false;
      const sending = pairs.sendUntil(server.url, () => isOver);
      await aMoment();
      killPostgres(folder, cycle);
      // Until somebody is answered again.
      await expect.poll(() => isAnswering(store), { timeout: 120_000 }).toBe(true);
      const since = pairs.answered.size;
      await expect.poll(() => pairs.answered.size, { timeout: 120_000 }).toBeGreaterThan(since);
      isOver = true;
      await sending;
      await untilAlone(store);
      await pairs.expectWhole();
      expect(pairs.answered.size).toBeGreaterThan(before);
    }
    await pairs.askAgain(server.url);
    await pairs.expectWhole();
    expect(pairs.answered.size).toBe(pairs.sent.size);
    recordProof(
      task,
      'R3',
      `${databaseCycles} kills of the database among ${pairs.sent.size} documents: none lost, none torn`,
    );
    server.process.kill('SIGKILL');
    await store.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  },
);

/** In turn: all of it at once, its first process, or one that was just working for the server. */
function killPostgres(folder: string, cycle: number): void {
  const first = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const lines = spawnSync('ps', ['-axo', 'pid=,ppid=,command='], { encoding: 'utf8' }).stdout.split('\n');
  const children = lines.flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === first ? [{ pid: Number(pid), command }] : [];
  });
  const working = children.filter(({ command }) => / app postgres /.test(command)).map(({ pid }) => pid);
  expect(working.length).toBeGreaterThan(0);
  const all = [first, ...children.map(({ pid }) => pid)];
  const chosen = [all, [first], working.slice(0, 1)][cycle % 3] ?? [];
  for (const pid of chosen) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (fault) {
      // It went with the others.
      if (!(fault instanceof Error && 'code' in fault && fault.code === 'ESRCH')) throw fault;
    }
  }
}

const isAnswering = ({ pool }: Store): Promise<boolean> =>
  pool.query('select 1').then(
    () => true,
    () => false,
  );

async function untilAlone({ pool }: Store): Promise<void> {
  const working = async (): Promise<number | undefined> => {
    const { rows } = await pool.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    return rows[0]?.others;
  };
  await expect.poll(working, { timeout: 120_000, interval: 20 }).toBe(0);
}

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../server/db/embedded/openDatabase.ts';
import type { Database } from '../../server/db/embedded/process.ts';

let folder: string;
const opened: Database[] = [];
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lesson-desk-embedded-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const database of opened.splice(0)) await database.stop();
  await expect.poll(postgresRuns, { timeout: 120_000 }).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});

async function open(dataDir = folder): Promise<Database> {
  const database = await openDatabase({ databaseUrl: null, dataDir, demo: false });
  opened.push(database);
  return database;
}

/** Another process that holds the database; its first line is the address, or the sentence why not. */
async function openElsewhere(environment: NodeJS.ProcessEnv = process.env) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'openDatabaseProcess.ts'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: environment,
  });
  started.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: line.toString().trim() };
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const note = (url: string) =>
  ask(url, `CREATE SCHEMA notes CREATE TABLE kept (what text); INSERT INTO notes.kept VALUES ('a lesson')`);
const kept = (url: string) => ask(url, 'SELECT what FROM notes.kept');
const postgresPid = () =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !(existsSync(`/proc/${pid}/stat`) && readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '));
  } catch {
    return false;
  }
};

const soon = { timeout: 120_000 };
const postgresRuns = () => existsSync(join(folder, 'postgres', 'postmaster.pid')) && isRunning(postgresPid());

test('what was written is on the disk and there at the next start, and nothing runs in between', async () => {
  const first = await open();
  await note(first.url);
  const pid = postgresPid();
  await first.stop();
  expect(isRunning(pid)).toBe(false);
  const second = await open();
  expect(await kept(second.url)).toEqual([{ what: 'a lesson' }]);
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    expect(await ask(second.url, `SHOW ${setting}`)).toEqual([{ [setting]: 'on' }]);
});

test('a second copy on the same folder is told so in one sentence, and the first goes on', async () => {
  const first = await open();
  const second = await openElsewhere();
  expect(second.said).toBe(
    `Another copy is already running on the data folder ${folder}. Stop it, or choose another folder with DATA_DIR.`,
  );
  expect(await ask(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('four copies that start at once give one winner', async () => {
  const all = await Promise.all([openElsewhere(), openElsewhere(), openElsewhere(), openElsewhere()]);
  expect(all.filter(({ said }) => said.startsWith('postgres://'))).toHaveLength(1);
  expect(all.filter(({ said }) => said.startsWith('Another copy'))).toHaveLength(3);
});

test('after a kill -9 of the program its database ends by itself and opens again with every row', async () => {
  const { child, said } = await openElsewhere();
  await note(said);
  const pid = postgresPid();
  child.kill('SIGKILL');
  const again = await open();
  expect(await kept(again.url)).toEqual([{ what: 'a lesson' }]);
  expect(isRunning(pid)).toBe(false);
});

test('after a kill -9 of everything at once it opens again with every row', async () => {
  const { child, said } = await openElsewhere();
  await note(said);
  const pid = postgresPid();
  child.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  expect(await kept((await open()).url)).toEqual([{ what: 'a lesson' }]);
});

test('a database that is killed alone comes back by itself on the same address', async () => {
  const { url } = await open();
  await note(url);
  process.kill(postgresPid(), 'SIGKILL');
  await expect
    .poll(() => kept(url).catch(() => 'away'), { timeout: 120_000 })
    .toEqual([{ what: 'a lesson' }]);
});

test('the shell that starts the database may be killed: the database comes back on the same address, once', async () => {
  const { url } = await open();
  await note(url);
  const before = postgresPid();
  process.kill(parentOf(before), 'SIGKILL');
  await expect.poll(() => isRunning(before), soon).toBe(false);
  await expect.poll(() => kept(url).catch(() => 'away'), soon).toEqual([{ what: 'a lesson' }]);
  expect(isRunning(postgresPid())).toBe(true);
});

test('the shell that watches the program may be killed: the database is started again under a new one', async () => {
  const { url } = await open();
  await note(url);
  const before = postgresPid();
  process.kill(watcherOf(before), 'SIGKILL');
  await expect.poll(() => isRunning(before), soon).toBe(false);
  await expect.poll(() => kept(url).catch(() => 'away'), soon).toEqual([{ what: 'a lesson' }]);
  expect(watcherOf(postgresPid())).toBeGreaterThan(0);
});

test('after a kill -9 of the program and both its shells the next start ends the orphaned database and opens the data', async () => {
  const { child, said } = await openElsewhere();
  await note(said);
  const pid = postgresPid();
  child.kill('SIGSTOP');
  process.kill(watcherOf(pid), 'SIGKILL');
  process.kill(parentOf(pid), 'SIGKILL');
  child.kill('SIGKILL');
  expect(isRunning(pid)).toBe(true);
  expect(await kept((await open()).url)).toEqual([{ what: 'a lesson' }]);
  expect(isRunning(pid)).toBe(false);
});

test('the number of a dead server that now belongs to another program does not keep it from starting', async () => {
  const first = await open();
  const pidFile = join(folder, 'postgres', 'postmaster.pid');
  const words = readFileSync(pidFile, 'utf8');
  await first.stop();
  const other = spawn('sleep', ['60']);
  started.push(other);
  writeFileSync(pidFile, words.replace(/^\d+/, String(other.pid)));
  expect(await ask((await open()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a folder that was being made when the power went is made anew', async () => {
  mkdirSync(join(folder, 'postgres-being-made'));
  writeFileSync(join(folder, 'postgres-being-made', 'PG_VERSION'), '');
  expect(await ask((await open()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a path too long for a socket, with spaces and Hebrew in it, works as well', async () => {
  const deep = join(folder, 'שיעורים של רבקה', 'a folder with spaces', 'x'.repeat(120));
  expect(await ask((await open(deep)).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('nobody else on this machine can reach the database', async () => {
  await open();
  expect(statSync(join(folder, 'run')).mode & 0o077).toBe(0);
  expect(statSync(join(folder, 'postgres')).mode & 0o077).toBe(0);
});

test('started by root PostgreSQL runs as nobody, without any privilege and out of reach of third accounts', async () => {
  const { url } = await open();
  const self = process.getuid?.();
  expect(ownerOf(postgresPid())).toBe(self === 0 ? 65_534 : self);
  if (existsSync('/proc/self/status')) {
    const status = readFileSync(`/proc/${postgresPid()}/status`, 'utf8');
    expect(/^CapEff:\s*0+$/m.test(status)).toBe(true);
  }
  expect(statSync(folder).mode & 0o007).toBe(0);
  for (const name of ['held', 'postgres.log', 'database-passwords'])
    expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
  await expect(ask(url.replace(/app:[^@]*@/, 'app@'), 'SELECT 1')).rejects.toThrow(/password/);
  await expect(ask(url.replace(/app:[^@]*@/, 'app:wrong@'), 'SELECT 1')).rejects.toThrow(/password/);
});

test('below a folder that nobody may enter it still starts, and the same data opens where nobody may', async () => {
  const closed = join(folder, 'closed', 'data');
  mkdirSync(closed, { recursive: true });
  chmodSync(join(folder, 'closed'), 0o700);
  const first = await open(closed);
  await note(first.url);
  await first.stop();
  const moved = join(folder, 'data');
  renameSync(closed, moved);
  chmodSync(folder, 0o755);
  expect(await kept((await open(moved)).url)).toEqual([{ what: 'a lesson' }]);
});

test('the passwords may be lost: the next start makes new ones', async () => {
  const first = await open();
  await note(first.url);
  await first.stop();
  rmSync(join(folder, 'database-passwords'));
  const second = await open();
  expect(second.url).not.toBe(first.url);
  expect(await kept(second.url)).toEqual([{ what: 'a lesson' }]);
});

test('a folder that cannot be written is told in one sentence', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  await expect(open(join(file, 'below'))).rejects.toThrow(
    `The data folder ${join(file, 'below')} cannot be written (ENOTDIR). Choose another with DATA_DIR.`,
  );
});

const ps = (...args: string[]): string => execFileSync('ps', args, { encoding: 'utf8' });
const parentOf = (pid: number): number => Number(ps('-o', 'ppid=', '-p', String(pid)));

/** The other shell beside the database. */
function watcherOf(pid: number): number {
  const parent = parentOf(pid);
  const beside = ps('-A', '-o', 'pid=,ppid=,comm=')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, name]) => Number(ppid) === parent && name?.endsWith('sh'));
  return Number(beside[0]?.[0]);
}

function ownerOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'uid=', '-p', String(pid)], { encoding: 'utf8' }));
}

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { productEnvironment, root } from '../../scripts/productNode.mjs';
import { patience } from '../patience.ts';
import { freePort } from '../../server/db/embedded/freePort.ts';

let dataDir: string;
/** As the first start left it, and a stop: making a database anew is the longest part of a start. */
const madeBefore = mkdtempSync(join(tmpdir(), 'lesson-desk-made-'));
const begunBefore = (): void => cpSync(madeBefore, dataDir, { recursive: true, preserveTimestamps: true });
const started: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lesson-desk-start-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGTERM');
  await expect.poll(() => postgresPid() !== null, { timeout: 120_000 }).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});
afterAll(() => rmSync(madeBefore, { recursive: true, force: true }));

/** As `npm start` does it, with this folder and port and nothing else set. */
function start(
  port: number,
  args: string[] = [],
  extra: NodeJS.ProcessEnv = {},
  command = 'scripts/start.mjs',
) {
  const set = ['DATABASE_URL', 'SESSION_SECRET', 'PUBLIC_URL', 'HOST', 'MAINTENANCE', 'NODE_ENV'];
  const clean = Object.entries(productEnvironment()).filter(([name]) => !set.includes(name));
  const child = spawn(process.execPath, [command, ...args], {
    cwd: root,
    env: { ...Object.fromEntries(clean), PORT: String(port), DATA_DIR: dataDir, ...extra },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as a terminal gives it: Ctrl+C is a signal to the group.
    detached: true,
  });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  return { child, exit, said: () => said };
}

async function startReady(port: number, ...rest: [string[]?, NodeJS.ProcessEnv?, string?]) {
  const running = start(port, ...rest);
  const untilMs = Date.now() + 40_000;
  while (!running.said().includes(`Ready: http://localhost:${port}`)) {
    if (running.child.exitCode !== null || Date.now() > untilMs)
      throw new Error(`It did not start:\n${running.said()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return running;
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !(existsSync(`/proc/${pid}/stat`) && readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '));
  } catch {
    return false;
  }
};

/** The database's process, while it runs. */
function postgresPid(): number | null {
  const path = join(dataDir, 'postgres', 'postmaster.pid');
  const pid = existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n', 1)[0]) : 0;
  return pid && isRunning(pid) ? pid : null;
}

/** Every process that one has started, and those that they have started. */
function familyOf(pid: number): number[] {
  const lines = spawnSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' }).stdout.trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const under = (parent: number): number[] =>
    pairs.flatMap(([child = 0, of]) => (of === parent ? [child, ...under(child)] : []));
  return [pid, ...under(pid)];
}

/** One of them may be gone already, ended by the death of another. */
function kill9(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    expect(isRunning(pid)).toBe(false);
  }
}

const allGone = (pids: number[]) =>
  expect.poll(() => pids.filter(isRunning), { timeout: 120_000 }).toEqual([]);
const roles = async (port: number) => (await fetch(`http://localhost:${port}/auth/demo`)).status;

describe('npm start', () => {
  test('opens the demo school with its page, and Ctrl+C leaves nothing running', async () => {
    const port = await freePort();
    const { child, exit } = await startReady(port);
    const page = await fetch(`http://localhost:${port}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<div id="root"');
    expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
    expect(await roles(port)).toBe(200);
    const family = familyOf(child.pid ?? 0);
    // The starter, the server, and PostgreSQL with its own.
    expect(family.length).toBeGreaterThan(5);
    process.kill(-(child.pid ?? 0), 'SIGINT');
    expect(await exit).toBe(0);
    await allGone(family);
    cpSync(dataDir, madeBefore, { recursive: true, preserveTimestamps: true });
  });

  test('a later start is ready within five seconds, with the same secret and school', async () => {
    const port = await freePort();
    const first = await startReady(port);
    const secret = readFileSync(join(dataDir, 'session-secret'), 'utf8');
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    const sinceMs = performance.now();
    await startReady(port);
    expect(performance.now() - sinceMs).toBeLessThan(patience(5_000));
    expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe(secret);
    expect(await roles(port)).toBe(200);
  });

  test('--empty begins an empty school, without the demo’s entries, and it stays empty', async () => {
    const port = await freePort();
    const first = await startReady(port, ['--empty']);
    expect(await roles(port)).toBe(404);
    first.child.kill('SIGTERM');
    await first.exit;
    await startReady(port);
    expect(await roles(port)).toBe(404);
  });
});

describe('kill -9 leaves nothing broken and nothing running', () => {
  beforeEach(begunBefore);

  test('of the starter: the server and its database end, and the next start opens them', async () => {
    const port = await freePort();
    const { child } = await startReady(port);
    const family = familyOf(child.pid ?? 0);
    child.kill('SIGKILL');
    await allGone(family);
    const again = await startReady(port);
    again.child.kill('SIGKILL');
    await startReady(port);
    expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
  });

  test('of npm: what it started ends too', async () => {
    const port = await freePort();
    const { child } = await startReady(
      port,
      [],
      { npm_lifecycle_event: 'start' },
      'tests/server/startLikeNpm.ts',
    );
    const family = familyOf(child.pid ?? 0);
    expect(family.length).toBeGreaterThan(1);
    child.kill('SIGKILL');
    await allGone(family);
  });

  test('of the server: the starter ends with it, and its database too', async () => {
    const port = await freePort();
    const { child, exit } = await startReady(port);
    const family = familyOf(child.pid ?? 0);
    const server = family[1] ?? 0;
    process.kill(server, 'SIGKILL');
    expect(await exit).not.toBe(0);
    await allGone(family);
    await startReady(port);
  });

  test('of everything at once: the next start opens with every row', async () => {
    const port = await freePort();
    const { child } = await startReady(port);
    const family = familyOf(child.pid ?? 0);
    for (const pid of family) kill9(pid);
    await allGone(family);
    await startReady(port);
    expect(await roles(port)).toBe(200);
  });
});

describe('what the starter can mend is told in one sentence, and nothing else is printed', () => {
  // Without `npm start` before it, which also tells that it builds the page whenever a source has changed.
  const startServer = (port: number, args: string[] = [], extra: NodeJS.ProcessEnv = {}) =>
    start(port, ['server/main.ts', ...args], extra, 'scripts/run.mjs');
  const sentence = async (running: ReturnType<typeof start>) => {
    expect(await running.exit).toBe(1);
    expect(running.said().trim().split('\n')).toHaveLength(1);
    return running.said();
  };

  test('a second copy on the same folder; the first goes on', async () => {
    begunBefore();
    const port = await freePort();
    await startReady(port);
    expect(await sentence(startServer(await freePort()))).toMatch(
      /^Another copy is already running on the data folder/,
    );
    expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
  });

  test('a taken port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    expect(await sentence(startServer(address.port))).toMatch(
      /^Port \d+ on 127\.0\.0\.1 is taken by another program/,
    );
    other.close();
  });

  test('a wrong setting, and a program begun with an argument that does not exist', async () => {
    expect(await sentence(startServer(4000, [], { PORT: 'four' }))).toMatch(/^PORT is "four"/);
    expect(await sentence(startServer(4000, ['--empt']))).toMatch(/^--empt is not known/);
  });

  test('a folder that cannot be written', async () => {
    expect(await sentence(startServer(4000, [], { DATA_DIR: join(root, 'package.json') }))).toMatch(
      /^The data folder .* cannot be written/,
    );
  });

  test('the demo school on an address that others can reach', async () => {
    begunBefore();
    const port = await freePort();
    const { child, exit } = await startReady(port);
    child.kill('SIGTERM');
    await exit;
    expect(await sentence(startServer(port, [], { HOST: '0.0.0.0' }))).toMatch(
      /^The data folder .* holds the demo school/,
    );
  });
});

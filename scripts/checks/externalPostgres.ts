/** A PostgreSQL of its own outside the product, as DATABASE_URL would name one: the system's where there is one, else our binaries. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { chooseAccount, handOver } from '../../server/db/embedded/account.ts';
import { binariesIn, findBinaries } from '../../server/db/embedded/binaries.ts';
import { keepRunning } from '../../server/db/embedded/process.ts';
import { freePort } from '../../server/db/embedded/freePort.ts';

export type External = {
  url: string;
  version: string;
  /** In order, and away for this long. */
  restart(awayMs: number): Promise<void>;
  /** kill -9; it comes back by itself. */
  kill(): void;
  stop(): Promise<void>;
};

const reached = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
const unsafe = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** `quick`: it does not wait for the disk, where nobody ends it. */
export async function startExternalPostgres({ quick = false } = {}): Promise<External> {
  const folder = mkdtempSync(join(tmpdir(), 'lesson-desk-external-'));
  const account = chooseAccount(systemBinaries() ?? findBinaries(), folder);
  const cluster = join(folder, 'cluster');
  const passwordPath = join(folder, 'password');
  const password = randomBytes(12).toString('hex');
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(passwordPath, password, { mode: 0o600 });
  handOver(folder, account.ids);
  const settings = [
    '--username=app',
    '--auth=scram-sha-256',
    `--pwfile=${passwordPath}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ];
  const [program, args] = account.as(account.binaries.initdb, [`--pgdata=${cluster}`, ...settings]);
  await promisify(execFile)(program, args, { ...account.ids, cwd: '/' });
  const port = await freePort();
  const url = `postgres://app:${password}@127.0.0.1:${port}/postgres`;
  const start = () =>
    keepRunning({
      command: account.as(account.binaries.postgres, [
        '-D',
        cluster,
        '-p',
        String(port),
        ...[...reached, ...(quick ? unsafe : [])].flatMap((setting) => ['-c', setting]),
      ]),
      cluster,
      ids: account.ids,
      environment: process.env,
      logPath: join(folder, 'log'),
      ready: async () => (await serverVersion(url)) !== null,
    });
  let running = await start();
  return {
    url,
    version: (await serverVersion(url)) ?? '',
    async restart(awayMs) {
      await running.stop();
      await pause(awayMs);
      running = await start();
    },
    kill() {
      const [pid] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1);
      process.kill(Number(pid), 'SIGKILL');
    },
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The oldest that the product supports, where there are several: what fits it fits the newer. */
function systemBinaries() {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return null;
  const oldest = readdirSync(versions)
    .map(Number)
    .filter((version) => version >= 15 && existsSync(join(versions, String(version), 'bin', 'initdb')))
    .toSorted((one, other) => one - other)[0];
  return oldest === undefined ? null : binariesIn(join(versions, String(oldest)));
}

async function serverVersion(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    await client.end();
    return rows[0]?.server_version ?? null;
  } catch {
    return null;
  }
}

/** The database of this server: the one that DATABASE_URL names, or a PostgreSQL of its own in the data folder. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { CannotStart } from '../../basics/cannotStart.ts';
import { clusterFolder, holdDataFolder, markDemoFolder } from './dataFolder.ts';
import { chooseAccount, handOver, type Account } from './account.ts';
import { findBinaries } from './binaries.ts';
import { cleanEnvironment, prepareCluster } from './cluster.ts';
import { endOrphan, keepRunning, type Database } from './process.ts';
import { openEmbeddedOnWindows } from './windows.ts';

export type DatabaseChoice = { databaseUrl: string | null; dataDir: string; demo: boolean };

export async function openDatabase({ databaseUrl, dataDir, demo }: DatabaseChoice): Promise<Database> {
  if (databaseUrl !== null) return { url: databaseUrl, stop: async () => {} };
  const folder = holdDataFolder(dataDir);
  try {
    if (demo) markDemoFolder(folder.path);
    const database = await openHeld(folder.path);
    return {
      url: database.url,
      async stop() {
        await database.stop();
        folder.release();
      },
    };
  } catch (fault) {
    folder.release();
    throw fault;
  }
}

/** Expects a locked folder: nobody else starts, creates or repairs the cluster in it meanwhile. */
export const openHeld = (folder: string): Promise<Database> =>
  process.platform === 'win32' ? openEmbeddedOnWindows(folder) : openEmbedded(folder);

async function openEmbedded(folder: string): Promise<Database> {
  const account = chooseAccount(findBinaries(), folder);
  const cluster = clusterFolder(folder);
  const logPath = join(folder, 'postgres.log');
  endOrphan(cluster);
  const passwords = await prepareCluster(folder, account);
  const sockets = makeSocketFolder(folder, account.ids);
  setLongLogAside(logPath);
  const url = `postgres://app:${passwords.app}@/postgres?host=${encodeURIComponent(sockets.path)}`;
  const settings = [
    `unix_socket_directories=${sockets.path}`,
    'unix_socket_permissions=0700',
    'listen_addresses=',
    ...tuning,
  ];
  try {
    const running = await keepRunning({
      command: account.as(account.binaries.postgres, [
        '-D',
        cluster,
        ...settings.flatMap((one) => ['-c', one]),
      ]),
      cluster,
      ids: account.ids,
      environment: cleanEnvironment(),
      logPath,
      ready: () => answers(url),
    });
    return { url, stop: () => running.stop().finally(sockets.remove) };
  } catch {
    throw new CannotStart(
      `PostgreSQL does not start in ${folder}${lastComplaint(logPath)}. Its log is ${logPath}`,
    );
  }
}

/** fsync stays on: acknowledged changes must survive a power failure. */
const tuning = ['max_connections=100', 'timezone=UTC', 'log_timezone=UTC', 'jit=off'];

/** The path of a socket may have 107 bytes at most (103 on macOS): for a deep folder a short one elsewhere is used instead. */
function makeSocketFolder(folder: string, ids: Account['ids']): { path: string; remove(): void } {
  const near = join(folder, 'run');
  if (Buffer.byteLength(join(near, '.s.PGSQL.5432')) < 100) {
    mkdirSync(near, { recursive: true, mode: 0o700 });
    handOver(near, ids);
    return { path: near, remove: () => {} };
  }
  const owner = ids.uid ?? process.getuid?.();
  const name = createHash('sha256').update(`${owner} ${folder}`).digest('hex').slice(0, 16);
  const far = join(tmpdir(), `lesson-desk-${name}`);
  if (!existsSync(far)) {
    mkdirSync(far, { mode: 0o700 });
    handOver(far, ids);
  }
  // Others may write in the folder for temporary files: a folder of theirs could hold a fake database.
  const found = lstatSync(far);
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new CannotStart(
      `${far} belongs to somebody else or is open to others; remove it, then start again.`,
    );
  }
  return { path: far, remove: () => rmSync(far, { recursive: true, force: true }) };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function setLongLogAside(path: string): void {
  if (existsSync(path) && statSync(path).size > 5_000_000) renameSync(path, `${path}.old`);
}

function lastComplaint(logPath: string): string {
  const lines = existsSync(logPath) ? readFileSync(logPath, 'utf8').split('\n') : [];
  const complaint = lines.findLast((line) => /FATAL|PANIC/.test(line));
  return complaint ? ` (${complaint.replace(/^.*?(FATAL|PANIC):\s*/, '')})` : '';
}

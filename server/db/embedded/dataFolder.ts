/** The folder where one instance of the program keeps its data: its lock, its secret, and whether it holds the demo school. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync, linkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart, codeOf } from '../../basics/cannotStart.ts';

export type DataFolder = { path: string; release(): void };

const files = { lock: 'held', secret: 'session-secret', demo: 'demo-school', cluster: 'postgres' };

/** How long an instance that is just ending may take to release the folder. */
const handOverMs = 1500;

/**
 * Locks the folder for this process. The lock is one of the operating system, taken through SQLite because Node has
 * no call for it: it ends with the process however that dies, so there are no stale locks.
 */
export function holdDataFolder(path: string): DataFolder {
  const held = holdIfFree(path);
  if (held) return held;
  throw new CannotStart(
    `Another copy is already running on the data folder ${resolve(path)}. Stop it, or choose another folder with DATA_DIR.`,
  );
}

/** null if another process holds it. */
export function holdIfFree(path: string): DataFolder | null {
  const folder = makeDataFolder(path);
  const held = new DatabaseSync(join(folder, files.lock), { timeout: handOverMs });
  try {
    held.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (fault) {
    held.close();
    if (fault instanceof Error && /locked|busy/.test(fault.message)) return null;
    throw unwritable(folder, fault);
  }
  return { path: folder, release: () => held.isOpen && held.close() };
}

/** Creates the folder if it is missing, and throws at once if nothing can be written there. */
export function makeDataFolder(path: string): string {
  const folder = resolve(path);
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (fault) {
    throw unwritable(folder, fault);
  }
  return folder;
}

/** The key that signs sessions: created once, readable by its owner only. */
export function keepSessionSecret(folder: string): string {
  const path = join(folder, files.secret);
  if (!existsSync(path)) {
    // Written to another file and linked into place, so that two processes starting at once agree on one and a partial one is never read.
    const aside = `${path}-${process.pid}`;
    writeFileSync(aside, randomBytes(32).toString('base64url') + '\n', { mode: 0o600 });
    try {
      linkSync(aside, path);
    } catch (fault) {
      if (codeOf(fault) !== 'EEXIST') throw unwritable(folder, fault);
    } finally {
      rmSync(aside, { force: true });
    }
  }
  chmodSync(path, 0o600);
  return readFileSync(path, 'utf8').trim();
}

export const isDemoFolder = (folder: string): boolean => existsSync(join(folder, files.demo));

export const isNewFolder = (folder: string): boolean => !existsSync(clusterFolder(folder));

export const clusterFolder = (folder: string): string => join(folder, files.cluster);

export function markDemoFolder(folder: string): void {
  writeFileSync(join(folder, files.demo), 'This folder holds the demo school; its passwords are public.\n');
}

function unwritable(folder: string, fault: unknown): CannotStart {
  const code = codeOf(fault);
  return new CannotStart(
    `The data folder ${folder} cannot be written${code ? ` (${code})` : ''}. Choose another with DATA_DIR.`,
  );
}

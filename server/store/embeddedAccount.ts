/** Whose name PostgreSQL runs under: it refuses to run as root. */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, readdirSync, lstatSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '../cannotStart.ts';
import { binariesIn, type Binaries } from './embeddedBinaries.ts';

export type Account = {
  binaries: Binaries;
  /** The command line that runs a program under this account. */
  as(program: string, args: string[]): [program: string, args: string[]];
  ids: { uid?: number; gid?: number };
};

type Ids = { uid: number; gid: number };

const nobody = 65534;

/** The folder is the data folder: the account must be able to reach the cluster in it. */
export function chooseAccount(binaries: Binaries, folder: string): Account {
  const plain: Account = { binaries, as: (program, args) => [program, args], ids: {} };
  if (process.getuid?.() !== 0) return plain;
  const ids = { uid: nobody, gid: nobody };
  const reachable = binariesWithinReach(binaries, ids);
  if (reachable && letThrough(folder, ids)) return { ...plain, ids, binaries: reachable };
  // Root in a namespace has other names but the same rights: only where nothing less works.
  if (runs('unshare', [...renamed, binaries.postgres, '--version'])) {
    return {
      binaries,
      as: (program, args) => ['unshare', [...renamed, program, ...args]],
      ids: { uid: 0, gid: 0 },
    };
  }
  throw new CannotStart(
    `PostgreSQL does not run as root, and the user nobody cannot reach ${reachable ? folder : 'its programs'}. Start as an ordinary user, ${reachable ? 'choose another folder with DATA_DIR, ' : ''}or set DATABASE_URL.`,
  );
}

/** In a namespace of its own root is called nobody, and its files need no new owner. */
const renamed = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`];

/** A checkout below /root is closed to the user nobody: then the programs are copied to where they can be run. */
function binariesWithinReach(binaries: Binaries, ids: Ids): Binaries | null {
  if (runs(binaries.postgres, ['--version'], ids)) return binaries;
  const version = spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8' }).stdout.replace(
    /[^\d.]/g,
    '',
  );
  const root = join(tmpdir(), `lesson-desk-postgres-${version}`);
  if (!existsSync(root)) {
    const aside = `${root}-${process.pid}`;
    cpSync(binaries.root, aside, { recursive: true, verbatimSymlinks: true });
    renameSync(aside, root);
  }
  // What lies in a shared folder may be another's: only root's own copy is run.
  const copy = binariesIn(root);
  return lstatSync(root).uid === 0 && runs(copy.postgres, ['--version'], ids) ? copy : null;
}

/** Gives a folder, and all in it, to the account; what it owns already is left alone. */
export function handOver(path: string, { uid, gid }: Account['ids']): void {
  if (uid === undefined || gid === undefined || !existsSync(path)) return;
  if (lstatSync(path).uid === uid) return;
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }))
      chownSync(join(path, name), uid, gid);
  }
  chownSync(path, uid, gid);
}

/** Lets that account, and no third one, through the data folder to its cluster; false where a folder above it is closed. */
function letThrough(folder: string, ids: Ids): boolean {
  const { uid, gid, mode } = lstatSync(folder);
  closeBeside(folder);
  chownSync(folder, uid, ids.gid);
  chmodSync(folder, 0o710);
  if (runs('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], ids)) return true;
  chownSync(folder, uid, gid);
  chmodSync(folder, mode & 0o7777);
  return false;
}

/** What earlier versions left readable to others; all else is made with a mode of its own. */
function closeBeside(folder: string): void {
  for (const name of ['held', 'outbox', 'postgres.log', 'postgres.log.old']) {
    const path = join(folder, name);
    if (existsSync(path)) chmodSync(path, lstatSync(path).mode & 0o7700);
  }
}

function runs(program: string, args: string[], ids: { uid?: number; gid?: number } = {}): boolean {
  return spawnSync(program, args, { ...ids, stdio: 'ignore', cwd: '/' }).status === 0;
}

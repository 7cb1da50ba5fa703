/** The account under which PostgreSQL runs: it refuses to run as root. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  readdirSync,
  renameSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '../../basics/cannotStart.ts';
import { binariesIn, type Binaries } from './binaries.ts';

export type Account = {
  binaries: Binaries;
  /** The command line that runs a program under this account. */
  as(program: string, args: string[]): [program: string, args: string[]];
  ids: { uid?: number; gid?: number };
};

type Ids = { uid: number; gid: number };

const nobody = 65534;

/** folder: the data folder; the account must be able to reach the cluster in it. */
export function chooseAccount(binaries: Binaries, folder: string): Account {
  const plain: Account = { binaries, as: (program, args) => [program, args], ids: {} };
  if (process.getuid?.() !== 0) return plain;
  const ids = { uid: nobody, gid: nobody };
  const reachable = binariesWithinReach(binaries, ids);
  if (reachable && letThrough(folder, ids)) return { ...plain, ids, binaries: reachable };
  // In a user namespace the process keeps root's rights under another name: only where nothing less works.
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

/** In a user namespace of its own root is called nobody, and its files need no new owner. */
const renamed = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`];

/** The user nobody cannot reach a checkout below /root: then the programs are copied to where they can be run. */
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
  // Files in a shared folder may belong to somebody else: only root's own copy is run.
  const copy = binariesIn(root);
  return lstatSync(root).uid === 0 && runs(copy.postgres, ['--version'], ids) ? copy : null;
}

/** Gives a folder and everything in it to the account; a folder that it owns already is left alone. */
export function handOver(path: string, { uid, gid }: Account['ids']): void {
  if (uid === undefined || gid === undefined || !existsSync(path)) return;
  if (lstatSync(path).uid === uid) return;
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }))
      lchownSync(join(path, name), uid, gid);
  }
  chownSync(path, uid, gid);
}

/** Lets that account, and no other one, through the data folder to its cluster; false if a folder above it is closed. */
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

/** Closes files that earlier versions left readable to others; all others are created with a mode of their own. */
function closeBeside(folder: string): void {
  for (const name of ['held', 'outbox', 'postgres.log', 'postgres.log.old']) {
    const path = join(folder, name);
    if (existsSync(path)) chmodSync(path, lstatSync(path).mode & 0o7700);
  }
}

function runs(program: string, args: string[], ids: { uid?: number; gid?: number } = {}): boolean {
  return spawnSync(program, args, { ...ids, stdio: 'ignore', cwd: '/' }).status === 0;
}

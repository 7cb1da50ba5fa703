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

const nobody = 65534;

export function chooseAccount(binaries: Binaries): Account {
  const plain: Account = { binaries, as: (program, args) => [program, args], ids: {} };
  if (process.getuid?.() !== 0) return plain;
  if (runs('unshare', [...renamed, binaries.postgres, '--version'])) {
    return {
      binaries,
      as: (program, args) => ['unshare', [...renamed, program, ...args]],
      ids: { uid: 0, gid: 0 },
    };
  }
  const ids = { uid: nobody, gid: nobody };
  return { ...plain, ids, binaries: binariesWithinReach(binaries, ids) };
}

/** In a namespace of its own root is called nobody, and its files need no new owner. */
const renamed = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`];

/** A checkout below /root is closed to the user nobody: then the programs are copied to where they can be run. */
function binariesWithinReach(binaries: Binaries, ids: { uid: number; gid: number }): Binaries {
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
  if (lstatSync(root).uid !== 0 || !runs(copy.postgres, ['--version'], ids)) {
    throw new CannotStart(
      'PostgreSQL does not run as root, and the user nobody cannot reach its programs. Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return copy;
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

/** Lets another account through the data folder to its cluster; the files beside it stay closed by their own modes. */
export function letThrough(folder: string, { uid, gid }: Account['ids']): void {
  if (uid === undefined || uid === process.getuid?.()) return;
  chmodSync(folder, 0o711);
  if (runs('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid: gid ?? uid })) return;
  throw new CannotStart(
    `PostgreSQL does not run as root, and the user nobody cannot reach ${folder}. Start as an ordinary user, choose another folder with DATA_DIR, or set DATABASE_URL.`,
  );
}

function runs(program: string, args: string[], ids: { uid?: number; gid?: number } = {}): boolean {
  return spawnSync(program, args, { ...ids, stdio: 'ignore', cwd: '/' }).status === 0;
}

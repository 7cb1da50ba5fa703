/** Restores a data folder from a backup: built in a scratch folder, verified by starting its database, then put in place in one step. */
import { existsSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart, codeOf } from '../basics/cannotStart.ts';
import { connect } from '../db/database.ts';
import { holdDataFolder } from '../db/embedded/dataFolder.ts';
import { openHeld } from '../db/embedded/openDatabase.ts';
import { makeBeside } from './scratchFolder.ts';
import { copyAll, makeFolders, syncFolders } from './copyFiles.ts';
import { readManifest, type Manifest } from './manifest.ts';

export type Restored = { madeAt: string; former: string | null };

export async function restoreBackup(
  from: string,
  dataDir: string,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const manifest = readManifest(from);
  // Held until the end, so that no server starts on it meanwhile.
  const held = holdDataFolder(dataDir);
  try {
    const folder = realpathSync(held.path);
    const hasData = readdirSync(folder).some((name) => name !== 'held' && name !== 'run');
    if (hasData && !replace) {
      throw new CannotStart(
        `The data folder ${folder} is not empty. Choose another with DATA_DIR, or add --replace: then it is kept beside under another name.`,
      );
    }
    const beside = makeBeside(folder, 'being-restored');
    try {
      await copyWhole(manifest, from, beside.path);
      await proveDatabase(beside.path).catch((fault: unknown) => {
        const why = fault instanceof Error ? fault.message : String(fault);
        throw new CannotStart(
          `The backup ${from} cannot be used: its database does not start (${why}). Nothing was changed.`,
        );
      });
      return { madeAt: manifest.madeAt, former: await putInPlace(beside.path, folder, hasData) };
    } finally {
      beside.remove();
    }
  } finally {
    held.release();
  }
}

/** Each file is checked as it is copied; files that are not in the list are not copied. */
async function copyWhole({ files, folders }: Manifest, from: string, into: string): Promise<void> {
  await makeFolders(into, folders);
  const copied = await copyAll(
    from,
    into,
    files.map(({ path }) => path),
  );
  const found = new Map(copied.map((one) => [one.path, one]));
  const wrong = files.find(
    ({ path, size, sha256 }) => found.get(path)?.size !== size || found.get(path)?.sha256 !== sha256,
  );
  if (wrong) {
    throw new CannotStart(
      `The backup ${from} is damaged: ${wrong.path} is ${found.has(wrong.path) ? 'not as it was written' : 'missing'}. Nothing was changed.`,
    );
  }
  await syncFolders(into, folders);
}

/** PostgreSQL replays the log at its start, and refuses if a part of it is missing. Reading every row verifies the checksums of the pages. */
async function proveDatabase(folder: string): Promise<void> {
  const database = await openHeld(folder);
  try {
    const { pool, close } = connect(database.url);
    try {
      const client = await pool.connect();
      try {
        await client.query('set statement_timeout = 0');
        const { rows } = await client.query<{ name: string }>(
          `select format('%I.%I', schemaname, tablename) as name from pg_tables
           where schemaname !~ '^pg_' and schemaname <> 'information_schema'`,
        );
        for (const { name } of rows) await client.query(`select count(t) from ${name} t`);
      } finally {
        client.release();
      }
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
}

/** Returns where the former folder is kept. */
async function putInPlace(aside: string, folder: string, hasData: boolean): Promise<string | null> {
  const former = `${folder}.before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  if (existsSync(former)) {
    await pause(1000);
    return putInPlace(aside, folder, hasData);
  }
  try {
    renameSync(folder, former);
  } catch (fault) {
    throw new CannotStart(
      `The data folder ${folder} cannot be renamed (${codeOf(fault)}), as it is where another disk is mounted, say. Choose a folder within it: DATA_DIR=${folder}/data`,
    );
  }
  try {
    renameSync(aside, folder);
  } catch (fault) {
    renameSync(former, folder);
    throw fault;
  }
  await syncFolders(folder, []);
  if (hasData) return former;
  rmSync(former, { recursive: true, force: true });
  return null;
}

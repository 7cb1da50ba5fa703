/** The two commands that back up and restore a data folder. */
import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { CannotStart } from '../basics/cannotStart.ts';
import { dataDirOf, type Environment } from '../app/settings.ts';
import { isNewFolder } from '../db/embedded/dataFolder.ts';
import { makeBeside } from './scratchFolder.ts';
import { syncFolders } from './copyFiles.ts';
import { restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

/** Returns what to print. */
export async function backUp(env: Environment, args: string[]): Promise<string> {
  const target = folderIn(env, args, 'backup');
  refuseOwnDatabase(env, 'pg_dump --format=custom --file=FILE "$DATABASE_URL"');
  const folder = resolve(dataDirOf(env));
  if (isNewFolder(folder))
    throw new CannotStart(`There is nothing to back up in ${folder}. DATA_DIR names another.`);
  refuseInside(target, realpathSync(folder));
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new CannotStart(`${target} is not empty. Give a new folder for each backup.`);
  }
  mkdirSync(dirname(target), { recursive: true });
  const unfinished = makeBeside(target, 'unfinished');
  try {
    const { files, bytes } = await takeBackup(folder, unfinished.path);
    renameSync(unfinished.path, target);
    await syncFolders(target, []);
    return `Backed up ${folder} to ${target}: ${files} files, ${Math.ceil(bytes / 1e6)} MB.`;
  } finally {
    unfinished.remove();
  }
}

export async function restore(env: Environment, args: string[]): Promise<string> {
  const from = folderIn(
    env,
    args.filter((arg) => arg !== '--replace'),
    'restore',
  );
  refuseOwnDatabase(env, 'pg_restore --dbname="$DATABASE_URL" FILE');
  const { madeAt, former } = await restoreBackup(from, dataDirOf(env), {
    replace: args.includes('--replace'),
  });
  const kept = former === null ? '' : ` What was there before is kept in ${former}`;
  return `Restored ${resolve(dataDirOf(env))} as it was on ${madeAt}.${kept}`;
}

/** npm runs in the project's folder; a relative path is meant relative to where the command was typed. */
function folderIn(env: Environment, args: string[], command: string): string {
  const [folder, ...more] = args;
  if (folder === undefined || folder.startsWith('-') || more.length > 0) {
    throw new CannotStart(
      `Give one folder: npm run ${command} -- FOLDER${command === 'restore' ? ' (and --replace where the data folder is not empty)' : ''}`,
    );
  }
  return resolve(env['INIT_CWD'] ?? '.', folder);
}

function refuseOwnDatabase(env: Environment, command: string): void {
  if (!env['DATABASE_URL']?.trim()) return;
  throw new CannotStart(
    `DATABASE_URL names a PostgreSQL of your own, whose files are not here. Use the tools of its version: ${command}. Keep SESSION_SECRET with it.`,
  );
}

function refuseInside(target: string, folder: string): void {
  if (`${target}${sep}`.startsWith(`${folder}${sep}`))
    throw new CannotStart(`${target} lies in the data folder itself. Give a folder elsewhere.`);
}

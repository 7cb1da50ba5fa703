/** The files of the embedded database: created once, with its roles, and closed to everybody without a password. */
import { execFile } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fchownSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CannotStart } from '../../basics/cannotStart.ts';
import { clusterFolder } from './dataFolder.ts';
import { handOver, type Account } from './account.ts';
import {
  closeSuperuser,
  keepPasswords,
  makePasswords,
  readPasswords,
  setRoles,
  type Passwords,
} from './roles.ts';

/** Creates what is missing, upgrades a cluster of an earlier version, and returns the passwords of its roles. */
export async function prepareCluster(folder: string, account: Account): Promise<Passwords> {
  const cluster = clusterFolder(folder);
  await makeCluster(cluster, account);
  handOver(cluster, account.ids);
  writeAccessRules(cluster, account);
  const known = readPasswords(folder);
  if (known) return known;
  const passwords = makePasswords();
  await asSuperuser(cluster, account, setRoles(passwords) + closeSuperuser);
  keepPasswords(folder, passwords);
  return passwords;
}

/** Created under another name and renamed: a folder named `postgres` is always complete, and an existing one is never removed. */
async function makeCluster(cluster: string, account: Account): Promise<void> {
  if (existsSync(cluster)) return;
  const aside = `${cluster}-being-made`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { mode: 0o700 });
  handOver(aside, account.ids);
  const [program, args] = account.as(account.binaries.initdb, [
    `--pgdata=${aside}`,
    '--username=postgres',
    // Nobody can connect before the rules and the roles are set.
    '--auth=reject',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  try {
    await promisify(execFile)(program, args, { ...account.ids, env: cleanEnvironment(), cwd: '/' });
  } catch (fault) {
    throw new CannotStart(
      `The database cannot be made in ${cluster}: ${lastLine(fault)}. Choose another folder with DATA_DIR, or set DATABASE_URL.`,
    );
  }
  renameSync(aside, cluster);
}

const accessRules = `# Written anew at each start.
local all app,backup scram-sha-256
`;

function writeAccessRules(cluster: string, account: Account): void {
  const path = join(cluster, 'pg_hba.conf');
  if (existsSync(path) && readFileSync(path, 'utf8') === accessRules) return;
  const aside = `${path}.new`;
  rmSync(aside, { force: true });
  // The folder is PostgreSQL's: a link that somebody laid there through it is not followed by root.
  const file = openSync(aside, 'wx', 0o600);
  try {
    writeFileSync(file, accessRules);
    const { uid, gid } = account.ids;
    if (uid !== undefined && gid !== undefined) fchownSync(file, uid, gid);
  } finally {
    closeSync(file);
  }
  renameSync(aside, path);
}

/** A server of an earlier start that is just ending releases the cluster within this time. */
const patienceMs = 20_000;

/** In single-user mode, which takes no connections and makes the owner of the files the superuser. The statements go through a pipe: they may contain passwords. */
export async function asSuperuser(cluster: string, account: Account, statements: string): Promise<void> {
  const [program, args] = account.as(account.binaries.postgres, [
    '--single',
    '-j',
    '-c',
    'exit_on_error=on',
    '-D',
    cluster,
    'postgres',
  ]);
  const untilMs = Date.now() + patienceMs;
  for (;;) {
    try {
      const running = promisify(execFile)(program, args, {
        ...account.ids,
        env: cleanEnvironment(),
        cwd: '/',
      });
      running.child.stdin?.on('error', () => {});
      running.child.stdin?.end(statements);
      await running;
      return;
    } catch (fault) {
      const isHeld = /lock file "postmaster\.pid"|pre-existing shared memory/.test(errorOutput(fault));
      if (!isHeld || Date.now() > untilMs) {
        throw new CannotStart(`The roles of the database in ${cluster} cannot be set: ${lastLine(fault)}.`);
      }
      await pause(100);
    }
  }
}

const errorOutput = (fault: unknown): string =>
  fault instanceof Error && 'stderr' in fault ? String(fault.stderr) : String(fault);

/** Never a line with a statement in it: statements may contain passwords. */
function lastLine(fault: unknown): string {
  const lines = errorOutput(fault).trim().split('\n');
  const complaint = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
  return complaint.replace(/^.*?(FATAL|PANIC):\s*/, '');
}

/** Without settings for another PostgreSQL that the shell may have exported. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name)));
}

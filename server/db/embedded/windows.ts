/** The embedded PostgreSQL on Windows: on a loopback port behind a password, since there are no private sockets. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { CannotStart } from '../../basics/cannotStart.ts';
import { clusterFolder } from './dataFolder.ts';
import type { Database } from './process.ts';
import { findBinaries } from './binaries.ts';
import { keepPasswords, makePasswords, readPasswords, setRoles, superuser, type Passwords } from './roles.ts';
import { freePort } from './freePort.ts';

const run = promisify(execFile);
/** Of the superuser. */
const passwordFile = 'postgres-password';

export async function openEmbeddedOnWindows(folder: string): Promise<Database> {
  const { initdb, pgCtl } = findBinaries();
  const cluster = clusterFolder(folder);
  const passwordPath = join(folder, passwordFile);
  if (!existsSync(cluster)) {
    const aside = `${cluster}-being-made`;
    rmSync(aside, { recursive: true, force: true });
    mkdirSync(aside);
    writeFileSync(passwordPath, randomBytes(24).toString('base64url'), { mode: 0o600 });
    await run(initdb, [
      `--pgdata=${aside}`,
      `--username=${superuser}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordPath}`,
      '--encoding=UTF8',
      '--locale=C',
    ]);
    renameSync(aside, cluster);
  }
  // The folder is held, so a server that still runs in it was orphaned by a kill.
  if (existsSync(join(cluster, 'postmaster.pid'))) await stop(pgCtl, cluster).catch(() => {});
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c timezone=UTC -c jit=off`;
  try {
    await run(pgCtl, ['start', '-w', '-D', cluster, '-l', join(folder, 'postgres.log'), '-o', options]);
  } catch {
    throw new CannotStart(
      `PostgreSQL does not start in ${folder}. Its log is ${join(folder, 'postgres.log')}`,
    );
  }
  const url = (name: string, password: string) => `postgres://${name}:${password}@127.0.0.1:${port}/postgres`;
  const { app } = readPasswords(folder) ?? (await makeRoles(folder, url));
  return { url: url('app', app), stop: () => stop(pgCtl, cluster) };
}

/** With the superuser's password, since an administrator may not run PostgreSQL in single-user mode. */
async function makeRoles(
  folder: string,
  url: (name: string, password: string) => string,
): Promise<Passwords> {
  const known = readFileSync(join(folder, passwordFile), 'utf8').trim();
  const passwords = makePasswords();
  const client = await connectAs(url(superuser, known)).catch(() => connectAs(url('app', known)));
  await client.query(setRoles(passwords)).finally(() => client.end());
  keepPasswords(folder, passwords);
  return passwords;
}

async function connectAs(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

async function stop(pgCtl: string, cluster: string): Promise<void> {
  await run(pgCtl, ['stop', '-w', '-m', 'fast', '-D', cluster]);
}

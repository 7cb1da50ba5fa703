/** A connection as the role that may copy the database: to the server that runs on the data folder, or to one started for the backup. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CannotStart } from '../basics/cannotStart.ts';
import { clusterFolder, holdIfFree } from '../db/embedded/dataFolder.ts';
import { openHeld } from '../db/embedded/openDatabase.ts';
import { readPasswords } from '../db/embedded/roles.ts';

export type BackupLine = { client: pg.Client; close(): Promise<void> };

export async function openBackupLine(folder: string): Promise<BackupLine> {
  const held = holdIfFree(folder);
  try {
    // The database is not running: start it for the time of the backup.
    const started = held ? await openHeld(folder) : null;
    try {
      const client = await connectPatiently(folder);
      return {
        client,
        async close() {
          await client.end().catch(() => {});
          await started?.stop();
          held?.release();
        },
      };
    } catch (fault) {
      await started?.stop();
      throw fault;
    }
  } catch (fault) {
    held?.release();
    throw fault;
  }
}

/** A server that is just starting, or restarting its database, answers within this time. */
const patienceMs = 20_000;

async function connectPatiently(folder: string): Promise<pg.Client> {
  for (const untilMs = Date.now() + patienceMs; ;) {
    const connectionString = addressOf(folder);
    if (connectionString !== null) {
      const client = new pg.Client({ connectionString });
      // The running query fails by itself.
      client.on('error', () => {});
      try {
        await client.connect();
        return client;
      } catch (fault) {
        await client.end().catch(() => {});
        if (Date.now() > untilMs) throw fault;
      }
    }
    if (Date.now() > untilMs) {
      throw new CannotStart(
        `The database in ${folder} does not answer. Where its server was started by an earlier version, start that anew first.`,
      );
    }
    await pause(200);
  }
}

/** PostgreSQL records where it listens: the port, the folder of its socket and its address are lines 4 to 6. */
function addressOf(folder: string): string | null {
  const path = join(clusterFolder(folder), 'postmaster.pid');
  const password = readPasswords(folder)?.backup;
  if (password === undefined || !existsSync(path)) return null;
  const [, , , port = '', sockets = '', host = ''] = readFileSync(path, 'utf8').split('\n');
  if (port === '') return null;
  return sockets === ''
    ? `postgres://backup:${password}@${host || '127.0.0.1'}:${port}/postgres`
    : `postgres://backup:${password}@/postgres?host=${encodeURIComponent(sockets)}&port=${port}`;
}

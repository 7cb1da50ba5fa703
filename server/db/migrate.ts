/** Brings a database up to date: the numbered SQL files of migrations/, each applied once, completely or not at all. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { CannotStart } from '../basics/cannotStart.ts';
import { migrateJobs } from './migrateJobs.ts';

type Migration = { number: number; name: string; sql: string; checksum: string };

const oldestPostgres = 15;
/** In a schema of its own, always by its full name: what an unqualified name refers to changes as migrations add schemas. */
const ledger = 'schema_history.migrations';
/** Any number, the same in every process, so that two starting at once take turns. */
const turn = 7_346_501;

/** Returns the names of the migrations that it applied. */
export async function migrate(
  store: { pool: pg.Pool },
  folder = join(import.meta.dirname, 'migrations'),
): Promise<string[]> {
  const client = await store.pool.connect();
  const applied: string[] = [];
  try {
    await refuseOldPostgres(client);
    const migrations = readMigrations(folder);
    await inTurn(client, () => prepareLedger(client, migrations));
    for (const migration of migrations) {
      if (await inTurn(client, () => applyOnce(client, migration))) applied.push(migration.name);
    }
    await inTurn(client, () => migrateJobs(store));
    return applied;
  } finally {
    client.release();
  }
}

function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const number = Number(/^(\d{3})_\w+\.sql$/.exec(file)?.[1]);
      if (!number) throw new Error(`${file} is not named NNN_name.sql`);
      const sql = readFileSync(join(folder, file), 'utf8');
      return { number, name: file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
  const twice = migrations.find((one, index) => migrations[index - 1]?.number === one.number);
  if (twice) throw new Error(`Two migrations have the number of ${twice.name}`);
  return migrations;
}

/** The lock ends with the transaction, so it is never left over, even behind a connection pooler. */
async function inTurn<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    // A migration may take long, and so may waiting for another process.
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [turn]);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (fault) {
    await client.query('ROLLBACK').catch(() => {});
    throw fault;
  }
}

async function prepareLedger(client: pg.PoolClient, migrations: Migration[]): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS schema_history');
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${ledger} (
       number integer PRIMARY KEY,
       name text NOT NULL,
       checksum text NOT NULL,
       applied_at timestamptz NOT NULL DEFAULT now()
     )`,
  );
  const { rows } = await client.query<{ number: number; name: string; checksum: string }>(
    `SELECT number, name, checksum FROM ${ledger} ORDER BY number`,
  );
  for (const row of rows) {
    const known = migrations.find((one) => one.number === row.number);
    if (!known)
      throw new CannotStart(
        `The data was written by a newer version of this program (it has ${row.name}). Update, then start again.`,
      );
    if (known.checksum !== row.checksum) {
      throw new CannotStart(
        `${known.name} was changed after this data was made with it. Add a new migration instead, or choose another DATA_DIR.`,
      );
    }
  }
}

async function applyOnce(client: pg.PoolClient, migration: Migration): Promise<boolean> {
  const { rowCount } = await client.query(`SELECT 1 FROM ${ledger} WHERE number = $1`, [migration.number]);
  if (rowCount) return false;
  await client.query(migration.sql);
  await client.query(`INSERT INTO ${ledger} (number, name, checksum) VALUES ($1, $2, $3)`, [
    migration.number,
    migration.name,
    migration.checksum,
  ]);
  return true;
}

async function refuseOldPostgres(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ major: number }>(
    "SELECT current_setting('server_version_num')::int / 10000 AS major",
  );
  const major = rows[0]?.major ?? 0;
  if (major < oldestPostgres)
    throw new CannotStart(
      `The database is PostgreSQL ${major}; this program needs ${oldestPostgres} or newer.`,
    );
}

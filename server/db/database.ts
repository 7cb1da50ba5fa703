/** One pool of connections to PostgreSQL, and the typed query builder on it. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { answerLimitMs } from '../basics/timeLimit.ts';
import { preparing } from './preparedStatements.ts';
import type { Tables } from './tables.ts';

export type Store = {
  pool: pg.Pool;
  db: Kysely<Tables>;
  /** How long an answer may wait, in milliseconds. */
  answerLimitMs: number;
  close(): Promise<void>;
};

const { builtins } = pg.types;
const arrayOf = { int8: 1016, timestamp: 1115, date: 1182, text: 1009 };

const textArray: (text: string) => string[] = pg.types.getTypeParser(arrayOf.text);

/** Lessons are stored in wall time: a Date would silently move them into the machine's zone. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMP, wallText],
  [arrayOf.timestamp, (text) => textArray(text).map(wallText)],
  [builtins.DATE, String],
  [arrayOf.date, textArray],
  [builtins.INT8, safeInteger],
  [arrayOf.int8, (text) => textArray(text).map(safeInteger)],
]);

/** `limitMs`: after which nobody waits for an answer any more. */
export function connect(url: string, limitMs = answerLimitMs): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 2 * limitMs,
    // Several statements may be sent at once (preparedStatements.ts); they run in order.
    pipeline: true,
    // PostgreSQL need not go on working on what nobody waits for.
    statement_timeout: limitMs,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
    } as pg.CustomTypesConfig,
  });
  // The pool replaces an idle connection that breaks (the database restarts); without a listener Node would end the process.
  pool.on('error', () => {});
  // The same for one that breaks between two statements of a transaction: its next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  let closing: Promise<void> | undefined;
  return { pool, db, answerLimitMs: limitMs, close: () => (closing ??= closeAll()) };

  async function closeAll(): Promise<void> {
    await db.destroy();
    // Kysely ends the pool only if it has used it.
    if (!pool.ending) await pool.end();
  }
}

/** '2026-11-22 16:00:00' → '2026-11-22T16:00', the form of domain/basics/wallTime.ts; seconds stay where there are some. */
function wallText(text: string): string {
  return text.replace(' ', 'T').replace(/^(.{16}):00$/, '$1');
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${text} is beyond the whole numbers that stay exact`);
  return value;
}

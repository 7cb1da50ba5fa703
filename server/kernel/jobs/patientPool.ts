/**
 * The database as the job queue sees it: always available. graphile-worker does not await the statement that
 * completes or fails a job: a fault there would end the process, and the job would run again hours later. And after a
 * short outage of the database it waits for many seconds. So its statements are retried until they are answered.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { unansweredCodes } from '../../../domain/basics/refusal.ts';
import { kindOf } from '../../basics/faultKind.ts';
import { conflicts, sqlState } from '../../basics/databaseFaults.ts';

const betweenTriesMs = 100;

type Query = (...asked: unknown[]) => Promise<pg.QueryResult>;
type Release = (destroy?: Error | boolean) => void;
type Connected = (fault: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;

export type PatientPool = {
  pool: pg.Pool;
  /** From now on nothing is retried, and faults are ignored. */
  end(): void;
};

/** lost: called whenever an answer of the database may have been lost. */
export function patientPool(pool: pg.Pool, lost: () => void): PatientPool {
  let isEnded = false;

  async function again<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        return await work();
      } catch (fault) {
        if (isEnded) return new Promise<never>(() => {});
        if (!isPassing(fault)) throw fault;
        lost();
        await pause(betweenTriesMs);
      }
    }
  }

  /** The first statement opens a connection, and the first one after it broke opens another. */
  function patientClient(): pg.PoolClient {
    let client: pg.PoolClient | null = null;
    let isInTransaction = false;

    async function once(...asked: unknown[]): Promise<pg.QueryResult> {
      client ??= await pool.connect();
      try {
        return await (client.query as unknown as Query)(...asked);
      } catch (fault) {
        release(isPassing(fault));
        throw fault;
      }
    }

    const query: Query = (...asked) => {
      const [text] = asked;
      const wasInTransaction = isInTransaction;
      if (typeof text === 'string' && /^\s*begin\b/i.test(text)) isInTransaction = true;
      if (typeof text === 'string' && /^\s*(?:commit|rollback)\b/i.test(text)) isInTransaction = false;
      // A statement of a transaction must not be retried without those before it.
      return wasInTransaction ? once(...asked) : again(() => once(...asked));
    };

    function release(destroy = false): void {
      client?.release(destroy);
      client = null;
    }

    return { query, release } as unknown as pg.PoolClient;
  }

  function connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    if (!connected) return Promise.resolve(patientClient());
    again(() => pool.connect()).then(
      (client) => connected(undefined, client, (destroy) => client.release(destroy)),
      (fault: Error) => connected(fault, undefined, () => {}),
    );
    return undefined;
  }

  const query: Query = (...asked) => again(() => (pool.query as unknown as Query)(...asked));

  return {
    pool: Object.assign(Object.create(pool) as pg.Pool, { connect, query }),
    end: () => void (isEnded = true),
  };
}

/** The same statement may succeed later. */
function isPassing(fault: unknown): boolean {
  const kind = kindOf(fault);
  return unansweredCodes.some((code) => code === kind) || conflicts.includes(sqlState(fault) ?? '');
}

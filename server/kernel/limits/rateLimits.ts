/** Counts requests against the table of limits, in PostgreSQL by rate-limiter-flexible; beyond a limit it refuses and says how long to wait. */
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Denied } from '../../basics/httpDenied.ts';
import type { Store } from '../../db/database.ts';
import type { Queries } from '../../db/tables.ts';
import { inQueries } from './transactionClient.ts';
import { networkOf } from './network.ts';
import { limitOf, limitTable, type Limit, type LimitName } from './table.ts';

/** Whom a request is counted for: a person, a network address, or both. */
export type Counted = { who?: string; address?: string };

export type Count = {
  /** Do not count this request: it was legitimate. */
  giveBack(): Promise<void>;
  /** Forget the earlier ones too. */
  startAnew(): Promise<void>;
};

export type Limits = {
  /** Counts a request before it is carried out, so that many at once cannot slip through; throws when the caller has to wait. */
  count(name: LimitName, of: Counted): Promise<Count>;
  /** Seconds to wait; 0 when it was counted and may go on. */
  wait(name: LimitName, of: Counted): Promise<number>;
  /** Networks from which somebody has signed in before: a flood from the same network, or against the same account, does not lock them out. */
  rememberPlace(of: Counted): Promise<void>;
  isKnownPlace(of: Counted): Promise<boolean>;
};

const placeDays = 60;
const daySeconds = 86_400;
const table = { schemaName: 'auth', tableName: 'limits', tableCreated: true, clearExpiredByTimeout: false };

type Client = { storeClient: object; storeType: 'pool' | 'client' };
type Limiters = { window: RateLimiterPostgres; gate: RateLimiterPostgres; limit: Limit };

export function makeLimits({ pool }: Pick<Store, 'pool'>): Limits {
  const client: Client = { storeClient: pool, storeType: 'pool' };
  const limiters = new Map(
    (Object.keys(limitTable) as LimitName[]).map((name) => [name, limitersOf(name, client)]),
  );
  const places = new RateLimiterPostgres({
    ...client,
    ...table,
    keyPrefix: 'knownPlace',
    points: 1,
    duration: placeDays * daySeconds,
  });

  function of(name: LimitName): Limiters {
    const found = limiters.get(name);
    if (!found) throw new Error(`there is no limit ${name}`);
    return found;
  }

  // A database fault is passed on and answered with 503 (faultKind.ts): what cannot be counted is not carried out.
  const wait: Limits['wait'] = (name, counted) => secondsToWait(of(name), keyOf(counted));

  return {
    wait,
    async count(name, counted) {
      const seconds = await wait(name, counted);
      if (seconds > 0) throw tooMany(seconds);
      const { window, gate, limit } = of(name);
      const key = keyOf(counted);
      return {
        async giveBack() {
          const { consumedPoints } = await window.reward(key, 1);
          window.deleteInMemoryBlockedAll();
          if (limit.wait && consumedPoints < limit.points) await gate.delete(key);
        },
        async startAnew() {
          await Promise.all([window.delete(key), gate.delete(key)]);
        },
      };
    },
    async rememberPlace(counted) {
      await places.set(keyOf(counted), 1, placeDays * daySeconds);
    },
    isKnownPlace: async (counted) => (await places.get(keyOf(counted))) !== null,
  };
}

/** Counts within the transaction of the change: if that is rolled back, so is the count. Returns the seconds to wait, or 0. */
export function waitWithin(queries: Queries, name: LimitName, counted: Counted): Promise<number> {
  return secondsToWait(
    limitersOf(name, { storeClient: inQueries(queries), storeType: 'client' }),
    keyOf(counted),
  );
}

export const tooMany = (retryAfterSeconds: number): Denied =>
  new Denied(429, 'RATE_LIMITED', `Too many tries. Try again in ${retryAfterSeconds} s.`, {
    retryAfterSeconds,
  });

/** Removes expired counts. */
export async function forgetOldCounts({ pool }: Pick<Store, 'pool'>, nowMs: number): Promise<void> {
  await pool.query('DELETE FROM auth.limits WHERE expire < $1', [nowMs]);
}

function limitersOf(name: LimitName, client: Client): Limiters {
  const limit = limitOf(name);
  const { points, seconds, wait } = limit;
  return {
    limit,
    window: new RateLimiterPostgres({
      ...client,
      ...table,
      keyPrefix: name,
      points,
      duration: seconds,
      // Once the database has refused, a flood is refused from memory.
      ...(wait || client.storeType !== 'pool' ? {} : { inMemoryBlockOnConsumed: points + 1 }),
    }),
    gate: new RateLimiterPostgres({
      ...client,
      ...table,
      keyPrefix: `${name} wait`,
      points: 1,
      duration: wait?.longestSeconds ?? 1,
    }),
  };
}

async function secondsToWait({ window, gate, limit }: Limiters, key: string): Promise<number> {
  const { points, seconds, wait } = limit;
  if (!wait) return refusalSeconds(window.consume(key));
  // What is refused for coming too early is not counted: impatience makes nobody wait longer.
  const waiting = await gate.get(key);
  if (waiting) return inSeconds(waiting);
  const { consumedPoints } = await window.penalty(key);
  if (consumedPoints < points) return 0;
  const next = Math.min(wait.longestSeconds, wait.firstSeconds * 2 ** Math.min(consumedPoints - points, 20));
  // Of many that arrive at the same moment one passes and the others wait.
  const refused = await refusalSeconds(gate.consume(key, 1, { customDuration: next }));
  if (refused === 0) await window.set(key, consumedPoints, seconds);
  return refused;
}

async function refusalSeconds(consuming: Promise<RateLimiterRes>): Promise<number> {
  try {
    await consuming;
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return inSeconds(refused);
    throw refused;
  }
}

const inSeconds = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** A hash, so that the stored key names nobody. */
const keyOf = ({ who = '', address }: Counted): string =>
  createHash('sha256')
    .update(JSON.stringify([who, address === undefined ? null : networkOf(address)]))
    .digest('base64url');

/** Counts requests against the table of limits, in PostgreSQL by rate-limiter-flexible; past a limit it refuses with the time to wait. */
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Denied } from '../doors/answer.ts';
import type { Store } from '../store/database.ts';
import type { Queries } from '../store/tables.ts';
import { inQueries } from './inQueries.ts';
import { networkOf } from './network.ts';
import { limitOf, limitTable, type Limit, type LimitName } from './table.ts';

/** Of whom a request is counted: somebody, or where they come from, or both. */
export type Counted = { who?: string; address?: string };

export type Count = {
  /** This request does not count: it was right. */
  giveBack(): Promise<void>;
  /** Nor do the earlier ones. */
  startAnew(): Promise<void>;
};

export type Limits = {
  /** Counts a request before it is carried out, so that many at once cannot slip through; throws where it has to wait. */
  count(name: LimitName, of: Counted): Promise<Count>;
  /** Seconds to wait; 0 where it was counted. */
  wait(name: LimitName, of: Counted): Promise<number>;
  /** Where somebody has signed in before: a flood from the same network, or against the same account, does not stop them. */
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

  // A fault of the database goes on to the door, which answers 503 (doors/faultKind.ts): what cannot be counted is not carried out.
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

/** Counted in the transaction of what is counted: what is taken back was not asked. Answers the seconds to wait, or 0. */
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

/** Removes what no longer counts. */
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
      // A flood is refused in memory once the database has said no.
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
  // Of many who come at the same moment one passes and makes the others wait.
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

/** A hash: nobody is named by what is kept. */
const keyOf = ({ who = '', address }: Counted): string =>
  createHash('sha256')
    .update(JSON.stringify([who, address === undefined ? null : networkOf(address)]))
    .digest('base64url');

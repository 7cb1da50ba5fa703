/**
 * Jobs that a server held when it was killed. graphile-worker releases them after four hours; a code by mail is of no
 * use then. So each server shows that it is alive by a lock that ends with its connection to the database. Jobs of a
 * server without this lock are released after a second look some seconds later: a living server whose connection was
 * cut has a new one by then.
 */
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';

/** The namespace of these locks among the database's advisory locks. */
const space = 1_247_305_118;

const untilSecondLookMs = 5_000;
const betweenLooksMs = 10_000;

const isAbsent = `not exists (
  select from pg_locks
  where locktype = 'advisory' and granted and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())
    and classid = ${space}::oid and objid = (hashtext(holder)::bigint & 4294967295)::oid
)`;

export type OrphanedJobs = { stop(): void };

export function watchOrphanedJobs(events: WorkerEvents, pool: () => pg.Pool): OrphanedJobs {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let nudge = (_jobs: number): void => {};

  // Shared, because the database may not have noticed yet that the previous connection ended.
  const hold = (verb: 'lock' | 'unlock', client: pg.PoolClient, poolId: string): void =>
    void client
      .query(`select pg_advisory_${verb}_shared($1, hashtext($2))`, [space, poolId])
      // A broken connection is followed by another one.
      .catch(() => {});
  events.on('pool:listen:success', ({ client, workerPool }) => {
    nudge = (jobs) => workerPool._active && workerPool.nudge(jobs);
    hold('lock', client, workerPool.id);
    // Not earlier: at the very first start there are no tables yet.
    if (timer === undefined) after(0, []);
  });
  events.on('pool:listen:release', ({ client, workerPool }) => hold('unlock', client, workerPool.id));

  async function absent(): Promise<string[]> {
    const { rows } = await pool().query<{ holder: string }>(
      `select holder from (
         select distinct locked_by as holder from graphile_worker._private_jobs where locked_by is not null
       ) held where ${isAbsent}`,
    );
    return rows.map(({ holder }) => holder);
  }

  async function giveBack(holders: readonly string[]): Promise<void> {
    const { rows } = await pool().query(
      `with gone as (select holder from unnest($1::text[]) holder where ${isAbsent})
       select graphile_worker.force_unlock_workers(array(select holder from gone)) from gone limit 1`,
      [holders],
    );
    if (rows.length > 0) nudge(holders.length);
  }

  async function look(suspects: readonly string[]): Promise<void> {
    const gone = await absent();
    const still = gone.filter((holder) => suspects.includes(holder));
    if (still.length > 0) await giveBack(still);
    const fresh = gone.filter((holder) => !still.includes(holder));
    after(fresh.length > 0 ? untilSecondLookMs : betweenLooksMs, fresh);
  }

  function after(ms: number, suspects: readonly string[]): void {
    if (isStopped) return;
    timer = setTimeout(() => void look(suspects), ms).unref();
  }

  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

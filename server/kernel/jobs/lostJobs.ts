/**
 * Jobs that the database assigned to this process while the connection broke: the answer was lost, so nobody works on
 * them, and for hours no other worker may take them. They are released as soon as the database answers again.
 */
import type { Worker, WorkerEvents, WorkerPool } from 'graphile-worker';
import type pg from 'pg';

/** Each attempt of a job has its own number. Two workers never have more than a few attempts whose end is not written yet. */
const mostRemembered = 1_000;

type Locked = { id: number | string; attempts: number };

const nameOf = ({ id, attempts }: Locked): string => `${id}/${attempts}`;

export type LostJobs = {
  /** To be called when an answer may have been lost. */
  look(): void;
  /** Releases what this process still holds when it stops. */
  letGo(): Promise<void>;
};

export function watchLostJobs(events: WorkerEvents, pool: () => pg.Pool): LostJobs {
  let workers: WorkerPool | null = null;
  const taking = new Map<string, PromiseWithResolvers<void>>();
  const started = new Set<string>();
  let looking = false;
  let isDue = false;

  const taken = ({ worker }: { worker: Worker }): void => {
    taking.get(worker.workerId)?.resolve();
    taking.delete(worker.workerId);
  };
  events.on('worker:getJob:start', ({ worker }) => {
    workers = worker.workerPool;
    taking.set(worker.workerId, Promise.withResolvers());
  });
  events.on('worker:getJob:empty', taken);
  events.on('worker:getJob:error', taken);
  events.on('job:start', ({ worker, job }) => {
    started.add(nameOf(job));
    const [oldest] = started;
    if (started.size > mostRemembered && oldest !== undefined) started.delete(oldest);
    taken({ worker });
  });

  async function giveBack(poolId: string): Promise<number> {
    const { rows } = await pool().query<Locked>(
      'select id, attempts from graphile_worker._private_jobs where locked_by = $1',
      [poolId],
    );
    // Some of them may be on their way to a worker here: wait for the requests that are under way.
    await Promise.all([...taking.values()].map(({ promise }) => promise));
    const lost = rows.filter((row) => !started.has(nameOf(row)));
    if (lost.length === 0) return 0;
    await pool().query(
      `update graphile_worker._private_jobs as j set locked_at = null, locked_by = null, attempts = j.attempts - 1
       from unnest($2::bigint[], $3::int[]) as lost (id, attempts)
       where j.id = lost.id and j.attempts = lost.attempts and j.locked_by = $1`,
      [poolId, lost.map(({ id }) => id), lost.map(({ attempts }) => attempts)],
    );
    return lost.length;
  }

  async function lookAgain(): Promise<void> {
    looking = true;
    while (isDue && workers) {
      isDue = false;
      const given = await giveBack(workers.id);
      if (given > 0 && workers._active) workers.nudge(given);
    }
    looking = false;
  }

  return {
    look() {
      isDue = true;
      if (!looking) void lookAgain();
    },
    async letGo() {
      if (!workers) return;
      await pool().query('select graphile_worker.force_unlock_workers($1)', [[workers.id]]);
    },
  };
}

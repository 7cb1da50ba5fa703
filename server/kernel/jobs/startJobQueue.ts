/** Runs the jobs of the queue in the database, through restarts of the database and of servers. */
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCronItems, run, type CronItem, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Store } from '../../db/database.ts';
import { jobSeconds } from '../../basics/metrics.ts';
import { jobLog } from '../../db/jobLog.ts';
import { watchLostJobs } from './lostJobs.ts';
import { watchOrphanedJobs } from './orphanedJobs.ts';
import { patientPool } from './patientPool.ts';

export type Jobs = { stop(): Promise<void> };

export type JobQueueParts = {
  tasks: TaskList;
  cron: readonly CronItem[];
  /** Tasks that are queued at each start: what a killed server had taken on would otherwise wait for hours. */
  atStart: readonly string[];
};

/** A job that is running when the server stops is abandoned after this time, and done after the next start. */
const graceMs = 500;
/** Usually a worker is notified of a job. */
const pollMs = 1_000;

export async function startJobQueue(store: Store, { tasks, cron, atStart }: JobQueueParts): Promise<Jobs> {
  const events = new EventEmitter() as WorkerEvents;
  const patient = patientPool(store.pool, () => lost.look());
  const lost = watchLostJobs(events, () => patient.pool);
  const orphaned = watchOrphanedJobs(events, () => patient.pool);
  measureJobs(events);
  const runner = await run({
    pgPool: patient.pool,
    events,
    pollInterval: pollMs,
    logger: jobLog,
    noHandleSignals: true,
    concurrency: 2,
    gracefulShutdownAbortTimeout: graceMs,
    taskList: tasks,
    parsedCronItems: parseCronItems([...cron]),
  });
  for (const name of atStart) await runner.addJob(name, {}, { jobKey: `${name} at the start` });
  let stopping: Promise<void> | undefined;
  return { stop: () => (stopping ??= stop()) };

  async function stop(): Promise<void> {
    orphaned.stop();
    const isDone = await Promise.race([runner.stop().then(() => true), pause(2 * graceMs, false)]);
    patient.end();
    // The next server would otherwise wait for hours for the job that hangs here.
    if (!isDone) await Promise.race([lost.letGo(), pause(graceMs)]);
  }
}

function measureJobs(events: WorkerEvents): void {
  const begun = new Map<string, (labels: { outcome: string }) => void>();
  events.on('job:start', ({ job }) => {
    const end = jobSeconds.startTimer({ task: job.task_identifier });
    begun.set(job.id, end);
  });
  events.on('job:complete', ({ job, error }) => {
    begun.get(job.id)?.({ outcome: error === null ? 'done' : 'failed' });
    begun.delete(job.id);
  });
}

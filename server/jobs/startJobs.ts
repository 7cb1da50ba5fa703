/** What is done beside answering: each night the tidying, and after each change what leaves the house. */
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCronItems, run, type WorkerEvents } from 'graphile-worker';
import { forgetOldCodes } from '../access/codes.ts';
import { forgetEndedSessions } from '../access/sessions.ts';
import { forgetOldCounts } from '../limits/limits.ts';
import { rollOccupied } from '../calendar/rollOccupied.ts';
import { endTrials } from '../plans/endTrials.ts';
import type { EndSubscription } from '../plans/endSubscription.ts';
import { passPlaceJob, type PassPlace } from '../requests/passPlaceJob.ts';
import { forgetRemovedPersons } from '../people/forgetRemovedPersons.ts';
import { forgetOldRequests } from '../performing/forgetOldRequests.ts';
import type { MailJob } from '../mail/mailJob.ts';
import type { Store } from '../store/database.ts';
import type { ToSend } from './askToSend.ts';
import type { Channel } from './channels.ts';
import { jobLog } from './jobLog.ts';
import { watchLostJobs } from './lostJobs.ts';
import { watchOrphanedJobs } from './orphanedJobs.ts';
import { patientPool } from './patientPool.ts';
import { forgetUnsent, sendOutbox } from './sendOutbox.ts';

export type Jobs = { stop(): Promise<void> };

export type JobParts = {
  nowMs(): number;
  channels?: readonly Channel[];
  /** Without it mail that is asked for waits. */
  sendMail?: (job: MailJob) => Promise<void>;
  /** Without it what has been paid for waits for the provider's keys. */
  endSubscription?: (job: EndSubscription) => Promise<void>;
};

const dayMs = 86_400_000;
/** A job that is under way when the server stops is given up after this, and done after the next start. */
const graceMs = 500;
/** Mostly a worker is told that there is a job. */
const pollMs = 1_000;

const crontab = [
  {
    task: 'everyNight',
    identifier: 'everyNight',
    // In UTC: a little after the day of the occupied hours begins.
    match: '30 0 * * *',
    // A night that passed while nothing ran is made up for at the start.
    options: { backfillPeriod: dayMs, jobKey: 'everyNight', maxAttempts: 5 },
  },
  {
    task: 'endTrials',
    identifier: 'endTrials',
    // What is decided by the clock at once is told to open tabs within the quarter of an hour.
    match: '*/15 * * * *',
    options: { backfillPeriod: 0, jobKey: 'endTrials', maxAttempts: 2 },
  },
  {
    task: 'sendOutbox',
    identifier: 'sendLeftBehind',
    // What another server that was killed had taken on.
    match: '*/15 * * * *',
    options: { backfillPeriod: 0, jobKey: 'sendLeftBehind', maxAttempts: 1 },
  },
];

export async function startJobs(
  store: Store,
  { nowMs, channels = [], sendMail, endSubscription }: JobParts,
): Promise<Jobs> {
  const events = new EventEmitter() as WorkerEvents;
  const patient = patientPool(store.pool, () => lost.look());
  const lost = watchLostJobs(events, () => patient.pool);
  const orphaned = watchOrphanedJobs(events, () => patient.pool);
  const runner = await run({
    pgPool: patient.pool,
    events,
    pollInterval: pollMs,
    logger: jobLog,
    noHandleSignals: true,
    concurrency: 2,
    gracefulShutdownAbortTimeout: graceMs,
    taskList: {
      everyNight: () => everyNight(store, nowMs()),
      endTrials: () => endTrials(store, nowMs()),
      passPlaceOn: (offer) => passPlaceJob(store, offer as PassPlace, nowMs),
      sendOutbox: (job, { abortSignal }) => sendOutbox(store, channels, toSendOf(job as object), abortSignal),
      ...(endSubscription
        ? { endSubscription: (job: unknown) => endSubscription(job as EndSubscription) }
        : {}),
      ...(sendMail ? { sendMail: (job: unknown) => sendMail(job as MailJob) } : {}),
    },
    parsedCronItems: parseCronItems(crontab),
  });
  // What a server that was killed had taken on would otherwise wait for hours.
  await runner.addJob('sendOutbox', {}, { jobKey: 'sendOutbox at the start' });
  let stopping: Promise<void> | undefined;
  return { stop: () => (stopping ??= stop()) };

  async function stop(): Promise<void> {
    orphaned.stop();
    const isDone = await Promise.race([runner.stop().then(() => true), pause(2 * graceMs, false)]);
    patient.end();
    // Whoever serves next would otherwise wait for hours for what hangs here.
    if (!isDone) await Promise.race([lost.letGo(), pause(graceMs)]);
  }
}

/** At the start, and by the clock, whatever is left behind is asked for. */
const toSendOf = (job: object): ToSend | null => ('changeId' in job ? (job as ToSend) : null);

export async function everyNight(store: Store, nowMs: number): Promise<void> {
  await rollOccupied(store, nowMs);
  await endTrials(store, nowMs);
  await forgetOldCounts(store, nowMs);
  await forgetOldCodes(store, nowMs);
  await forgetEndedSessions(store, nowMs);
  await forgetOldRequests(store, nowMs);
  await forgetUnsent(store, nowMs);
  await forgetRemovedPersons(store, nowMs);
}

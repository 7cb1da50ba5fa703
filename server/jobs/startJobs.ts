/** What is done beside answering: each night the tidying, and after each change what leaves the house. */
import { parseCronItems, run } from 'graphile-worker';
import { forgetOldAttempts } from '../access/attempts.ts';
import { forgetEndedSessions } from '../access/sessions.ts';
import { rollOccupied } from '../calendar/rollOccupied.ts';
import { forgetOldRequests } from '../performing/forgetOldRequests.ts';
import type { Store } from '../store/database.ts';
import type { Channel } from './channels.ts';
import { jobLog } from './jobLog.ts';
import { forgetUnsent, sendOutbox } from './sendOutbox.ts';

export type Jobs = { stop(): Promise<void> };

const dayMs = 86_400_000;
/** A job that is under way when the server stops is given up after this, and done after the next start. */
const graceMs = 500;

const crontab = [
  {
    task: 'everyNight',
    identifier: 'everyNight',
    // In UTC: a little after the day of the occupied hours begins.
    match: '30 0 * * *',
    // A night that passed while nothing ran is made up for at the start.
    options: { backfillPeriod: dayMs, jobKey: 'everyNight', maxAttempts: 5 },
  },
];

export async function startJobs(
  store: Store,
  { nowMs, channels = [] }: { nowMs(): number; channels?: readonly Channel[] },
): Promise<Jobs> {
  const runner = await run({
    pgPool: store.pool,
    logger: jobLog,
    noHandleSignals: true,
    concurrency: 2,
    gracefulShutdownAbortTimeout: graceMs,
    taskList: {
      everyNight: () => everyNight(store, nowMs()),
      sendOutbox: (_, { abortSignal }) => sendOutbox(store, channels, abortSignal),
    },
    parsedCronItems: parseCronItems(crontab),
  });
  // What a server that was killed had taken on would otherwise wait for hours.
  await runner.addJob('sendOutbox', {}, { jobKey: 'sendOutbox at the start' });
  let stopping: Promise<void> | undefined;
  return { stop: () => (stopping ??= runner.stop()) };
}

export async function everyNight(store: Store, nowMs: number): Promise<void> {
  await rollOccupied(store, nowMs);
  await forgetOldAttempts(store, nowMs);
  await forgetEndedSessions(store, nowMs);
  await forgetOldRequests(store, nowMs);
  await forgetUnsent(store, nowMs);
}

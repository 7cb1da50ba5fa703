/** Background work: cleaning up each night, and sending out what a change causes. */
import type { CronItem } from 'graphile-worker';
import type { Store } from '../db/database.ts';
import type { Channel } from '../kernel/jobs/channels.ts';
import type { ToSend } from '../kernel/jobs/queueOutbox.ts';
import { forgetUnsent, sendOutbox } from '../kernel/jobs/sendOutbox.ts';
import { startJobQueue, type Jobs } from '../kernel/jobs/startJobQueue.ts';
import { forgetOldCounts } from '../kernel/limits/rateLimits.ts';
import { forgetOldRequests } from '../kernel/perform/forgetOldRequests.ts';
import { forgetOldCodes } from '../modules/access/codes.ts';
import { forgetEndedSessions } from '../modules/access/sessions.ts';
import { rollOccupied } from '../modules/calendar/rollOccupied.ts';
import type { MailJob } from '../modules/mail/mailJob.ts';
import { forgetRemovedPersons } from '../modules/people/forgetRemovedPersons.ts';
import type { EndSubscription } from '../modules/plans/endSubscription.ts';
import { endTrials } from '../modules/plans/endTrials.ts';
import { passPlaceJob, type PassPlace } from '../modules/waitlist/passPlaceJob.ts';
import { performAll } from './kernel.ts';

export type JobParts = {
  nowMs(): number;
  channels?: readonly Channel[];
  /** Without it queued mail waits. */
  sendMail?: (job: MailJob) => Promise<void>;
  /** Without it queued cancellations wait for the provider's keys. */
  endSubscription?: (job: EndSubscription) => Promise<void>;
};

const dayMs = 86_400_000;

const cron: readonly CronItem[] = [
  {
    task: 'everyNight',
    identifier: 'everyNight',
    // In UTC: shortly after the day of the occupied hours begins.
    match: '30 0 * * *',
    // A night that was missed while no server ran is made up for at the start.
    options: { backfillPeriod: dayMs, jobKey: 'everyNight', maxAttempts: 5 },
  },
  {
    task: 'endTrials',
    identifier: 'endTrials',
    // The end of a trial takes effect at once; open tabs hear of it within a quarter of an hour.
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

export const startJobs = (
  store: Store,
  { nowMs, channels = [], sendMail, endSubscription }: JobParts,
): Promise<Jobs> =>
  startJobQueue(store, {
    cron,
    atStart: ['sendOutbox'],
    tasks: {
      everyNight: () => everyNight(store, nowMs()),
      endTrials: () => endTrials(store, nowMs()),
      passPlaceOn: (offer) => passPlaceJob(performAll, store, offer as PassPlace, nowMs),
      sendOutbox: (job, { abortSignal }) => sendOutbox(store, channels, toSendOf(job as object), abortSignal),
      ...(endSubscription
        ? { endSubscription: (job: unknown) => endSubscription(job as EndSubscription) }
        : {}),
      ...(sendMail ? { sendMail: (job: unknown) => sendMail(job as MailJob) } : {}),
    },
  });

/** null: the job is to send whatever is left over, as at the start and on schedule. */
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

/** Background work: cleaning up each night, and sending out what a change causes. */
import type { CronItem, TaskList } from 'graphile-worker';
import type { Store } from '../db/database.ts';
import type { Channel } from '../kernel/jobs/channels.ts';
import type { ToSend } from '../kernel/jobs/queueOutbox.ts';
import { forgetUnsent, sendOutbox } from '../kernel/jobs/sendOutbox.ts';
import { startJobQueue, type Jobs } from '../kernel/jobs/startJobQueue.ts';
import { forgetOldCounts } from '../kernel/limits/rateLimits.ts';
import { forgetOldRequests } from '../kernel/perform/forgetOldRequests.ts';
import type { MailJob } from '../modules/mail/mailJob.ts';
import type { MailRoom } from '../modules/families/sendFamilyMail.ts';
import type { PushRoom } from '../modules/notifications/push/pushJob.ts';
import type { EndSubscription } from '../modules/plans/endSubscription.ts';
import { askRows, performAll } from './kernel.ts';
import { modules, type Working } from './modules.ts';

export type JobParts = {
  nowMs(): number;
  channels?: readonly Channel[];
  /** Without it queued mail waits. */
  sendMail?: (job: MailJob) => Promise<void>;
  /** Without it mail to families waits. */
  mailRoom?: MailRoom;
  /** Without it what is to be pushed waits. */
  pushRoom?: PushRoom;
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
    task: 'sendOutbox',
    identifier: 'sendLeftBehind',
    // What another server that was killed had taken on.
    match: '*/15 * * * *',
    options: { backfillPeriod: 0, jobKey: 'sendLeftBehind', maxAttempts: 1 },
  },
];

export const startJobs = (
  store: Store,
  { nowMs, channels = [], sendMail, ...given }: JobParts,
): Promise<Jobs> =>
  startJobQueue(store, {
    cron: [...cron, ...modules.flatMap((each) => each.cron ?? [])],
    atStart: ['sendOutbox'],
    tasks: {
      everyNight: () => everyNight(store, nowMs()),
      ...tasksOf({ ...given, store, nowMs, performAll }),
      sendOutbox: (job, { abortSignal }) => sendOutbox(store, channels, toSendOf(job as object), abortSignal),
      ...(sendMail ? { sendMail: (job: unknown) => sendMail(job as MailJob) } : {}),
    },
  });

const tasksOf = (given: Working): TaskList =>
  Object.assign({}, ...modules.map(({ tasks }) => tasks?.(given))) as TaskList;

/** null: the job is to send whatever is left over, as at the start and on schedule. */
const toSendOf = (job: object): ToSend | null => ('changeId' in job ? (job as ToSend) : null);

export async function everyNight(store: Store, nowMs: number): Promise<void> {
  for (const module of modules) await module.everyNight?.(store, nowMs, { performAll, askRows });
  await forgetOldCounts(store, nowMs);
  await forgetOldRequests(store, nowMs);
  await forgetUnsent(store, nowMs);
}

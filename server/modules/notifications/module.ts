import type { JobHelpers } from 'graphile-worker';
import type { Store } from '../../db/database.ts';
import type { Module } from '../module.ts';
import { notificationEntity, readStanding } from './entity.ts';
import { forgetOldNotifications } from './forgetOld.ts';
import { notificationPolicy } from './policy.ts';
import { sendPush, type PushJob, type PushRoom } from './push/pushJob.ts';
import { makePushRoutes } from './push/pushRoutes.ts';
import { ringReminders } from './reminders/ringReminders.ts';
import { tellAgendas } from './reminders/tellAgendas.ts';
import { notificationResolvers } from './resolvers.ts';
import { notificationSettingEntity, readSetting } from './settings/settings.ts';

type Working = {
  store: Store;
  nowMs(): number;
  /** Without it what is to be pushed waits. */
  pushRoom?: PushRoom;
};

export const notificationsModule = {
  ownEntities: [notificationEntity, notificationSettingEntity],
  policy: notificationPolicy,
  resolvers: notificationResolvers,
  facts: (queries) => ({
    notifications: ({ userId, ids }) => readStanding(queries, userId, ids),
    notificationSetting: ({ userId }) => readSetting(queries, userId),
  }),
  routes: makePushRoutes,
  everyNight: forgetOldNotifications,
  tasks: ({ pushRoom, store, nowMs }: Working) => ({
    async ringReminders() {
      await ringReminders(store, nowMs());
      await tellAgendas(store, nowMs());
    },
    ...(pushRoom && {
      sendPush: (job: unknown, { job: { attempts, max_attempts: most } }: JobHelpers) =>
        sendPush(pushRoom, job as PushJob, { isLast: attempts >= most }),
    }),
  }),
  cron: [
    // Within the minute; one that a killed server missed is made up for by the next.
    { task: 'ringReminders', match: '* * * * *', options: { jobKey: 'ringReminders', maxAttempts: 1 } },
  ],
} satisfies Module;

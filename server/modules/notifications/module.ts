import type { JobHelpers } from 'graphile-worker';
import type { Module } from '../module.ts';
import { notificationEntity, readStanding } from './entity.ts';
import { forgetOldNotifications } from './forgetOld.ts';
import { notificationPolicy } from './policy.ts';
import { sendPush, type PushJob, type PushRoom } from './push/pushJob.ts';
import { makePushRoutes } from './push/pushRoutes.ts';
import { notificationResolvers } from './resolvers.ts';

type Working = {
  /** Without it what is to be pushed waits. */
  pushRoom?: PushRoom;
};

export const notificationsModule = {
  ownEntities: [notificationEntity],
  policy: notificationPolicy,
  resolvers: notificationResolvers,
  facts: (queries) => ({ notifications: ({ userId, ids }) => readStanding(queries, userId, ids) }),
  routes: makePushRoutes,
  everyNight: forgetOldNotifications,
  tasks: ({ pushRoom }: Working) => ({
    ...(pushRoom && {
      sendPush: (job: unknown, { job: { attempts, max_attempts: most } }: JobHelpers) =>
        sendPush(pushRoom, job as PushJob, { isLast: attempts >= most }),
    }),
  }),
} satisfies Module;

import type { Module } from '../module.ts';
import { notificationEntity, readStanding } from './entity.ts';
import { forgetOldNotifications } from './forgetOld.ts';
import { notificationPolicy } from './policy.ts';
import { notificationResolvers } from './resolvers.ts';

export const notificationsModule = {
  ownEntities: [notificationEntity],
  policy: notificationPolicy,
  resolvers: notificationResolvers,
  facts: (queries) => ({ notifications: ({ userId, ids }) => readStanding(queries, userId, ids) }),
  everyNight: forgetOldNotifications,
} satisfies Module;

import type { Module } from '../module.ts';
import { notificationPolicy } from './policy.ts';
import { notificationResolvers } from './resolvers.ts';

export const notificationsModule = {
  policy: notificationPolicy,
  resolvers: notificationResolvers,
} satisfies Module;

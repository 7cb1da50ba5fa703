import type { Module } from '../module.ts';
import { historyPolicy } from './policy.ts';
import { makeHistoryResolvers } from './resolvers.ts';

export const historyModule = {
  policy: historyPolicy,
  resolvers: makeHistoryResolvers,
} satisfies Module;

import type { Module } from '../module.ts';
import { adminPolicy } from './policy.ts';
import { forgetOldReads } from './readAsAdmin.ts';
import { adminResolvers } from './resolvers.ts';

export const adminModule = {
  policy: adminPolicy,
  resolvers: adminResolvers,
  everyNight: forgetOldReads,
} satisfies Module;

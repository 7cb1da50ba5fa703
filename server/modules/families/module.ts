import type { Module } from '../module.ts';
import { familyPolicy } from './policy.ts';
import { makeFamilyResolvers } from './resolvers.ts';

export const familiesModule = {
  policy: familyPolicy,
  resolvers: makeFamilyResolvers,
} satisfies Module<Parameters<typeof makeFamilyResolvers>[0]>;

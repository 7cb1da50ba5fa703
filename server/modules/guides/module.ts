import type { Module } from '../module.ts';
import { guidePolicy } from './policy.ts';
import { guideResolvers } from './resolvers.ts';

export const guidesModule = { policy: guidePolicy, resolvers: guideResolvers } satisfies Module;

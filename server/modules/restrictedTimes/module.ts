import type { Module } from '../module.ts';
import { restrictedTimeEntity } from './entity.ts';
import { restrictedTimePolicy } from './policy.ts';
import { restrictedTimeResolvers } from './resolvers.ts';

export const restrictedTimesModule = {
  entities: [restrictedTimeEntity],
  policy: restrictedTimePolicy,
  resolvers: restrictedTimeResolvers,
} satisfies Module;

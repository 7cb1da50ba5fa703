import type { Module } from '../module.ts';
import { subjectEntity } from './entity.ts';
import { subjectPolicy } from './policy.ts';
import { subjectResolvers } from './resolvers.ts';

export const subjectsModule = {
  entities: [subjectEntity],
  policy: subjectPolicy,
  resolvers: subjectResolvers,
} satisfies Module;

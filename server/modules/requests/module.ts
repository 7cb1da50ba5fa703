import type { Module } from '../module.ts';
import { pendingMeetingEntity } from './entity.ts';
import { requestLearnerSteps } from './learnerSteps.ts';
import { requestPolicy } from './policy.ts';
import { requestResolvers } from './resolvers.ts';

export const requestsModule = {
  entities: [pendingMeetingEntity],
  policy: requestPolicy,
  resolvers: requestResolvers,
  learnerSteps: requestLearnerSteps,
} satisfies Module;

import type { Module } from '../module.ts';
import { acceptanceEntity } from './acceptanceEntity.ts';
import { joiningFacts } from './facts.ts';
import { joinRequestEntity } from './joinRequestEntity.ts';
import { joiningLearnerSteps } from './learnerSteps.ts';
import { joiningPolicy } from './policy.ts';
import { joiningResolvers } from './resolvers.ts';

export const joiningModule = {
  entities: [acceptanceEntity, joinRequestEntity],
  policy: joiningPolicy,
  resolvers: joiningResolvers,
  facts: joiningFacts,
  learnerSteps: joiningLearnerSteps,
} satisfies Module;

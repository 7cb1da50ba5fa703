import type { Module } from '../module.ts';
import { familyMailEntity } from './entity.ts';
import type { FamilyMailJob } from './familyMailJob.ts';
import { familyLearnerSteps } from './learnerSteps.ts';
import { familyPolicy } from './policy.ts';
import { remindByNight } from './remindByNight.ts';
import { makeFamilyResolvers } from './resolvers.ts';
import { sendFamilyMail, type MailRoom } from './sendFamilyMail.ts';
import { makeStatementRoute, type StatementRouteParts } from './statementRoute.ts';

type Working = {
  /** Without it queued mail waits. */
  mailRoom?: MailRoom;
};

export const familiesModule = {
  entities: [familyMailEntity],
  policy: familyPolicy,
  resolvers: makeFamilyResolvers,
  learnerSteps: familyLearnerSteps,
  routes: (given: StatementRouteParts) => [makeStatementRoute(given)],
  everyNight: remindByNight,
  tasks: ({ mailRoom }: Working) => ({
    ...(mailRoom && { sendFamilyMail: (job: unknown) => sendFamilyMail(mailRoom, job as FamilyMailJob) }),
  }),
} satisfies Module;

import type { Module } from '../module.ts';
import { familyPolicy } from './policy.ts';
import { makeFamilyResolvers } from './resolvers.ts';
import { makeStatementRoute, type StatementRouteParts } from './statementRoute.ts';

export const familiesModule = {
  policy: familyPolicy,
  resolvers: makeFamilyResolvers,
  routes: (given: StatementRouteParts) => [makeStatementRoute(given)],
} satisfies Module;

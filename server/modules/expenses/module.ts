import type { Module } from '../module.ts';
import { expenseEntity } from './entity.ts';
import { expensePolicy } from './policy.ts';
import { expenseResolvers } from './resolvers.ts';

export const expensesModule = {
  entities: [expenseEntity],
  policy: expensePolicy,
  resolvers: expenseResolvers,
} satisfies Module;

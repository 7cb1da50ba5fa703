/** A teacher's expenses: the query and the subscription. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Context } from '../../kernel/api/context.ts';
import { seenRows, watched } from '../../kernel/api/seenRows.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { expenseEntity } from './entity.ts';

export const expenseResolvers = {
  Query: {
    getExpensesByTeacherId: (_: unknown, { teacherId }: { teacherId: Id }, context: Context) =>
      seenRows(context, expenseEntity, teacherId),
  },
  Subscription: watched(expenseEntity),
} satisfies ModuleResolvers;

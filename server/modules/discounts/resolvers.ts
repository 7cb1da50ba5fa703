/** A teacher's discounts: the query and the subscription. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Context } from '../../kernel/api/context.ts';
import { seenRows, watched } from '../../kernel/api/seenRows.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { discountEntity } from './entity.ts';

export const discountResolvers = {
  Query: {
    getDiscountsByTeacherId: async (_: unknown, { teacherId }: { teacherId: Id }, context: Context) =>
      (await seenRows(context, discountEntity, teacherId)).filter(({ removed }) => removed !== true),
  },
  Subscription: watched(discountEntity),
} satisfies ModuleResolvers;

/** Payments: the query and the subscription. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Context } from '../../kernel/api/context.ts';
import { seenRows, watched } from '../../kernel/api/seenRows.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { paymentEntity } from './entity.ts';

export const paymentResolvers = {
  Query: {
    paymentsByTeacherId: (_: unknown, { teacherId }: { teacherId: Id }, context: Context) =>
      seenRows(context, paymentEntity, teacherId),
  },
  Subscription: watched(paymentEntity),
} satisfies ModuleResolvers;

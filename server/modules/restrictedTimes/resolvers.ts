/** A teacher's restricted times: the query and the subscription. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Context } from '../../kernel/api/context.ts';
import { seenRows, watched } from '../../kernel/api/seenRows.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { restrictedTimeEntity } from './entity.ts';

export const restrictedTimeResolvers = {
  Query: {
    restrictedTimesByTeacherId: async (_: unknown, { teacherId }: { teacherId: Id }, context: Context) =>
      (await seenRows(context, restrictedTimeEntity, teacherId)).filter(({ removed }) => removed !== true),
  },
  Subscription: watched(restrictedTimeEntity),
} satisfies ModuleResolvers;

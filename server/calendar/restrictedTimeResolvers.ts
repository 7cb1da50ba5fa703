/** A teacher's closed hours: the query, and the line on which changes come. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Context } from '../doors/context.ts';
import { seenRows, watchedRows } from '../live/seenRows.ts';
import type { AreaResolvers } from '../schema/resolvers.ts';

export const restrictedTimeResolvers = {
  Query: {
    restrictedTimesByTeacherId: async (_: unknown, { teacherId }: { teacherId: Id }, context: Context) =>
      (await seenRows(context, 'restrictedTime', teacherId)).filter(({ removed }) => removed !== true),
  },
  Subscription: {
    restrictedTimes: {
      subscribe: (_: unknown, { teacherId }: { teacherId: Id }, context: Context) =>
        watchedRows(context, 'restrictedTime', teacherId),
    },
  },
} satisfies AreaResolvers;

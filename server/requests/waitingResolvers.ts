/** The queue for full groups: the query, and the line on which changes come. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Context } from '../doors/context.ts';
import { seenRows, watchedRows } from '../live/seenRows.ts';
import type { AreaResolvers } from '../schema/resolvers.ts';

export const waitingResolvers = {
  Query: {
    waitingsByTeacherId: (_: unknown, { teacherId }: { teacherId: Id }, context: Context) =>
      seenRows(context, 'waiting', teacherId),
  },
  Subscription: {
    waitings: {
      subscribe: (_: unknown, { teacherId }: { teacherId: Id }, context: Context) =>
        watchedRows(context, 'waiting', teacherId),
    },
  },
} satisfies AreaResolvers;

/** A teacher's subjects: the query, and the line on which changes come. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Context } from '../doors/context.ts';
import { seenRows, watchedRows } from '../live/seenRows.ts';
import type { AreaResolvers } from '../schema/resolvers.ts';

export const subjectsResolvers = {
  Query: {
    subjectsById: (_: unknown, { teacherId }: { teacherId: Id }, context: Context) =>
      seenRows(context, 'subject', teacherId),
  },
  Subscription: {
    subjects: {
      subscribe: (_: unknown, { teacherId }: { teacherId: Id }, context: Context) =>
        watchedRows(context, 'subject', teacherId),
    },
  },
} satisfies AreaResolvers;

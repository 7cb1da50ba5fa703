/** A teacher's subjects: the query, and the line on which changes come. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Context } from '../../kernel/api/context.ts';
import { seenRows, watchedRows } from '../../kernel/api/seenRows.ts';
import type { AreaResolvers } from '../../kernel/api/resolvers.ts';

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

/** A teacher's subjects: the query and the subscription. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Context } from '../../kernel/api/context.ts';
import { seenRows, watched } from '../../kernel/api/seenRows.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { subjectEntity } from './entity.ts';

export const subjectResolvers = {
  Query: {
    subjectsById: (_: unknown, { teacherId }: { teacherId: Id }, context: Context) =>
      seenRows(context, subjectEntity, teacherId),
  },
  Subscription: watched(subjectEntity),
} satisfies ModuleResolvers;

/** The waitlist of full groups: the query and the subscription. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Context } from '../../kernel/api/context.ts';
import { seenRows, watched } from '../../kernel/api/seenRows.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { waitlistEntity } from './entity.ts';

export const waitlistResolvers = {
  Query: {
    waitingsByTeacherId: (_: unknown, { teacherId }: { teacherId: Id }, context: Context) =>
      seenRows(context, waitlistEntity, teacherId),
  },
  Subscription: watched(waitlistEntity),
} satisfies ModuleResolvers;

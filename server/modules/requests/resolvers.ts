/** Requested lessons: the queries and the subscription. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { WirePendingMeeting } from '../../../domain/requests/wirePendingMeeting.ts';
import type { Context } from '../../kernel/api/context.ts';
import { denied } from '../../basics/denied.ts';
import { seenRows, watched } from '../../kernel/api/seenRows.ts';
import { teacherOfPending } from './learnerSteps.ts';
import { signedIn } from '../../kernel/api/context.ts';
import { studentsOf } from '../../kernel/perform/studentsOf.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { isStoredId } from '../../basics/storedId.ts';
import { pendingMeetingEntity } from './entity.ts';

export const requestResolvers = {
  Query: {
    pendingMeetingsByOrganizerId: (_: unknown, { organizerId }: { organizerId: Id }, context: Context) =>
      seenRows(context, pendingMeetingEntity, organizerId),
    pendingMeetingById: async (
      _: unknown,
      { id }: { id: Id },
      context: Context,
    ): Promise<WirePendingMeeting> => {
      const actor = signedIn(context);
      const { db } = context.store;
      if (!isStoredId(id)) throw denied('NOT_FOUND');
      const teacherId =
        actor.role === 'teacher' ? actor.id : await teacherOfPending(db, await studentsOf(db, actor), id);
      const [row] =
        teacherId === null ? [] : await seenRows(context, pendingMeetingEntity, teacherId, { ids: [id] });
      if (!row) throw denied('NOT_FOUND');
      return row;
    },
  },
  Subscription: watched(pendingMeetingEntity, 'organizerId'),
} satisfies ModuleResolvers;

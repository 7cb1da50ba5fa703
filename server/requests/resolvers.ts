/** Lessons that are asked for: the queries, and the line on which changes come. */
import type { Id } from '../../domain/basics/ids.ts';
import type { WirePendingMeeting } from '../../domain/requests/wirePendingMeeting.ts';
import type { Context } from '../doors/context.ts';
import { denied } from '../doors/denied.ts';
import { seenRows, watchedRows } from '../live/seenRows.ts';
import { teacherOfPending } from '../performing/actingFor.ts';
import { signedIn, studentsOf } from '../people/relations.ts';
import type { AreaResolvers } from '../schema/resolvers.ts';
import { isStoredId } from '../store/rows/storedId.ts';

export const requestsResolvers = {
  Query: {
    pendingMeetingsByOrganizerId: (_: unknown, { organizerId }: { organizerId: Id }, context: Context) =>
      seenRows(context, 'pendingMeeting', organizerId),
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
        teacherId === null ? [] : await seenRows(context, 'pendingMeeting', teacherId, { ids: [id] });
      if (!row) throw denied('NOT_FOUND');
      return row;
    },
  },
  Subscription: {
    pendingMeetings: {
      subscribe: (_: unknown, { organizerId }: { organizerId: Id }, context: Context) =>
        watchedRows(context, 'pendingMeeting', organizerId),
    },
  },
} satisfies AreaResolvers;

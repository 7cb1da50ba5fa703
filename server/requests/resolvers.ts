/** Lessons that are asked for: the queries, and the line on which changes come. */
import type { Id } from '../../domain/basics/ids.ts';
import type { WirePendingMeeting } from '../../domain/requests/wirePendingMeeting.ts';
import { calendarViewers } from '../calendar/viewer.ts';
import type { Context } from '../doors/context.ts';
import { denied } from '../doors/denied.ts';
import { asPayload } from '../live/teacherFeed.ts';
import { teacherOfPending } from '../performing/actingFor.ts';
import { signedIn, studentsOf } from '../people/relations.ts';
import type { AreaResolvers } from '../schema/resolvers.ts';
import { readPendingMeetings } from '../store/rows/pendingMeetings.ts';
import { isStoredId } from '../store/rows/storedId.ts';
import { currencyAndRevision, pendingToWire, seenPending } from './pendingFeed.ts';

export const requestsResolvers = {
  Query: {
    pendingMeetingsByOrganizerId: (_: unknown, { organizerId }: { organizerId: Id }, context: Context) =>
      seenOf(context, organizerId),
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
      const [row] = teacherId === null ? [] : await seenOf(context, teacherId, [id]);
      if (!row) throw denied('NOT_FOUND');
      return row;
    },
  },
  Subscription: {
    pendingMeetings: {
      async subscribe(_: unknown, { organizerId }: { organizerId: Id }, context: Context) {
        const actor = signedIn(context);
        const rows = isStoredId(organizerId) ? await context.pendingMeetings.watch(organizerId, actor) : null;
        if (!rows) throw denied('NOT_FOUND');
        return asPayload('pendingMeetings', rows);
      },
    },
  },
} satisfies AreaResolvers;

async function seenOf(context: Context, teacherId: Id, ids?: Id[]): Promise<WirePendingMeeting[]> {
  const actor = signedIn(context);
  const { db } = context.store;
  const [viewer] = isStoredId(teacherId) ? await calendarViewers(db, teacherId, [actor]) : [];
  const teacher = viewer && (await currencyAndRevision(db, teacherId));
  if (!viewer || !teacher) throw denied('NOT_FOUND');
  const pendings = await readPendingMeetings(db, teacherId, ids ? { ids } : {});
  const rows = await pendingToWire(db, pendings, teacher.currency);
  return rows.flatMap((row) => seenPending(row, viewer) ?? []);
}

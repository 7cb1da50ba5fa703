/** A teacher's meetings: the query, and the line on which changes come. */
import type { Id } from '../../domain/basics/ids.ts';
import type { WireMeeting } from '../../domain/calendar/wireMeeting.ts';
import type { Context } from '../doors/context.ts';
import { denied } from '../doors/denied.ts';
import { asPayload } from '../live/teacherFeed.ts';
import { signedIn } from '../people/relations.ts';
import type { AreaResolvers } from '../schema/resolvers.ts';
import { inSnapshot } from '../store/inSnapshot.ts';
import { isStoredId } from '../store/rows/storedId.ts';
import { readCalendar } from './readCalendar.ts';
import { seenOrGone } from './seenBy.ts';
import { rowsOf, sightOf } from './sight.ts';
import { calendarViewers } from './viewer.ts';

export const calendarResolvers = {
  Query: {
    meetingsByTeacherId: async (
      _: unknown,
      { teacherId, since }: { teacherId: Id; since?: number | null },
      context: Context,
    ): Promise<WireMeeting[]> => {
      const actor = signedIn(context);
      if (!isStoredId(teacherId)) throw denied('NOT_FOUND');
      if (since == null) {
        const sight = await sightOf(context, teacherId);
        if (!sight) throw denied('NOT_FOUND');
        return rowsOf(sight);
      }
      const [viewer] = await calendarViewers(context.store.db, teacherId, [actor]);
      if (!viewer) throw denied('NOT_FOUND');
      const news = await inSnapshot(context.store, (transaction) =>
        readCalendar(transaction, teacherId, since),
      );
      if (!news) throw denied('NOT_FOUND');
      // Whoever catches up may hold rows that are no longer theirs.
      return news.rows.map((row) => seenOrGone(row, viewer));
    },
  },
  Subscription: {
    meetings: {
      async subscribe(_: unknown, { teacherId }: { teacherId: Id }, context: Context) {
        const actor = signedIn(context);
        const rows = isStoredId(teacherId)
          ? await context.feeds.meetings.watch(teacherId, actor, context.tellsRecent)
          : null;
        if (!rows) throw denied('NOT_FOUND');
        return asPayload('meetings', rows);
      },
    },
  },
} satisfies AreaResolvers;

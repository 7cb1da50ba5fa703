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
import { partOf, type PartAsked } from './calendarPart.ts';
import { readCalendar } from './readCalendar.ts';
import { newsFor } from './seenBy.ts';
import { nameApartFromRevision, rowsOf, sightOf } from './sight.ts';
import { calendarViewers } from './viewer.ts';

export const calendarResolvers = {
  Query: {
    meetingsByTeacherId: async (
      _: unknown,
      { teacherId, since, ...asked }: { teacherId: Id; since?: number | null } & PartAsked,
      context: Context,
    ): Promise<WireMeeting[]> => {
      const actor = signedIn(context);
      if (!isStoredId(teacherId)) throw denied('NOT_FOUND');
      const part = partOf(asked);
      if (!part) throw denied('BAD_REQUEST');
      if (since == null) {
        const sight = await sightOf(context, teacherId);
        if (!sight) throw denied('NOT_FOUND');
        return rowsOf(context, sight, part);
      }
      const [viewer] = await calendarViewers(context.store.db, teacherId, [actor]);
      if (!viewer) throw denied('NOT_FOUND');
      const news = await inSnapshot(context.store, (transaction) =>
        readCalendar(transaction, teacherId, since),
      );
      if (!news) throw denied('NOT_FOUND');
      // Whoever catches up may hold rows that are no longer theirs.
      return news.rows.map((row) => newsFor(row, viewer)).filter((row) => row !== null);
    },
    calendarParts: async (_: unknown, { teacherId }: { teacherId: Id }, context: Context) => {
      signedIn(context);
      const sight = isStoredId(teacherId) ? await sightOf(context, teacherId) : null;
      const cuts = sight && (await context.calendars.cutsOf(teacherId));
      if (!sight || !cuts) throw denied('NOT_FOUND');
      return { ...cuts, sight: nameApartFromRevision(sight) };
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

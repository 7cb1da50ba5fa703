/** A teacher's meetings: the queries and the subscription. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import type { Context } from '../../kernel/api/context.ts';
import { denied } from '../../basics/denied.ts';
import { asPayload } from '../../kernel/live/teacherFeed.ts';
import { signedIn } from '../../kernel/api/context.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { inSnapshot } from '../../db/inSnapshot.ts';
import { isStoredId } from '../../basics/storedId.ts';
import { partOf, type PartAsked } from './calendarPart.ts';
import { readCalendar } from './readCalendar.ts';
import { newsFor } from './seenBy.ts';
import type { KeptCalendars } from './calendarCache.ts';
import { countLongReading } from './longReading.ts';
import type { MeetingFeed } from './meetingFeed.ts';
import { rowsOf, viewCalendar, viewerKeyApartFromRevision } from './viewerKey.ts';
import { calendarViewers } from '../people/calendarViewers.ts';

type Parts = { calendars: KeptCalendars; meetings: MeetingFeed };

export const makeCalendarResolvers = ({ calendars, meetings }: Parts) =>
  ({
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
          const view = await viewCalendar(calendars, context, teacherId);
          if (!view) throw denied('NOT_FOUND');
          await countLongReading(calendars, context, { teacherId, part, since: null });
          return rowsOf(calendars, view, part);
        }
        const [viewer] = await calendarViewers(context.store.db, teacherId, [actor]);
        if (!viewer) throw denied('NOT_FOUND');
        await countLongReading(calendars, context, { teacherId, part, since });
        const news = await inSnapshot(context.store, (transaction) =>
          readCalendar(transaction, teacherId, since),
        );
        if (!news) throw denied('NOT_FOUND');
        // A viewer who catches up may have rows that are no longer theirs.
        return news.rows.map((row) => newsFor(row, viewer)).filter((row) => row !== null);
      },
      calendarParts: async (_: unknown, { teacherId }: { teacherId: Id }, context: Context) => {
        signedIn(context);
        const view = isStoredId(teacherId) ? await viewCalendar(calendars, context, teacherId) : null;
        const cuts = view && (await calendars.cutsOf(teacherId));
        if (!view || !cuts) throw denied('NOT_FOUND');
        return { ...cuts, viewerKey: viewerKeyApartFromRevision(view) };
      },
    },
    Subscription: {
      meetings: {
        async subscribe(_: unknown, { teacherId }: { teacherId: Id }, context: Context) {
          const actor = signedIn(context);
          const rows = isStoredId(teacherId)
            ? await meetings.watch(teacherId, actor, context.tellsRecent)
            : null;
          if (!rows) throw denied('NOT_FOUND');
          return asPayload('meetings', rows);
        },
      },
    },
  }) satisfies ModuleResolvers;

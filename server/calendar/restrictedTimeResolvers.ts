/** A teacher's closed hours: the query, and the line on which changes come. */
import type { Id } from '../../domain/basics/ids.ts';
import { writeRestrictedTime, type WireRestrictedTime } from '../../domain/calendar/wireRestrictedTime.ts';
import type { Context } from '../doors/context.ts';
import { denied } from '../doors/denied.ts';
import { asPayload } from '../live/teacherFeed.ts';
import { signedIn } from '../people/relations.ts';
import type { AreaResolvers } from '../schema/resolvers.ts';
import { readRestrictedTimes } from '../store/rows/restrictedTimes.ts';
import { isStoredId } from '../store/rows/storedId.ts';
import { seenTime } from './restrictedTimeFeed.ts';
import { calendarViewers } from './viewer.ts';

export const restrictedTimeResolvers = {
  Query: {
    restrictedTimesByTeacherId: async (
      _: unknown,
      { teacherId }: { teacherId: Id },
      context: Context,
    ): Promise<WireRestrictedTime[]> => {
      const actor = signedIn(context);
      const { db } = context.store;
      const [viewer] = isStoredId(teacherId) ? await calendarViewers(db, teacherId, [actor]) : [];
      if (!viewer) throw denied('NOT_FOUND');
      const times = await readRestrictedTimes(db, teacherId);
      return times.flatMap((time) => seenTime(writeRestrictedTime(time), viewer) ?? []);
    },
  },
  Subscription: {
    restrictedTimes: {
      async subscribe(_: unknown, { teacherId }: { teacherId: Id }, context: Context) {
        const actor = signedIn(context);
        const rows = isStoredId(teacherId) ? await context.restrictedTimes.watch(teacherId, actor) : null;
        if (!rows) throw denied('NOT_FOUND');
        return asPayload('restrictedTimes', rows);
      },
    },
  },
} satisfies AreaResolvers;

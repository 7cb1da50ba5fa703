/** What operations ask about lessons. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type { StoreAnswers } from '../../../domain/kernel/facts.ts';
import { isStoredId } from '../../basics/storedId.ts';
import type { Queries } from '../../db/tables.ts';
import { readBusyElsewhere } from './busyElsewhere.ts';
import { readFamilyLessons } from './readFamilyLessons.ts';
import { readMeetings } from './rows/readMeetings.ts';
import { readOccurrences } from './rows/readOccurrences.ts';

type CalendarFacts = Pick<
  StoreAnswers,
  'meeting' | 'meetings' | 'series' | 'schedule' | 'familyLessons' | 'busyElsewhere'
>;

export function calendarFacts(queries: Queries): CalendarFacts {
  const series = new Map<Id, MeetingWithOccurrences[]>();
  return {
    // A change of a lesson asks for all rows of its series next: they are read along with it.
    async meeting({ teacherId, id }) {
      if (!isStoredId(id)) return null;
      const rows = await readMeetings(queries, teacherId, { seriesOf: [id], removedToo: true });
      const standing = rows.filter(({ meeting }) => meeting.removedMs === null);
      for (const { meeting } of rows) series.set(meeting.seriesId, standing);
      return (
        rows.find(({ meeting, occurrences }) => [meeting, ...occurrences].some((row) => row.id === id)) ??
        null
      );
    },
    meetings: ({ teacherId, ids }) => readMany(queries, teacherId, ids),
    series: async ({ teacherId, seriesId }) =>
      series.get(seriesId) ?? readMeetings(queries, teacherId, { seriesIds: [seriesId] }),
    schedule: ({ teacherId, from, until }) => readMeetings(queries, teacherId, { span: { from, until } }),
    familyLessons: (of) => readFamilyLessons(queries, of),
    busyElsewhere: (of) => readBusyElsewhere(queries, of),
  };
}

/** By the ids of meetings and of occurrences. Removed ones too: an undo puts them back with all that belongs to them. */
async function readMany(
  queries: Queries,
  teacherId: Id,
  ids: readonly Id[],
): Promise<MeetingWithOccurrences[]> {
  const wanted = ids.filter(isStoredId);
  const found = await readMeetings(queries, teacherId, { ids: wanted, removedToo: true });
  const known = new Set(found.map(({ meeting }) => meeting.id));
  const others = wanted.filter((id) => !known.has(id));
  const rows = await readOccurrences(queries, teacherId, others);
  const around = [...new Set(rows.map(({ meetingId }) => meetingId))].filter((id) => !known.has(id));
  return [...found, ...(await readMeetings(queries, teacherId, { ids: around, removedToo: true }))];
}

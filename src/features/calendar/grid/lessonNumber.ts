/** Which lesson of its series a shown one is; reckoned when it is asked, once for each series. */
import type { Id } from '../../../../domain/basics/ids.ts';
import { addDays, type Wall } from '../../../../domain/basics/wallTime.ts';
import type { MeetingWithOccurrences } from '../../../../domain/calendar/occurrence.ts';
import { numberSeries, type LessonNumbers } from '../../../../domain/calendar/number.ts';
import type { Shown } from '../../../lib/lessons/shown.ts';

/** So far ahead of the asked lesson the series is numbered at once, so that turning pages does not count anew. */
const daysAhead = 120;

/** null for a single lesson, and for one that is not there; -1 where nobody comes. */
export type NumberOf = (shown: Pick<Shown, 'meetingId' | 'slot' | 'recurring'>) => number | null;

export function lessonNumbers(held: readonly MeetingWithOccurrences[]): NumberOf {
  let series: Map<Id, MeetingWithOccurrences[]> | null = null;
  let seriesIdOf: Map<Id, Id> | null = null;
  const numbered = new Map<Id, { until: Wall; numbers: LessonNumbers }>();
  return ({ meetingId, slot, recurring }) => {
    series ??= Map.groupBy(held, ({ meeting }) => meeting.seriesId);
    seriesIdOf ??= new Map(held.map(({ meeting }) => [meeting.id, meeting.seriesId]));
    const seriesId = seriesIdOf.get(meetingId);
    const rows = seriesId === undefined ? undefined : series.get(seriesId);
    if (seriesId === undefined || !rows || (!recurring && rows.length === 1)) return null;
    const known = numbered.get(seriesId);
    if (known && slot < known.until) return known.numbers.of(meetingId, slot);
    const until = `${addDays(slot, daysAhead)}T00:00`;
    const numbers = numberSeries(rows, until);
    numbered.set(seriesId, { until, numbers });
    return numbers.of(meetingId, slot);
  };
}

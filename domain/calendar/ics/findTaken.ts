/** Which events of a calendar from elsewhere stand in this one already: by their UID, or at the very same time. */
import type { Id } from '../../basics/ids.ts';
import { lessonsBetween, type Held } from '../lesson.ts';
import { toMs } from '../../basics/zones.ts';
import type { ImportedEvent } from './importedEvent.ts';

type Finds = (event: ImportedEvent, uid: string) => Id | null;

const longestMs = 5 * 366 * 86_400_000;

export function findsTaken(
  held: readonly Held[],
  events: readonly ImportedEvent[],
  { nowMs }: { nowMs: number },
): Finds {
  const standing = held.filter(({ meeting }) => meeting.removedMs === null);
  const ids = new Set(standing.map(({ meeting }) => meeting.id));
  const series = new Map(
    standing
      .filter(({ meeting }) => meeting.rrule !== null)
      .map(({ meeting: { id, start, zone, minutes, rrule } }) => {
        const startMs = toMs(start, zone);
        return [`${startMs} ${startMs + minutes * 60_000} ${rrule}`, id];
      }),
  );
  const lessons = lessonTimes();
  return ({ start, end, rrule }, uid) => {
    if (ids.has(uid)) return uid;
    return (rrule === null ? lessons.get(`${start} ${end}`) : series.get(`${start} ${end} ${rrule}`)) ?? null;
  };

  /** Every lesson around the events that are asked for, within five years each way. */
  function lessonTimes(): Map<string, Id> {
    const asked = events.filter(({ state, rrule }) => state === 'new' && rrule === null);
    const starts = asked.map((event) => Number(event.start)).filter((ms) => Math.abs(ms - nowMs) < longestMs);
    if (starts.length === 0) return new Map();
    const [first, last] = starts.reduce(
      ([a, b], ms) => [Math.min(a, ms), Math.max(b, ms)],
      [Infinity, -Infinity],
    );
    return new Map(
      standing
        .flatMap((each) => lessonsBetween(each, first, last + 1))
        .map(({ startMs, endMs, meeting }) => [`${startMs} ${endMs}`, meeting.id]),
    );
  }
}

/** The bounds within which a meeting takes place, including its moved occurrences: outside of them it need not be read. */
import { addMinutes, minutesPerDay, type Wall } from '../../../../domain/basics/wallTime.ts';
import { lastSlot } from '../../../../domain/calendar/expand.ts';
import type { MeetingWithOccurrences } from '../../../../domain/calendar/occurrence.ts';

export type Reach = { from: Wall; until: Wall };

/** Later than any lesson; wall times sort as text. */
export const forEver: Wall = '9999-12-31T23:59';

/** The viewer may be in another zone than the meeting, and the clock may change in between. */
export const marginMinutes = 2 * minutesPerDay;

export function reachOf({ meeting, occurrences }: MeetingWithOccurrences): Reach {
  const { start, minutes, rrule } = meeting;
  const last = rrule === null ? start : lastSlot(meeting);
  const starts = occurrences.flatMap(({ slot, own }) => [slot, own.start ?? slot]);
  const longest = Math.max(minutes, ...occurrences.map(({ own }) => own.minutes ?? 0));
  const first = [start, ...starts].reduce((one, other) => (one < other ? one : other));
  const end = [last ?? forEver, ...starts].reduce((one, other) => (one > other ? one : other));
  return {
    from: addMinutes(first, -marginMinutes),
    until: end === forEver ? forEver : addMinutes(end, longest + marginMinutes),
  };
}

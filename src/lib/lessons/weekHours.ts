/** The stretch of hours that a strip of days shows: the same for each day, and never so short that a lesson fills it. */
import { dayOf, minuteOfDay, type Wall } from '../../../domain/basics/wallTime.ts';

/** Whole hours of a day, `until` not included. */
export type HourSpan = { from: number; until: number };

const leastHours = 6;
/** Where nothing stands, the afternoon is shown. */
const usual: HourSpan = { from: 13, until: 19 };

export function hoursSpanned(stretches: readonly { start: Wall; end: Wall }[]): HourSpan {
  if (stretches.length === 0) return usual;
  const first = Math.min(...stretches.map(({ start }) => Math.floor(minuteOfDay(start) / 60)));
  const last = Math.max(
    ...stretches.map(({ start, end }) =>
      dayOf(end) === dayOf(start) ? Math.ceil(minuteOfDay(end) / 60) : 24,
    ),
  );
  // An hour before the first and after the last, where the day has one.
  const from = Math.max(0, first - 1);
  const until = Math.min(24, Math.max(last + 1, from + leastHours));
  return { from: Math.min(from, until - leastHours), until };
}

/** How far down the strip a minute of the day stands. */
export const percentOf = (minute: number, { from, until }: HourSpan): number =>
  ((minute - from * 60) / ((until - from) * 60)) * 100;

/** The hour at which the calendar opens: from there most lessons of the shown days are seen without scrolling. */
import type { Shown } from '../../../lib/lessons/shown.ts';
import type { WorkingRanges } from './workDays.ts';

/** What a laptop's screen holds. */
const usualHoursSeen = 10.5;

/** The heads of the page and of the calendar, beside the conversation and on a phone; an hour as gridLook draws it. */
const headsPx = { wide: 160, phone: 256 };
const hourPx = 56;

/** How many hours this window holds. */
export function hoursInSight(): number {
  const heads = globalThis.innerWidth < 768 ? headsPx.phone : headsPx.wide;
  return Math.max(3, (globalThis.innerHeight - heads) / hourPx - 0.25);
}
const usual = 9;

const hours = (clock: string): number => Number(clock.slice(0, 2)) + Number(clock.slice(3, 5)) / 60;

/** HH:mm:ss, a little before the hour, so that its figure is not cut. */
export function firstHourOf(
  shown: readonly Shown[],
  work: WorkingRanges | null,
  hoursSeen = usualHoursSeen,
): string {
  const lessons = shown
    .filter(({ allDay }) => !allDay)
    .map(({ start, end }) => ({
      from: hours(start.slice(11)),
      to: end.slice(0, 10) > start.slice(0, 10) ? 24 : hours(end.slice(11)),
    }));
  const starts = lessons.map(({ from }) => Math.floor(from));
  const workStarts = Object.values(work ?? {}).flatMap((ranges) =>
    // The answer's own type name stands among its weekdays.
    Array.isArray(ranges) ? ranges.map(({ from }) => Math.floor(hours(from))) : [],
  );
  const seenFrom = (hour: number): number =>
    lessons.filter(({ from, to }) => from >= hour && to <= hour + hoursSeen).length;
  const first =
    [...new Set(starts)].sort((a, b) => seenFrom(b) - seenFrom(a) || a - b)[0] ??
    [...workStarts].sort((a, b) => a - b)[0] ??
    usual;
  return first === 0 ? '00:00:00' : `${String(first - 1).padStart(2, '0')}:45:00`;
}

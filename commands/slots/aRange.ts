/** A stretch of time that is spoken of: from and to, the end exclusive. */
import { addDays, addMinutes, dayOf, minutesBetween, type Wall } from '../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { mark, type Draft } from '../kernel/draft.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { daysIn } from './severalDays.ts';
import { dayStart } from '../world/days.ts';
import { endOf, hourOn } from './newMoment.ts';
import { isOfHours, onDay, type When } from './when.ts';

export type Range = { from: Wall; to: Wall };

/** What is denied outside of a stretch is heard; within it nothing leaves it out, so it stays unread and is asked about. */
export function markDenied(draft: Draft, slot: string, { from, to }: Range): void {
  const denied = draft.heard.items.filter(({ role }) => role === 'instead');
  const isLong = dayOf(to) > addDays(dayOf(from), 6);
  const isOutside = (item: Entity) =>
    // "Next week, but not Wednesday" is of the Wednesday in it.
    !(isLong && item.kind === 'time' && 'day' in item.time && item.time.day?.which === 'bare') &&
    daysIn(item).length > 0 &&
    daysIn(item).every((day) => `${day}T24` <= from || `${day}T00:00` >= to);
  mark(draft, slot, denied.filter(isOutside), 'when');
}

const nextDay = (day: string): Wall => `${addDays(dayOf(day), 1)}T00:00`;

/** A month that was is nearer than the one that comes for so many days: "the lessons of February", in March. */
const nearDays = 92;

/**
 * Null where no stretch of time was said. `back` looks for a month or day that was ("what did I have in October"), or,
 * `near`, for a month that has just been.
 */
export function aRange(when: When, world: IndexedWorld, back: boolean | 'near' = false): Range | null {
  const range = forward(when, world);
  if (range === null || back === false || range.from <= world.now) return range;
  const years = (wall: Wall) => `${String(Number(wall.slice(0, 4)) - 1)}${wall.slice(4)}`;
  const isMonth = when.stretch?.grain === 'month' || when.day?.open === 'year';
  const isWeekday = when.day?.weekday !== undefined && when.day.open === 'week';
  const before = { from: years(range.from), to: years(range.to) };
  if (back === 'near')
    return when.stretch?.grain === 'month' && addDays(dayOf(before.to), nearDays) > world.now
      ? before
      : range;
  if (isMonth) return before;
  return isWeekday ? { from: addMinutes(range.from, -7 * 1440), to: addMinutes(range.to, -7 * 1440) } : range;
}

const isWithin = (day: string, { start, end }: { start?: Wall; end?: Wall }): boolean =>
  start !== undefined && end !== undefined && day >= dayOf(start) && day < dayOf(end);

const omitStretch = ({ stretch: _stretch, ...rest }: When): When => rest;

function forward(when: When, world: IndexedWorld): Range | null {
  const { day, clock, stretch } = when;
  // "From Sunday at 5 until Monday at 5": the end has a day of its own.
  for (const item of when.items) {
    if (item.kind !== 'time' || item.time.kind !== 'interval') continue;
    const { start, end, startClock } = item.time;
    if (
      startClock &&
      start?.[10] &&
      end?.[10] &&
      dayOf(end) > dayOf(start) &&
      minutesBetween(start, end) > 720
    )
      return { from: start, to: end };
  }
  if (clock !== undefined && when.endClock !== undefined && when.hours === undefined) {
    // "Thursday morning, 9 to 11": the part of the day says which day.
    const date = day?.date ?? dayOf((stretch?.grain === 'part' && stretch.start) || world.now);
    const start = addMinutes(dayStart(date), hourOn(clock, date, world).minute);
    return { from: start, to: endOf(start, when, 60) };
  }
  if (
    stretch !== undefined &&
    stretch.grain === 'part' &&
    stretch.start !== undefined &&
    stretch.end !== undefined &&
    day !== undefined
  ) {
    const shift = (wall: Wall) =>
      `${addDays(day.date, dayOf(wall) > dayOf(stretch.start ?? wall) ? 1 : 0)}T${wall.slice(11)}`;
    return { from: shift(stretch.start), to: shift(stretch.end) };
  }
  // "I leave early tomorrow, cancel everything after 5": the hours of the day that was told.
  if (stretch !== undefined && day !== undefined && isOfHours(stretch)) {
    const { start, end } = onDay(stretch, day.date);
    const from = start > world.now || dayOf(start) !== dayOf(world.now) ? start : world.now;
    return from < end ? { from, to: end } : null;
  }
  // "Just this week block Friday": the day in it.
  if (stretch?.grain === 'week' && day?.weekday !== undefined && isWithin(day.date, stretch))
    return forward(omitStretch(when), world);
  if (stretch !== undefined) {
    // "Tomorrow until 5" begins with that day, and not now; "until tomorrow at 5" begins now.
    const isHour = (stretch.grain === 'minute' || stretch.grain === 'hour') && !isUntilDay.test(stretch.text);
    let begins =
      isHour && stretch.start === undefined && stretch.day !== undefined ? dayStart(stretch.day.date) : '';
    // "Before 8", said at nine, is of tomorrow.
    if (stretch.open === 'before' && isOfHours(stretch) && stretch.end && dayOf(stretch.end) > world.now)
      begins = dayStart(stretch.end);
    const from = stretch.start ?? (begins > world.now ? begins : world.now);
    const to =
      stretch.end ??
      nextDay(addDays(dayOf(from), stretch.grain === 'minute' || stretch.grain === 'hour' ? 0 : 365));
    return from < to ? { from: whole(from), to: whole(to) } : null;
  }
  if (day !== undefined && clock !== undefined) {
    const start = addMinutes(dayStart(day.date), hourOn(clock, day.date, world).minute);
    return { from: start, to: addMinutes(start, when.minutes ?? 60) };
  }
  if (day !== undefined) {
    const last = when.moreDays.at(-1)?.date ?? day.date;
    return { from: dayStart(day.date), to: nextDay(last > day.date ? last : day.date) };
  }
  return null;
}

const isUntilDay =
  /^(?:(?:un)?till?|up to|through) (?!\d+(?::\d+)? ?(?:[ap]m )?(?:on|this|next|to)|half|noon|\d+ ?$)|^עד (?!ה?שעה|ל?-?\d)/i;

const whole = (wall: Wall): Wall => (wall.length === 10 ? `${wall}T00:00` : wall);

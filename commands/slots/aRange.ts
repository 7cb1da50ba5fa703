/** A stretch of time that is spoken of: from and to, the end exclusive. */
import { addDays, addMinutes, dayOf, minutesBetween, type Wall } from '../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { mark, type Draft } from '../kernel/draft.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { daysIn } from './severalDays.ts';
import { dayStart } from '../world/days.ts';
import { endOf, hourOn } from './newMoment.ts';
import { isOfHours, onDay } from './when.ts';
import type { When } from './saidWhen.ts';

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
  return (back === 'near' ? monthJustBeen(when, range, world) : thatWas(when, range)) ?? range;
}

const aYearBefore = ({ from, to }: Range): Range => {
  const before = (wall: Wall) => `${String(Number(wall.slice(0, 4)) - 1)}${wall.slice(4)}`;
  return { from: before(from), to: before(to) };
};

/** "The lessons of February", in March. */
function monthJustBeen({ stretch }: When, range: Range, { now }: IndexedWorld): Range | null {
  const before = aYearBefore(range);
  return stretch?.grain === 'month' && addDays(dayOf(before.to), nearDays) > now ? before : null;
}

/** "What did I have in October", "on Sunday". */
function thatWas({ stretch, day }: When, { from, to }: Range): Range | null {
  if (stretch?.grain === 'month' || day?.open === 'year') return aYearBefore({ from, to });
  const isWeekday = day?.weekday !== undefined && day.open === 'week';
  return isWeekday ? { from: addMinutes(from, -7 * 1440), to: addMinutes(to, -7 * 1440) } : null;
}

const isWithin = (day: string, { start, end }: { start?: Wall; end?: Wall }): boolean =>
  start !== undefined && end !== undefined && day >= dayOf(start) && day < dayOf(end);

const omitStretch = ({ stretch: _stretch, ...rest }: When): When => rest;

/** Undefined where the words say no such time; null where they say one that is over before it begins. */
type Reading = (when: When, world: IndexedWorld) => Range | null | undefined;

function forward(when: When, world: IndexedWorld): Range | null {
  for (const reading of readings) {
    const range = reading(when, world);
    if (range !== undefined) return range;
  }
  return null;
}

/** "From Sunday at 5 until Monday at 5": the end has a day of its own. */
function toAnotherDay({ items }: When): Range | undefined {
  for (const item of items) {
    if (item.kind !== 'time' || item.time.kind !== 'interval' || !item.time.startClock) continue;
    const { start, end } = item.time;
    if (!start?.[10] || !end?.[10] || dayOf(end) <= dayOf(start)) continue;
    if (minutesBetween(start, end) > 720) return { from: start, to: end };
  }
  return undefined;
}

/** "Sunday from 4 to 6"; "Thursday morning, 9 to 11": the part of the day says which day. */
function betweenHours(when: When, world: IndexedWorld): Range | undefined {
  const { day, clock, endClock, hours, stretch } = when;
  if (clock === undefined || endClock === undefined || hours !== undefined) return undefined;
  const date = day?.date ?? dayOf((stretch?.grain === 'part' && stretch.start) || world.now);
  const start = addMinutes(dayStart(date), hourOn(clock, date, world).minute);
  return { from: start, to: endOf(start, when, 60) };
}

/** "Sunday, in the morning" */
function partOfDay({ day, stretch }: When): Range | undefined {
  const { grain, start, end } = stretch ?? {};
  if (grain !== 'part' || start === undefined || end === undefined || day === undefined) return undefined;
  const shift = (wall: Wall) => `${addDays(day.date, dayOf(wall) > dayOf(start) ? 1 : 0)}T${wall.slice(11)}`;
  return { from: shift(start), to: shift(end) };
}

/** "I leave early tomorrow, cancel everything after 5": the hours of the day that was told. */
function hoursOfDay({ day, stretch }: When, { now }: IndexedWorld): Range | null | undefined {
  if (stretch === undefined || day === undefined || !isOfHours(stretch)) return undefined;
  const { start, end } = onDay(stretch, day.date);
  const from = start > now || dayOf(start) !== dayOf(now) ? start : now;
  return from < end ? { from, to: end } : null;
}

/** "Just this week block Friday": the day in it. */
const dayInWeek: Reading = (when, world) =>
  when.stretch?.grain === 'week' && when.day?.weekday !== undefined && isWithin(when.day.date, when.stretch)
    ? forward(omitStretch(when), world)
    : undefined;

type Stretch = NonNullable<When['stretch']>;

const isByHours = ({ grain }: Stretch): boolean => grain === 'minute' || grain === 'hour';

/** Where a stretch begins of which only the end was said. */
function beginningOf(stretch: Stretch, { now }: IndexedWorld): Wall {
  const { open, end, day, text } = stretch;
  let begins: Wall = '';
  // "Tomorrow until 5" begins with that day, and not now; "until tomorrow at 5" begins now.
  if (isByHours(stretch) && !isUntilDay.test(text) && day !== undefined) begins = dayStart(day.date);
  // "Before 8", said at nine, is of tomorrow.
  if (open === 'before' && isOfHours(stretch) && end && dayOf(end) > now) begins = dayStart(end);
  return begins > now ? begins : now;
}

/** "Next week", "until Friday", "after 5" */
function alongStretch({ stretch }: When, world: IndexedWorld): Range | null | undefined {
  if (stretch === undefined) return undefined;
  const from = stretch.start ?? beginningOf(stretch, world);
  const to = stretch.end ?? nextDay(addDays(dayOf(from), isByHours(stretch) ? 0 : 365));
  return from < to ? { from: whole(from), to: whole(to) } : null;
}

/** "Sunday at 5" */
function atHour({ day, clock, minutes = 60 }: When, world: IndexedWorld): Range | undefined {
  if (day === undefined || clock === undefined) return undefined;
  const start = addMinutes(dayStart(day.date), hourOn(clock, day.date, world).minute);
  return { from: start, to: addMinutes(start, minutes) };
}

/** "Sunday", "Sunday to Tuesday" */
function wholeDays({ day, moreDays }: When): Range | undefined {
  if (day === undefined) return undefined;
  const last = moreDays.at(-1)?.date ?? day.date;
  return { from: dayStart(day.date), to: nextDay(last > day.date ? last : day.date) };
}

/** The first that the words say. */
const readings: Reading[] = [
  toAnotherDay,
  betweenHours,
  partOfDay,
  hoursOfDay,
  dayInWeek,
  alongStretch,
  atHour,
  wholeDays,
];

const isUntilDay =
  /^(?:(?:un)?till?|up to|through) (?!\d+(?::\d+)? ?(?:[ap]m )?(?:on|this|next|to)|half|noon|\d+ ?$)|^עד (?!ה?שעה|ל?-?\d)/i;

const whole = (wall: Wall): Wall => (wall.length === 10 ? `${wall}T00:00` : wall);

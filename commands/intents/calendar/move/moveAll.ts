/** Moves all lessons of a day or a week at once: each keeps its hour, or all go by the same length. */
import {
  addDays,
  addMinutes,
  dayOf,
  minuteOfDay,
  minutesBetween,
  type Wall,
} from '../../../../domain/basics/wallTime.ts';
import type { Step } from '../../../../domain/operations.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { ask, assume, mark, say, type Draft } from '../../../kernel/draft.ts';
import { isTime, words, type Interpretation, type Entity } from '../../../kernel/interpretation.ts';
import type { Slots } from '../../../kernel/plan.ts';
import { aNotify } from '../../../slots/aScope.ts';
import { aRange, type Range } from '../../../slots/aRange.ts';
import { keptOut } from '../../../slots/exceptions.ts';
import { atClock, dayStart, weekOf } from '../../../world/days.ts';
import { nearestHour, whenOf } from '../../../slots/when.ts';
import { inWords } from '../../../kernel/words.ts';
import { addressOf, stepToChange } from '../lesson/address.ts';
import type { Held } from '../../../world/lesson.ts';
import type { Direction } from './direction.ts';
import type { MoveParts } from './splitMove.ts';

export type MovedItem = { meeting: string; occurrence: Wall; start: Wall; end: Wall; scope?: 'this' };

const wholeDay = /\b(?:whole|entire) day\b|(?<![A-Za-zÀ-ӿא-ي])ה?כל היום(?![A-Za-zÀ-ӿא-ي])/u;

/** "everything tomorrow", "all my lessons": nobody in particular, and a day of them. */
export const movesAll = ({ items, normal: { text } }: Interpretation): boolean =>
  /\b(?:every(?:thing|one|body)|(?:all|every|whole)\b.*\b(?:lessons?|class(?:es)?|day)|(?:[a-z]*day|tomorrow|my|the)(?:'s)? (?:\S+ )?(?:lessons|classes))\b|הכו?ל(?![A-Za-zÀ-ӿא-ي])|(?<![A-Za-zÀ-ӿא-ي])(?:כל .*(?:שיעורים|היום|שיש)|השיעורים (?:של|ב|מ))|(?<![A-Za-zÀ-ӿא-ي])כולם(?![A-Za-zÀ-ӿא-ي])/u.test(
    text,
  ) &&
  !items.some(
    (item) =>
      item.kind === 'person' || item.kind === 'subject' || (item.kind === 'word' && item.value === 'group'),
  ) &&
  (splitTimes(items) > 1 || wholeDay.test(text)) &&
  !items.some((item) => item.kind === 'word' && item.sense === 'which');

const splitTimes = (items: Entity[]): number => items.filter(isTime).length;

/** The day that was meant, where "from tomorrow" was said of it. */
function dayAlone(since: Entity | undefined): Range | null {
  if (since === undefined || !isTime(since) || !('start' in since.time) || since.time.start === undefined)
    return null;
  const from = dayStart(since.time.start);
  return { from, to: addMinutes(from, 1440) };
}

/** Where all of them go: a day or a week, an hour, or by so many minutes. */
type Goal = { range: Range | null; at: number | undefined; by: number | undefined };

export function moveAll(draft: Draft, parts: MoveParts, direction: Direction, world: IndexedWorld): void {
  const range = rangeOf(draft, parts, world);
  aNotify(draft);
  if (range === null) {
    ask(draft, 'from', inWords(world, 'The lessons of which day?', 'השיעורים של איזה יום?'), []);
    return;
  }
  const meant = world
    .heldBetween(range.from, range.to)
    .filter(({ lesson, start }) => !lesson.busyOnly && start > world.now);
  const goal = goalOf(draft, parts, meant, world);
  askGoal(draft, goal, range, world);
  const shift = shiftOf(draft, goal, { first: meant[0], from: range.from, direction, parts }, world);
  if (goal.by !== undefined) {
    say(draft, 'delta', shift, parts.by, 'when');
    if (direction === null) askDirection(draft, goal.by, world);
  }
  const items = meant.map((one) => movedBy(one, shift));
  draft.slots['items'] = items;
  // "From now on": more than those of that time.
  if (words(draft.heard, 'scope').some(({ value }) => value !== 'this')) draft.doubts.push('scope');
  if (items.some(({ start }) => start <= world.now))
    ask(draft, 'start', inWords(world, 'That has passed. To which day?', 'המועד הזה עבר. לאיזה יום?'), []);
  const why = inWords(world, 'only the lessons of that time', 'רק השיעורים של הזמן הזה');
  assume(draft, 'scope', 'this', why, 'scope');
}

/** The time of which all lessons move; null where it is not said. */
function rangeOf(draft: Draft, { selector, since }: MoveParts, world: IndexedWorld): Range | null {
  const { heard } = draft;
  const sources = [...selector, ...since].filter(isTime);
  mark(draft, 'items', [...sources, ...words(heard, 'all'), ...words(heard, 'noun')], 'when');
  const today = dayStart(dayOf(world.now));
  return (
    dayAlone(since[0]) ??
    aRange(whenOf(sources), world) ??
    (wholeDay.test(heard.normal.text) ? { from: today, to: addMinutes(today, 1440) } : null)
  );
}

function goalOf(draft: Draft, parts: MoveParts, [first, ...more]: Held[], world: IndexedWorld): Goal {
  const target = whenOf(parts.target);
  const at = target.clock && first && nearestHour(target.clock, minuteOfDay(first.start)).minute;
  // "To Friday at 9" is the hour of the first of them; of several, which is meant is asked.
  if (first && at !== undefined && (more.length > 0 || Math.abs(at - minuteOfDay(first.start)) > 240))
    draft.doubts.push('hours');
  return { range: aRange(target, world), at, by: whenOf(parts.by).minutes };
}

function askGoal(draft: Draft, { range, at, by }: Goal, { from }: Range, world: IndexedWorld): void {
  if (range !== null || at !== undefined || by !== undefined) return;
  ask(draft, 'start', inWords(world, 'To which day?', 'לאיזה יום?'), [
    { label: inWords(world, 'a week later', 'שבוע אחרי'), value: dayStart(addDays(dayOf(from), 7)) },
  ]);
}

type From = { first: Held | undefined; from: Wall; direction: Direction; parts: MoveParts };

/** By how many minutes all of them move; `from`: where the time begins that they are of. */
function shiftOf(
  draft: Draft,
  { range, at, by }: Goal,
  { first, from, direction, parts }: From,
  world: IndexedWorld,
): number {
  const { start: given, delta } = draft.given;
  const to = typeof given === 'string' ? given : range?.from;
  if (to !== undefined || at !== undefined) mark(draft, 'start', parts.target, 'when');
  if (first && at !== undefined) return minutesBetween(first.start, atClock(to ?? first.start, at));
  if (to === undefined) return typeof delta === 'number' ? delta : (direction ?? 1) * (by ?? 0);
  // "To next week": each on its own weekday there.
  const isWeek = range !== null && to === range.from && minutesBetween(range.from, range.to) === 10_080;
  return minutesBetween(dayStart(isWeek ? weekOf(from, world) : from), dayStart(to));
}

function askDirection(draft: Draft, by: number, world: IndexedWorld): void {
  if (draft.given['delta'] !== undefined) return;
  ask(draft, 'delta', inWords(world, 'Later or earlier?', 'מאוחר יותר או מוקדם יותר?'), [
    { label: inWords(world, 'later', 'מאוחר יותר'), value: by },
    { label: inWords(world, 'earlier', 'מוקדם יותר'), value: -by },
  ]);
}

const movedBy = ({ lesson, start, end }: Held, shift: number): MovedItem => ({
  meeting: lesson.id,
  occurrence: start,
  start: addMinutes(start, shift),
  end: addMinutes(end, shift),
  ...(lesson.rrule === null ? {} : { scope: 'this' as const }),
});

/** "… except Omer's": what is left out stays where it is. */
export function moveTheRest(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const items = (draft.slots['items'] ?? []) as MovedItem[];
  const held = items.flatMap(({ meeting, occurrence }) => {
    const lesson = world.lessonById.get(meeting);
    return lesson ? [{ lesson, start: occurrence, end: addMinutes(occurrence, lesson.minutes) }] : [];
  });
  const kept = keptOut(draft, heard, held);
  draft.slots['items'] = items.filter(({ meeting, occurrence }) =>
    kept.some(({ lesson, start }) => lesson.id === meeting && start === occurrence),
  );
}

export const stepsOf = (items: MovedItem[], { notify, scope }: Slots, world: IndexedWorld): Step[] =>
  items.flatMap(({ start, end, ...item }): Step[] => {
    const addressed = addressOf({ scope, ...item, notify }, world);
    return addressed === null ? [] : [stepToChange(addressed, { start, end })];
  });

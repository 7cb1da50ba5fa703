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
import { aRange } from '../../../slots/aRange.ts';
import { keptOut } from '../../../slots/exceptions.ts';
import { atClock, dayStart, weekStart } from '../../../world/days.ts';
import { nearestHour, whenOf } from '../../../slots/when.ts';
import { inWords } from '../../../kernel/words.ts';
import { addressOf } from '../lesson/address.ts';
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
function dayAlone(since: Entity | undefined): { from: Wall; to: Wall } | null {
  if (since === undefined || !isTime(since) || !('start' in since.time) || since.time.start === undefined)
    return null;
  const from = dayStart(since.time.start);
  return { from, to: addMinutes(from, 1440) };
}

export function moveAll(draft: Draft, parts: MoveParts, direction: 1 | -1 | null, world: IndexedWorld): void {
  const sources = [...parts.selector, ...parts.since].filter(isTime);
  const today = dayStart(dayOf(world.now));
  const range =
    dayAlone(parts.since[0]) ??
    aRange(whenOf(sources), world) ??
    (wholeDay.test(draft.heard.normal.text) ? { from: today, to: addMinutes(today, 1440) } : null);
  mark(draft, 'items', [...sources, ...words(draft.heard, 'all'), ...words(draft.heard, 'noun')], 'when');
  const target = whenOf(parts.target);
  const goal = aRange(target, world);
  const by = whenOf(parts.by).minutes;
  aNotify(draft);
  if (range === null) {
    ask(draft, 'from', inWords(world, 'The lessons of which day?', 'השיעורים של איזה יום?'), []);
    return;
  }
  const meant = world
    .heldBetween(range.from, range.to)
    .filter(({ lesson, start }) => !lesson.busyOnly && start > world.now);
  const [first, ...more] = meant;
  // "To Friday at 9" is the hour of the first of them; of several, which is meant is asked.
  const at = target.clock && first && nearestHour(target.clock, minuteOfDay(first.start)).minute;
  if (first && at !== undefined && (more.length > 0 || Math.abs(at - minuteOfDay(first.start)) > 240))
    draft.doubts.push('hours');
  if (goal === null && at === undefined && by === undefined) {
    ask(draft, 'start', inWords(world, 'To which day?', 'לאיזה יום?'), [
      { label: inWords(world, 'a week later', 'שבוע אחרי'), value: dayStart(addDays(dayOf(range.from), 7)) },
    ]);
  }
  const given = draft.given['start'];
  const to = typeof given === 'string' ? given : goal?.from;
  if (to !== undefined || at !== undefined) mark(draft, 'start', parts.target, 'when');
  const delta =
    typeof draft.given['delta'] === 'number' ? draft.given['delta'] : (direction ?? 1) * (by ?? 0);
  // "To next week": each on its own weekday there.
  const isWeek = goal !== null && to === goal.from && minutesBetween(goal.from, goal.to) === 10_080;
  const since = isWeek ? dayStart(weekStart(range.from)) : dayStart(range.from);
  const shift =
    first && at !== undefined
      ? minutesBetween(first.start, atClock(to ?? first.start, at))
      : to === undefined
        ? delta
        : minutesBetween(since, dayStart(to));
  if (by !== undefined) say(draft, 'delta', shift, parts.by, 'when');
  if (by !== undefined && direction === null && draft.given['delta'] === undefined)
    ask(draft, 'delta', inWords(world, 'Later or earlier?', 'מאוחר יותר או מוקדם יותר?'), [
      { label: inWords(world, 'later', 'מאוחר יותר'), value: by },
      { label: inWords(world, 'earlier', 'מוקדם יותר'), value: -by },
    ]);
  const items = meant.map(({ lesson, start, end }): MovedItem => ({
    meeting: lesson.id,
    occurrence: start,
    start: addMinutes(start, shift),
    end: addMinutes(end, shift),
    ...(lesson.rrule === null ? {} : { scope: 'this' as const }),
  }));
  draft.slots['items'] = items;
  // "From now on": more than those of that time.
  if (words(draft.heard, 'scope').some(({ value }) => value !== 'this')) draft.doubts.push('scope');
  if (items.some(({ start }) => start <= world.now))
    ask(draft, 'start', inWords(world, 'That has passed. To which day?', 'המועד הזה עבר. לאיזה יום?'), []);
  assume(
    draft,
    'scope',
    'this',
    inWords(world, 'only the lessons of that time', 'רק השיעורים של הזמן הזה'),
    'scope',
  );
}

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
    if (addressed === null) return [];
    const { id, address } = addressed;
    return [{ name: 'updateMeeting', args: { input: { id, start, end }, ...address } }];
  });

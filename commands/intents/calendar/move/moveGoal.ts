/** When a moved lesson begins and ends: as said, by as much as said, else as it was; what is not said is asked. */
import {
  addMinutes,
  dayOf,
  minuteOfDay,
  minutesBetween,
  type Wall,
} from '../../../../domain/basics/wallTime.ts';
import { raise, type Doubt } from '../../../kernel/cases.ts';
import { ask, mark, say, type Draft } from '../../../kernel/draft.ts';
import { words, type Interpretation } from '../../../kernel/interpretation.ts';
import { inWords, minutesWords, momentWords } from '../../../kernel/words.ts';
import type { Range } from '../../../slots/aRange.ts';
import { minutesOr } from '../../../slots/newMoment.ts';
import { nearestHour, nothingSaid, onDay, whenOf } from '../../../slots/when.ts';
import type { When } from '../../../slots/saidWhen.ts';
import { atClock } from '../../../world/days.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Held } from '../../../world/lesson.ts';
import { freeStarts } from '../lesson/freeStarts.ts';
import { directionOf, sideOf, type Direction } from './direction.ts';
import { aheadOf, goalOf, inSaidWeek, isAgainst, onSide, type Goal } from './goal.ts';
import type { MoveParts } from './splitMove.ts';

/** `since`: from when on, where several move. */
export function startOf(
  draft: Draft,
  heard: Interpretation,
  parts: MoveParts,
  held: Held,
  world: IndexedWorld,
  since = '',
): void {
  const target = whenOf(parts.target);
  const { minutes } = whenOf(parts.by);
  if (typeof draft.given['start'] === 'string') return lengthOf(draft, draft.given['start'], held, target);
  if (minutes !== undefined) return byHowMuch(draft, heard, parts, minutes, held, world);
  const isPast = (start: Wall) => (start <= world.now && held.start > world.now) || start < since;
  const direction = sideOf(heard);
  const named = inSaidWeek(goalOf(target, held, world), target, parts, held, world);
  const goal = aheadOf(onSide(named, target, held, direction), isPast, weekdayOf(target, since));
  const isOver = goal !== null && isPast(goal.start);
  // Where it stands already is no goal, and nothing that is ahead moves into the past.
  if (goal === null || goal.start === held.start || isOver) {
    mark(draft, 'start', parts.target, 'when');
    askStart(draft, isOver, held, world);
    return;
  }
  const moved = { heard, held, target, direction, named, start: goal.start, world };
  raise(draft, dayDoubts, moved);
  const early = earlyPart(moved);
  if (early !== null) {
    mark(draft, 'start', parts.target, 'when');
    const { minutes: long } = held.lesson;
    askHour(draft, freeStarts(world, dayOf(goal.start), long, 4, undefined, undefined, early), world);
    return;
  }
  raise(draft, sideDoubts, moved);
  sayStart(draft, goal, parts, moved);
}

/** "Sundays at 5", "this Sunday": a weekday that may have passed in the week of the lesson. */
function weekdayOf({ day, recurrence }: When, since: Wall): number | undefined {
  if (day === undefined) return recurrence?.weekdays?.[0];
  return day.which === 'this' || since !== '' ? day.weekday : undefined;
}

function askStart(draft: Draft, isOver: boolean, held: Held, world: IndexedWorld): void {
  const question = isOver
    ? inWords(world, 'That has passed. To when?', 'המועד הזה עבר. לאיזה מועד?')
    : inWords(world, 'To when?', 'לאיזה מועד?');
  ask(draft, 'start', question, freeChoices(held, world));
}

const askHour = (draft: Draft, starts: Wall[], world: IndexedWorld): void =>
  ask(
    draft,
    'start',
    inWords(world, 'At which hour?', 'באיזו שעה?'),
    starts.map((value) => ({ label: momentWords(world, value), value })),
  );

/** `named`: where it would go by its words alone; `start`: where it goes. */
type Moved = {
  heard: Interpretation;
  held: Held;
  target: When;
  direction: Direction;
  named: Goal | null;
  start: Wall;
  world: IndexedWorld;
};

const saysNight = /:|\bpm\b|night|לילה|חצות/;

/** "To Sunday or Monday" */
const isOfDays = ({ target }: Moved): boolean =>
  target.moreDays.length > 0 || (target.recurrence?.weekdays?.length ?? 0) > 1;

/** "ל-23": the day of the month, or eleven at night (convention 4). */
const isLate = ({ heard, target: { clock } }: Moved): boolean =>
  clock !== undefined && clock.minute >= 1320 && !saysNight.test(heard.normal.text);

const dayDoubts: Doubt<Moved>[] = [{ asks: 'days', when: (moved) => isOfDays(moved) || isLate(moved) }];

/** "To tomorrow morning" begins before anybody teaches: the hour is not said, and it is one of that part of the day. */
function earlyPart({ target: { clock, stretch }, start }: Moved): Range | null {
  const isEarly = clock === undefined && stretch?.grain === 'part' && minuteOfDay(start) < 420;
  if (!isEarly || !stretch?.start || !stretch.end) return null;
  const { start: from, end: to } = onDay(stretch, dayOf(start));
  return { from, to };
}

/** "Postpone Noa to three", who comes at four: the hour or the action is another. */
const isOnOtherSide = ({ start, held, direction }: Moved): boolean => isAgainst(start, held, direction);

/** A weekday said on that day is a week ahead (convention 3): going back, it may be today. */
const isToday = ({ direction, target: { day }, start, world }: Moved): boolean =>
  direction === -1 && day?.weekday !== undefined && dayOf(start) === dayOf(world.now);

/** "Move it back to Wednesday": later, or where it was. */
const isBack = ({ heard, named, start }: Moved): boolean =>
  named?.start !== start && /\b(?:move|bring|put|shift)\b.* back\b/.test(heard.normal.text);

const sideDoubts: Doubt<Moved>[] = [
  { asks: 'side', when: (moved) => isOnOtherSide(moved) || isToday(moved) || isBack(moved) },
];

const fromNow = /^(?:in|בעוד|עוד)\s.*(?:weeks?|months?|שבוע|חודש)/;

/** "To 5 in two weeks": whether the lesson of then is meant, or that it goes there, is not said. */
const isThen = ({ clock, items }: When): boolean =>
  clock !== undefined && items.some((item) => item.kind === 'time' && fromNow.test(item.time.text));

function sayStart(draft: Draft, { start, others }: Goal, { target: words }: MoveParts, moved: Moved): void {
  const { target, held, world } = moved;
  say(draft, 'start', start, words, 'when');
  if (isThen(target)) draft.doubts.push('when');
  const hours = target.clock === undefined ? [] : [target.clock, ...target.moreClocks];
  if (hours.length > 1)
    askHour(
      draft,
      hours.map((hour) => atClock(start, nearestHour(hour, minuteOfDay(held.start)).minute)),
      world,
    );
  for (const other of others)
    draft.others.push({ label: momentWords(world, other), slots: { start: other } });
  lengthOf(draft, start, held, target);
}

function lengthOf(draft: Draft, start: Wall, held: Held, target: When): void {
  let minutes = held.lesson.minutes;
  if (typeof draft.given['minutes'] === 'number') minutes = draft.given['minutes'];
  else if (target.minutes !== undefined) minutes = minutesOr(minutes, target, draft);
  else if (target.endClock !== undefined) {
    const begin = minuteOfDay(start);
    const until = (((target.endClock.minute - begin) % 1440) + 1440) % 1440;
    minutes = target.endClock.open && until > 720 ? until - 720 : until;
  }
  draft.slots['end'] = addMinutes(start, minutes);
  if (minutes !== held.lesson.minutes) draft.slots['minutes'] = minutes;
}

function byHowMuch(
  draft: Draft,
  heard: Interpretation,
  parts: MoveParts,
  minutes: number,
  held: Held,
  world: IndexedWorld,
): void {
  const direction = directionOf(heard);
  const told = [...parts.by, ...words(heard, 'direction')];
  if (direction === null && draft.given['delta'] === undefined) {
    mark(draft, 'delta', told, 'when');
    ask(draft, 'delta', inWords(world, 'Later or earlier?', 'מאוחר יותר או מוקדם יותר?'), [
      { label: `${minutesWords(world, minutes)} ${inWords(world, 'later', 'מאוחר יותר')}`, value: minutes },
      {
        label: `${minutesWords(world, minutes)} ${inWords(world, 'earlier', 'מוקדם יותר')}`,
        value: -minutes,
      },
    ]);
    return;
  }
  const delta = typeof draft.given['delta'] === 'number' ? draft.given['delta'] : (direction ?? 1) * minutes;
  say(draft, 'delta', delta, told, 'when');
  const start = addMinutes(held.start, delta);
  draft.slots['start'] = start;
  lengthOf(draft, start, held, nothingSaid());
}

function freeChoices(held: Held, world: IndexedWorld): { label: string; value: Wall }[] {
  const choices: { label: string; value: Wall }[] = [];
  for (const shift of [60, -60, 1440, 7 * 1440]) {
    const start = addMinutes(held.start, shift);
    const end = addMinutes(start, held.lesson.minutes);
    const busy = world
      .heldBetween(addMinutes(start, -720), end)
      .some((one) => one.lesson.id !== held.lesson.id && one.end > start && one.start < end);
    if (!busy && minutesBetween(world.now, start) > 0)
      choices.push({ label: momentWords(world, start), value: start });
  }
  return choices;
}

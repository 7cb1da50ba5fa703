/** When a moved lesson begins and ends: as said, by as much as said, else as it was. */
import {
  addDays,
  addMinutes,
  dayOf,
  minuteOfDay,
  minutesBetween,
  weekdayOf,
  type Day,
  type Wall,
} from '../../../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { ask, mark, say, type Draft } from '../../../kernel/draft.ts';
import { words, type Interpretation } from '../../../kernel/interpretation.ts';
import { atClock, weekStart } from '../../../world/days.ts';
import { minutesOr } from '../../../slots/newMoment.ts';
import { nearestHour, nothingSaid, onDay, whenOf, type When } from '../../../slots/when.ts';
import { inWords, minutesWords, momentWords } from '../../../kernel/words.ts';
import type { Held } from '../../../world/lesson.ts';
import { freeStarts } from '../lesson/freeStarts.ts';
import type { MoveParts } from './splitMove.ts';

/** Settles the beginning and the end, or asks. */
const saysNight = /:|\bpm\b|night|לילה|חצות/;
const fromNow = /^(?:in|בעוד|עוד)\s.*(?:weeks?|months?|שבוע|חודש)/;

export function startOf(
  draft: Draft,
  heard: Interpretation,
  parts: MoveParts,
  held: Held,
  world: IndexedWorld,
  since = '',
): void {
  const target = whenOf(parts.target);
  const by = whenOf(parts.by);
  const isPast = (start: Wall) => (start <= world.now && held.start > world.now) || start < since;
  if (typeof draft.given['start'] === 'string') return lengthOf(draft, draft.given['start'], held, target);
  if (by.minutes !== undefined) return byHowMuch(draft, heard, parts, by.minutes, held, world);
  const weekday =
    target.day === undefined
      ? target.recurrence?.weekdays?.[0]
      : target.day.which === 'this' || since !== ''
        ? target.day.weekday
        : undefined;
  const named = inSaidWeek(goalOf(target, held, world), target, parts, held);
  const direction =
    directionOf(heard) ?? (/[יןת] שאחרי|\bthe [a-z]+day after\b/.test(heard.normal.text) ? 1 : null);
  const goal = aheadOf(onSide(named, target, held, direction), isPast, weekday);
  // Where it stands already is no goal, and nothing that is ahead moves into the past.
  if (goal === null || goal.start === held.start || isPast(goal.start)) {
    mark(draft, 'start', parts.target, 'when');
    const question =
      goal !== null && isPast(goal.start)
        ? inWords(world, 'That has passed. To when?', 'המועד הזה עבר. לאיזה מועד?')
        : inWords(world, 'To when?', 'לאיזה מועד?');
    ask(draft, 'start', question, freeChoices(held, world));
    return;
  }
  // "to tomorrow morning" begins before anybody teaches: the hour is not said.
  const isTooEarly =
    target.clock === undefined && target.stretch?.grain === 'part' && minuteOfDay(goal.start) < 420;
  const isOfDays = (target.recurrence?.weekdays?.length ?? 0) > 1;
  // "ל-23": the day of the month, or eleven at night (convention 4).
  const isLate =
    target.clock !== undefined && target.clock.minute >= 1320 && !saysNight.test(heard.normal.text);
  if (target.moreDays.length > 0 || isOfDays || isLate) draft.doubts.push('days');
  const { start, others } = goal;
  if (isTooEarly && target.stretch?.start && target.stretch.end) {
    const { start: from, end: to } = onDay(target.stretch, dayOf(start));
    mark(draft, 'start', parts.target, 'when');
    ask(
      draft,
      'start',
      inWords(world, 'At which hour?', 'באיזו שעה?'),
      freeStarts(world, dayOf(start), held.lesson.minutes, 4, undefined, undefined, { from, to }).map(
        (value) => ({ label: momentWords(world, value), value }),
      ),
    );
    return;
  }
  // "Postpone Noa to three", who comes at four: the hour or the action is another.
  if (
    isAgainst(start, held, direction) ||
    (direction === -1 && isToday(target, start, world)) ||
    // "Move it back to Wednesday": later, or where it was.
    (named?.start !== start && /\b(?:move|bring|put|shift)\b.* back\b/.test(heard.normal.text))
  )
    draft.doubts.push('side');
  say(draft, 'start', start, parts.target, 'when');
  // "to 5 in two weeks": whether the lesson of then is meant, or that it goes there, is not said.
  const isThen = target.items.some((item) => item.kind === 'time' && fromNow.test(item.time.text));
  if (target.clock !== undefined && isThen) draft.doubts.push('when');
  const hours = target.clock === undefined ? [] : [target.clock, ...target.moreClocks];
  if (hours.length > 1)
    ask(
      draft,
      'start',
      inWords(world, 'At which hour?', 'באיזו שעה?'),
      hours
        .map((hour) => atClock(start, nearestHour(hour, minuteOfDay(held.start)).minute))
        .map((value) => ({ label: momentWords(world, value), value })),
    );
  for (const other of others)
    draft.others.push({ label: momentWords(world, other), slots: { start: other } });
  lengthOf(draft, start, held, target);
}

/** Earlier than it stands, of what is put off; later, of what is brought forward. */
const isAgainst = (start: Wall, held: Held, direction: 1 | -1 | null): boolean =>
  direction !== null && (direction === 1 ? start < held.start : start > held.start);

/** A weekday said on that day is a week ahead (convention 3): going back, it may be today. */
const isToday = ({ day }: When, start: Wall, world: IndexedWorld): boolean =>
  day?.weekday !== undefined && dayOf(start) === dayOf(world.now);

/** "Postpone Noam to Sunday", who comes on Mondays: the first Sunday on that side of the lesson (convention 9). */
function onSide(goal: Goal | null, { day }: When, held: Held, direction: 1 | -1 | null): Goal | null {
  if (goal === null || direction === null || !isAgainst(goal.start, held, direction)) return goal;
  const hour = goal.others.find((other) => dayOf(other) === dayOf(goal.start));
  if (hour !== undefined && !isAgainst(hour, held, direction)) return { start: hour, others: [goal.start] };
  if (day?.which !== 'bare') return goal;
  let { start } = goal;
  while (isAgainst(start, held, direction)) start = addMinutes(start, direction * 10_080);
  return { start, others: [] };
}

/** "From next Wednesday to Thursday", "the 23rd to Tuesday": of the week in which the lesson stands, and not before it. */
function inSaidWeek(goal: Goal | null, { day }: When, { selector }: MoveParts, held: Held): Goal | null {
  const said = whenOf(selector);
  const isDated =
    /week|month/.test(said.stretch?.grain ?? '') || (said.day !== undefined && said.day.which !== 'bare');
  if (goal === null || !isDated || day?.which !== 'bare' || day.weekday === undefined) return goal;
  const start = atClock(addDays(weekStart(held.start), day.weekday), minuteOfDay(goal.start));
  return goal.start < `${weekStart(held.start)}T` ? { start, others: [goal.start, ...goal.others] } : goal;
}

/** Of two hours of which one has passed, the other is meant. */
function aheadOf(goal: Goal | null, isPast: (start: Wall) => boolean, weekday?: number): Goal | null {
  if (goal === null || !isPast(goal.start)) return goal;
  // "Sundays at 5": of the week in which the lesson stands that day may have passed.
  if (weekday !== undefined) {
    const [start, ...others] = [goal.start, ...goal.others].map((one) => addMinutes(one, 10_080)) as [Wall];
    return aheadOf({ start, others }, isPast, weekday);
  }
  const start = goal.others.find((other) => !isPast(other) && dayOf(other) === dayOf(goal.start));
  return start === undefined ? goal : { start, others: [] };
}

/** When the days are over after which it is to be. */
function overAt({ items }: When): Day | null {
  for (const item of items) {
    if (item.kind !== 'time' || item.time.kind !== 'interval' || !/day|week|month/.test(item.time.grain))
      continue;
    const { start, end, open, rule } = item.time;
    if ((item.role === 'after' && open === undefined) || rule.startsWith('until after'))
      return end === undefined ? null : dayOf(end);
    if (open === 'after') return start === undefined ? null : dayOf(start);
  }
  return null;
}

type Goal = { start: Wall; others: Wall[] };

/** Where it goes: what is not said stays as it was (convention 9). */
function goalOf(target: When, held: Held, { now }: IndexedWorld): Goal | null {
  const { day, clock, stretch } = target;
  const weekday = target.recurrence?.weekdays?.[0];
  if (day === undefined && clock === undefined && stretch === undefined && weekday === undefined) return null;
  const hour =
    clock === undefined
      ? { minute: minuteOfDay(held.start), other: null }
      : nearestHour(clock, minuteOfDay(held.start));
  // "To the day after": of the day on which it is.
  const over = overAt(target);
  let date = day?.beside ? addDays(dayOf(held.start), day.beside) : (day?.date ?? dayOf(held.start));
  const otherDates: string[] = day?.other === undefined ? [] : [day.other];
  if (day === undefined && weekday !== undefined)
    date = dayOf(atClock(weekStart(held.start), weekday * 1440));
  // "Noam's lesson of 30 March to Wednesday": of the week in which it is, and not of this one.
  if (day?.which === 'bare' && day.weekday !== undefined && dayOf(held.start) > addDays(dayOf(now), 7)) {
    const own = dayOf(atClock(weekStart(held.start), day.weekday * 1440));
    if (own > date) date = own;
  }
  // "To after Passover": on its own weekday, as soon as that is over.
  if (over !== null && day === undefined) {
    date = addDays(over, (weekdayOf(held.start) - weekdayOf(over) + 7) % 7);
  } else if (stretch !== undefined && day === undefined) {
    // "to next week": the same weekday there; a part of a day gives only its beginning.
    if (stretch.start === undefined) return null;
    if (stretch.grain === 'week')
      date = dayOf(atClock(stretch.start, 1440 * new Date(`${dayOf(held.start)}T00:00Z`).getUTCDay()));
    // A part of a day without a day stays on the lesson's own.
    else if (stretch.grain === 'part' && clock === undefined) {
      const { start } = onDay(stretch, dayOf(stretch.clockOnly ? held.start : stretch.start));
      // "To tomorrow afternoon", of a lesson that stands in the afternoon: its hour stays.
      const [from, to, at] = [start.slice(11), (stretch.end ?? '').slice(11), held.start.slice(11)];
      return { start: at >= from && at < to ? `${dayOf(start)}T${at}` : start, others: [] };
    } else date = dayOf(stretch.start);
  }
  const start = atClock(date, hour.minute);
  const others = [
    ...otherDates.map((other) => atClock(other, hour.minute)),
    ...(hour.other === null ? [] : [atClock(date, hour.other)]),
  ];
  return { start, others };
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

/** "Push back" is later (convention 9); "forward" alone says neither. */
export function directionOf(heard: Interpretation): 1 | -1 | null {
  const told = words(heard, 'direction').at(-1)?.value;
  const verb = (heard.verb?.ranges ?? [])
    .map((range) => heard.normal.text.slice(range.from, range.to))
    .join(' ');
  // "שבוע קדימה" is of the calendar, and there it is later; "a week forward" may be either.
  const isOfDays =
    /[א-ת]/.test(heard.normal.text) &&
    heard.items.some(
      (item) => item.kind === 'time' && item.time.kind === 'duration' && item.time.minutes >= 1440,
    );
  if (isOfDays && (told === 'forward' || told === 'backward')) return told === 'forward' ? 1 : -1;
  if (told === 'later') return 1;
  if (told === 'earlier') return -1;
  if (/\b(?:back|off|delay|postpone|later)\b|דח|[לתנ]אחר|איחור|עיכוב|[לתנ]עכב/.test(verb)) return 1;
  if (/^push$/.test(verb) && told === undefined) return 1;
  if (/\b(?:earlier|advance|up)\b|קד[יםמ]|קידום/.test(verb)) return -1;
  if (/\b(?:bring|pull)\b/.test(verb) && (told === 'forward' || /forward|ahead/.test(verb))) return -1;
  return null;
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

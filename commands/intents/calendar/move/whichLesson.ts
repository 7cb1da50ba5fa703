/** Which lesson is moved, as far as the sentence says it, and from when on. */
import { minuteOfDay, type Wall } from '../../../../domain/basics/wallTime.ts';
import type { Entity, Interpretation } from '../../../kernel/interpretation.ts';
import { findHeld, isSelecting, selectorOf, type Selector } from '../../../slots/selector.ts';
import { withHours } from '../../../slots/theHour.ts';
import { whenOf } from '../../../slots/when.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Held } from '../../../world/lesson.ts';
import type { MoveParts } from './splitMove.ts';
import { standing } from './standingLesson.ts';

/** Where the day of the goal tells which lesson is meant, that day is taken out of `parts`. */
export function selectorFor(heard: Interpretation, parts: MoveParts, world: IndexedWorld): Selector {
  const told = selectorOf(withHours(parts.selector.map(nextToIt), isOfHours(parts), world));
  if (told.when.stretch?.open === 'before') told.which ??= 'last';
  const named = standing(told, heard, parts, world);
  const selector = onGoalsDay(named, parts, world);
  // The day that tells which lesson is no goal.
  if (selector !== named) parts.target = parts.target.flatMap(hourAlone);
  return selector;
}

/** "From 4 to 5": where it goes is an hour, so where it stands is one. */
const isOfHours = ({ target }: MoveParts): boolean =>
  target.length > 0 &&
  target.every((item) => item.kind === 'number' || (item.kind === 'time' && item.time.kind === 'time'));

/** "Noam's lesson before Passover": none of those in it. */
function nextToIt(item: Entity): Entity {
  if (item.kind !== 'time' || item.time.kind !== 'interval' || !/day|month/.test(item.time.grain))
    return item;
  const { start, end, ...time } = item.time;
  if (item.role === 'before' && start) return { ...item, time: { ...time, end: start, open: 'before' } };
  return item.role === 'after' && end ? { ...item, time: { ...time, start: end, open: 'after' } } : item;
}

/** "Friday at 11" as "at 11", and "Friday" as nothing. */
function hourAlone(item: Entity): Entity[] {
  if (item.kind !== 'time' || item.time.kind === 'date') return item.kind === 'time' ? [] : [item];
  if (item.time.kind !== 'instant') return [item];
  const { day: _day, ...time } = item.time;
  return [{ ...item, time: { ...time, kind: 'time', start: time.start.slice(11) } }];
}

const hourFirst =
  / on |day$|(?:(?<![A-Za-zÀ-ӿא-ي])ב?יום \S+|ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת|מחר|היום)$/u;

/** "To Monday at five", "לשני בחמש": where it goes, and no name of a lesson; "to five on Monday" may be that of Monday. */
export const isGoalDay = ({ role, ...item }: Entity): boolean =>
  role === 'to' &&
  item.kind === 'time' &&
  (item.time.kind === 'date' ||
    (item.time.kind === 'recurrence' && item.time.weekdays !== undefined) ||
    (item.time.kind === 'instant' && !hourFirst.test(item.time.text)));

const asDay = (item: Entity): Entity[] =>
  item.kind === 'time' && (item.time.kind === 'date' || item.time.kind === 'instant')
    ? [{ ...item, time: { ...item.time, kind: 'date', grain: 'day', start: item.time.day.date } }]
    : [];

/** "To 5 on the 18th": an hour of the lesson of that day, and not another day for this one. */
const isHourOfDay = (item: Entity): boolean =>
  item.kind === 'time' && /^[^A-Za-zÀ-ӿא-ي]+ on the /u.test(item.time.text);

/** Whether the day of the goal may tell which of somebody's lessons is meant, where nothing else does. */
function mayTell(selector: Selector, target: Entity[], world: IndexedWorld): boolean {
  if (selector.when.items.length > 0 || target.some(isGoalDay)) return false;
  const isOfSomebody = selector.people.length + selector.subjects.length > 0 || world.role !== 'teacher';
  const isOpen = !isSelecting(selector) || findHeld(selector, world).length >= 2;
  return isOfSomebody && (isOpen || target.some(isHourOfDay));
}

/** "Itay to 11 on Friday", who comes on Mondays too: of several lessons that which stands on the day of the goal. */
function onGoalsDay(selector: Selector, { target }: MoveParts, world: IndexedWorld): Selector {
  const days = target.flatMap(asDay);
  const { clock } = whenOf(target);
  if (days.length !== 1 || clock === undefined || !mayTell(selector, target, world)) return selector;
  const onDay = selectorOf([...selector.items, ...days]);
  const [only, more] = findHeld(onDay, world);
  if (only === undefined || more !== undefined) return selector;
  // Where it stands at that hour already, another goes there.
  const isThere = (minuteOfDay(only.start) - clock.minute) % (clock.open ? 720 : 1440) === 0;
  return isThere ? selector : onDay;
}

export type Weeks = Entity & { kind: 'time'; time: { kind: 'interval' } };

/** "But not this week", "except next week": the lesson after it is the first that moves. */
export const isLeftWeek = (item: Entity): item is Weeks =>
  (item.role === 'except' || item.role === 'instead') &&
  item.kind === 'time' &&
  item.time.kind === 'interval' &&
  item.time.grain === 'week' &&
  item.time.open === undefined;

const isIn = ({ time: { start = '9', end = '' } }: Weeks, held: Held): boolean =>
  held.start >= start && held.start < end;

const startIn = (item: Entity | undefined): Wall | undefined =>
  item?.kind === 'time' && 'start' in item.time ? item.time.start : undefined;

/** "To Thursdays at 5 from next week", "from April to 5", "but not this week"; `steady`: the rules among where it goes. */
export function sinceWhen(
  { selector, since, steady }: { selector: Selector; since: Entity[]; steady: Entity[] },
  out: Weeks | undefined,
  world: IndexedWorld,
): Wall | undefined {
  const from = startIn(steady[0]) ?? startIn(since[0]);
  if (from !== undefined) return from;
  return out && findHeld(selector, world).some((held) => isIn(out, held)) ? out.time.end : undefined;
}

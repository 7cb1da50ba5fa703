/** "From January", "מינואר": the day from which lessons are called off. */
import { dayOf, type Wall } from '../../../../domain/basics/wallTime.ts';
import { has, type Entity, type Interpretation } from '../../../kernel/interpretation.ts';
import { isSince } from '../../../slots/aChange.ts';

type Time = Entity & { kind: 'time' };

/** "The one after 5" says which, and not from when on. */
export const sinceOf = (items: Entity[]): Time[] =>
  items.filter(
    (item): item is Time =>
      isSince(item) &&
      !(
        item.kind === 'time' &&
        item.time.kind === 'interval' &&
        item.time.open === 'after' &&
        item.time.clockOnly
      ),
  );

export const startIn = (item: Time | undefined): Wall | undefined =>
  item && 'start' in item.time ? item.time.start : undefined;

/** "מאז הבוקר": nothing of what is ahead begins then. */
export const isPastSince = (item: Entity, now: Wall): boolean =>
  item.kind === 'time' &&
  item.time.kind === 'interval' &&
  item.time.open === 'since' &&
  (item.time.start ?? '9') <= now;

/** "Moved to Haifa last week, so cancel all his lessons", "ill since this morning": what was says only why. */
export const isOver = (item: Entity, heard: Interpretation, now: Wall): boolean =>
  isPastSince(item, now) ||
  (item.kind === 'time' &&
    item.time.kind === 'interval' &&
    has(heard, 'all') &&
    (item.time.end ?? '9') <= now);

const takesFrom =
  /\b(?:remove|take|drop|delete|erase|scratch|cross)\b(?!.*\b(?:on|onwards?|series|lessons)\b).*\bfrom\b|(?<![A-Za-zÀ-ӿא-ي])(?:[לת]?הורידי?|תורידי?|תעיפי?|להעיף|תסירי?|להסיר|תמחקי?|למחוק)(?![A-Za-zÀ-ӿא-ي])(?!.*(?:והלאה|ואילך|סדרה|השיעורים|קבוצ))/u;

/** "Remove Omer from tomorrow": out of that day's lesson, not from then on. */
export const fromAsDay = ({ items, normal }: Interpretation): Entity[] =>
  takesFrom.test(normal.text) ? items.map(dayOfSince) : items;

function dayOfSince(item: Entity): Entity {
  if (item.kind !== 'time') return item;
  const { time } = item;
  if (time.kind === 'date' && item.role === 'from') return { ...item, role: 'at' };
  if (time.kind !== 'interval' || !isSince(item) || time.start === undefined || time.end !== undefined)
    return item;
  if (time.grain !== 'day') return item;
  const date = dayOf(time.start);
  return {
    ...item,
    role: 'at',
    time: { ...time, kind: 'date', grain: 'day', start: date, day: time.day ?? { date } },
  };
}

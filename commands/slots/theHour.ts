/** "ה-11", "the 4": the lesson at that hour, where it is no day of the month. */
import type { IndexedWorld } from '../world/indexWorld.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { clockOfNumber } from './when.ts';
import { findHeld, selectorOf } from './selector.ts';

const article = /^(?:ה-?|the )(\d{1,2})$/;

function hourOf(item: Entity): Entity | null {
  if (item.kind !== 'time' || item.time.kind !== 'date') return null;
  const clock = clockOfNumber(Number(article.exec(item.time.text)?.[1] ?? Number.NaN));
  const { from, to, text, rule, score } = item.time;
  if (clock === null) return null;
  const start = `${String(clock.minute / 60).padStart(2, '0')}:00`;
  return { ...item, time: { kind: 'time', grain: 'hour', start, clock, from, to, text, rule, score } };
}

/** Beside a day of its own ("ה-11 של היום"), or where an hour is what changes, it is an hour if just one lesson stands at it. */
export function withHours(items: Entity[], isOfHours: boolean, world: IndexedWorld): Entity[] {
  const days = items.filter((item) => item.kind === 'time' && item.time.kind === 'date').length;
  if (!isOfHours && days < 2) return items;
  const read = items.map((item) => hourOf(item) ?? item);
  const isOther = read.some((item, at) => item !== items[at]);
  return isOther && findHeld(selectorOf(read), world).length === 1 ? read : items;
}

/** Several lessons in one line: "Dana Sun and Tue at 4 and Noam Wed at 5". */
import type { Item } from '../pipeline/heard.ts';
import { whenOf, type When } from '../slots/when.ts';

export type BatchPart = { people: Item[]; items: Item[]; whens: When[] };

const isMoment = (item: Item): boolean =>
  item.kind === 'time' &&
  (item.time.kind === 'date' || item.time.kind === 'instant' || item.time.kind === 'time');

/** Each run of people goes with the times that follow it, or stand before it where they open the sentence. */
export function batchParts(items: Item[]): BatchPart[] {
  const parts: BatchPart[] = [];
  const timesFirst =
    items.findIndex(isMoment) < items.findIndex((item) => item.kind === 'person') && items.some(isMoment);
  let part: BatchPart = { people: [], items: [], whens: [] };
  for (const item of items) {
    const closes = timesFirst
      ? isMoment(item) && part.people.length > 0
      : item.kind === 'person' && part.items.some(isMoment);
    if (closes) {
      parts.push(part);
      part = { people: [], items: [], whens: [] };
    }
    if (item.kind === 'person') part.people.push(item);
    part.items.push(item);
  }
  parts.push(part);
  return parts.map((one) => ({ ...one, whens: momentsOf(one.items) }));
}

/** "Sun and Tue at 4": the hour said last belongs to each day. */
function momentsOf(items: Item[]): When[] {
  const moments: When[] = [];
  for (const item of items.filter(isMoment)) {
    const when = whenOf([item]);
    const last = moments.at(-1);
    if (when.day === undefined && last !== undefined && last.clock === undefined) {
      for (const open of moments) if (open.clock === undefined && when.clock) open.clock = when.clock;
      last.items.push(item);
    } else moments.push(when);
  }
  const hour = moments.findLast(({ clock }) => clock !== undefined)?.clock;
  for (const when of moments) if (hour) when.clock ??= hour;
  return moments;
}

export function isBatch(items: Item[]): boolean {
  if (items.some((item) => item.kind === 'time' && item.time.kind === 'recurrence')) return false;
  const parts = batchParts(items);
  const days = parts.reduce((sum, { whens }) => sum + whens.filter(({ day }) => day !== undefined).length, 0);
  return days > 1;
}

/** Which words say how long a lesson will be, and which how long it was. */
import type { Entity, Interpretation } from '../../../kernel/interpretation.ts';
import { clockOfNumber, untilHour } from '../../../slots/when.ts';
import { isFormer, isLength } from '../lesson/lengths.ts';

/** "תסיים את יעל ב-12": the hour is when it ends. */
export const endsAt =
  /\b(?:finish|finishes|finishing|end|ends|ending|wrap|stays?|staying|leaves?|leaving)\b|נשאר|נמתח|למתוח|תמתח|הולכת? (?:ב|עד)|לסיים|סיימ|תסיים|נסיים|מסיים|סתיים|יגמר/;

/** "תוסיף רבע שעה לשיעור": longer by that, not that long. */
export const adds =
  /\+ ?\d| -\d|(?:דקות|שעה) (?:פחות|יותר)| עוד |הוס[ףי]|תוסי|הורד|וריד|\b(?:add|tack|adding|knock|shave|chop|longer|shorter|extra|another|more|take)\b(?!.*\binstead\b)/;

export const isEndingHour = (item: Entity, text: string): boolean =>
  item.kind === 'time' && item.time.kind === 'time' && endsAt.test(text);

/** "From an hour to 45 minutes": the first is how long it was; so is "instead of 45". */
export const isPastLength = (item: Entity, heard: Interpretation): boolean =>
  isFormer(item, heard) ||
  (isLength(item) && item.role === 'from' && heard.items.some((one) => one !== item && isLength(one)));

/** "Until 5", "to 5" */
export const isEnd = (item: Entity): boolean =>
  untilHour(item) !== null ||
  (item.kind === 'number' && item.role === 'to' && clockOfNumber(item.value) !== null) ||
  (item.kind === 'time' &&
    (item.time.kind === 'time' || item.time.kind === 'interval') &&
    (item.role === 'until' ||
      item.role === 'to' ||
      (item.time.kind === 'interval' && item.time.open === 'until')));

/** A length, else the hour at which it ends. */
export const lengthSaid = (heard: Interpretation): Entity | undefined =>
  heard.items.find((item) => isLength(item) && !isPastLength(item, heard)) ??
  heard.items.find(isEnd) ??
  heard.items.find((item) => isEndingHour(item, heard.normal.text));

/** "Until 5": the number as an hour. */
export function hourOfNumber(item: Entity): Entity {
  if (item.kind !== 'number') return item;
  const clock = untilHour(item) ?? (item.role === 'to' ? clockOfNumber(item.value) : null);
  if (clock === null) return item;
  const { from, to, cost, role, joined } = item;
  const hour = { kind: 'time', grain: 'hour', start: '', text: '', rule: 'until', score: 0 } as const;
  return { kind: 'time', from, to, cost, role, joined, time: { ...hour, clock, from, to } };
}

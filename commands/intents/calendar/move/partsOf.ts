/** Which words of the sentence choose the lesson, which say where it goes, and from when on: put right where they were taken apart wrongly. */
import type { Entity, Interpretation } from '../../../kernel/interpretation.ts';
import { isSince, openedApart } from '../../../slots/aChange.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { isOwnElsewhen } from '../lesson/namesOne.ts';
import { splitMove, type MoveParts } from './splitMove.ts';

/** `why`: words that only say why it moves. */
export function partsOf(heard: Interpretation, why: Entity[], world: IndexedWorld): MoveParts {
  const told = heard.items.filter((item) => !why.includes(item));
  const parts = ofOneKind(splitMove(told, heard.normal.text));
  return sinceApart(ownElsewhen(parts, heard, world), world);
}

/** "From 18 to 19 March" is two days, "מה-18 ל-19" two hours: where it stands is of the kind of where it goes. */
function ofOneKind(parts: MoveParts): MoveParts {
  const [goal, more] = parts.target;
  if (goal?.kind !== 'time' || more !== undefined) return parts;
  const { time } = goal;
  const [since] = parts.since;
  const hour = since?.kind === 'time' ? /^מה-?(\d{1,2})$/.exec(since.time.text) : null;
  if (since && hour && time.kind === 'time') {
    const from: Entity = { ...since, kind: 'number', value: Number(hour[1]), role: 'from' };
    return { ...parts, selector: [...parts.selector, from], since: [] };
  }
  if (time.kind !== 'date' || !/^\d{1,2} (?!ל?חודש)\D/.test(time.text)) return parts;
  const selector = parts.selector.map((item): Entity => {
    if (item.kind !== 'number' || item.role !== 'from' || item.value > 31) return item;
    const date = `${time.start.slice(0, 8)}${String(item.value).padStart(2, '0')}`;
    return { ...item, kind: 'time', time: { ...time, start: date, day: { date } } };
  });
  return { ...parts, selector };
}

/** "אפשר לעשות את השיעור שלי בראשון ב-5": when it is to be, and which it is. */
function ownElsewhen(parts: MoveParts, heard: Interpretation, world: IndexedWorld): MoveParts {
  if (parts.target.length > 0 || !isOwnElsewhen(heard, world)) return parts;
  const isTime = ({ kind }: Entity) => kind === 'time';
  return {
    ...parts,
    target: parts.selector.filter(isTime),
    selector: parts.selector.filter((item) => !isTime(item)),
  };
}

/** "Noa's Thursdays from April to 5": which of them moves, from when on, and where to. */
function sinceApart(parts: MoveParts, { now }: IndexedWorld): MoveParts {
  const apart = openedApart(parts.selector, now);
  return apart.length > parts.selector.length && parts.since.length === 0
    ? { ...parts, selector: apart.filter((item) => !isSince(item)), since: apart.filter(isSince) }
    : parts;
}

/** "I have a test on Monday, can we move Sunday to Friday": a day that stands before the order, where that has both of its own. */
export function daysToldBefore({ items, verb }: Interpretation): Entity[] {
  const order = verb?.ranges[0]?.from ?? 0;
  const isDay = ({ kind, ...item }: Entity) =>
    kind === 'time' && 'time' in item && /^(?:date|instant|interval)$/.test(item.time.kind);
  const own = items.filter((item) => item.from > order && isDay(item));
  return own.length > 1 && own.at(-1)?.role === 'to' && own[0]?.role !== 'to'
    ? items.filter((item) => item.to <= order && isDay(item) && item.role !== 'with')
    : [];
}

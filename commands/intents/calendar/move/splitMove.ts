/** Which words of a moving sentence choose the lesson, and which say where it goes. */
import { addDays, dayOf } from '../../../../domain/basics/wallTime.ts';
import type { Entity } from '../../../kernel/interpretation.ts';

/** `told`: lengths that only say why. */
export type MoveParts = {
  selector: Entity[];
  target: Entity[];
  by: Entity[];
  since: Entity[];
  told: Entity[];
};

const isTimely = (item: Entity): boolean =>
  item.kind === 'time' || (item.kind === 'number' && item.role !== null);
const isDuration = (item: Entity): boolean => item.kind === 'time' && item.time.kind === 'duration';
const isDay = (item: Entity): boolean =>
  item.kind === 'time' && (item.time.kind === 'date' || item.time.kind === 'instant');
const isWide = (item: Entity): boolean =>
  item.kind === 'time' &&
  item.time.kind === 'interval' &&
  item.time.open === undefined &&
  (item.time.grain === 'month' ||
    (item.time.grain === 'week' && (item.time.end ?? '') > addDays(dayOf(item.time.start ?? '9'), 8)));
const isClock = (item: Entity): boolean => item.kind === 'time' && item.time.kind === 'time';
const isHour = (item: Entity): boolean => isClock(item) || (item.kind === 'number' && item.role !== null);
/** "from next week", "from January": from when on, not where the lesson stood. */
const isSince = (item: Entity): boolean =>
  item.kind === 'time' &&
  ((item.time.kind === 'interval' && (item.time.open === 'from' || item.time.open === 'since')) ||
    (item.role === 'from' &&
      item.time.kind === 'interval' &&
      (item.time.grain === 'week' || item.time.grain === 'month' || item.time.grain === 'year')));
/** "From 1 April Omer moves to 7pm": a day that opens the sentence, or is said to begin it, where only an hour is told to go to. */
const opensFrom =
  /(?:^(?:from|מ-?)|\b(?:starting(?: from| on)?|beginning(?: on)?|as of|effective)|(?<![A-Za-zÀ-ӿא-ي])החל (?:ב|מ)?-?) ?$/u;
const isFromDay = (item: Entity, items: Entity[], text: string): boolean =>
  item.kind === 'time' &&
  item.time.kind === 'date' &&
  item.role === 'from' &&
  opensFrom.test(text.slice(0, item.from)) &&
  !items.some((other) => other !== item && isDay(other)) &&
  items.some((other) => isClock(other) || (other.kind === 'time' && other.time.kind === 'recurrence'));
const breaks = (item: Entity): boolean =>
  item.kind === 'person' || item.kind === 'subject' || (item.kind === 'word' && item.sense === 'noun');

/** "תזיז את דנה בראשון": a Hebrew day after ב is where the lesson stands; where it goes is said with ל. */
const isHebrewDay = (item: Entity): boolean =>
  item.kind === 'time' && item.time.kind === 'date' && item.role === 'at' && /[א-ת]/.test(item.time.text);

/** "Omer wants 7": an hour by what stands before it. */
const hourBefore = /\b(?:wants|prefers|do|make it) $/;

/** "מה-16 ל-18 במרץ": the day on which it stood, and not from when on. */
function fromDayTo(item: Entity, next: Entity | undefined): Entity {
  if (item.kind !== 'time' || item.time.kind !== 'interval') return item;
  const { open, day, start, ...time } = item.time;
  return open === 'from' &&
    day &&
    start &&
    next?.role === 'to' &&
    isDay(next) &&
    day.weekday === undefined &&
    !/^(?:החל|starting|as of)/.test(time.text)
    ? { ...item, role: 'from', time: { ...time, kind: 'date', grain: 'day', start: day.date, day } }
    : item;
}

export function splitMove(said: Entity[], text = ''): MoveParts {
  const items = said.map((item, at): Entity =>
    item.kind === 'number' && item.role === null && hourBefore.test(text.slice(0, item.from))
      ? { ...item, role: 'to' }
      : fromDayTo(item, said[at + 1]),
  );
  // A length beside a goal is the lesson's length ("to 5 for an hour"); alone it is by how much.
  const hasGoal = items.some((item) => isTimely(item) && !isDuration(item) && item.role === 'to');
  // "Half an hour late, so start at 4:30": the hour says it, and by how much only why.
  const isTold = /(?:,|\bso\b|\bstart\b)[^,\d]* (?:at )?[\d:]+/.test(text) && items.some(isClock);
  const by = hasGoal || isTold ? [] : items.filter(isDuration);
  const since = items.filter((item) => isSince(item) || isFromDay(item, items, text));
  const rest = items.filter(
    (item) => !by.includes(item) && !since.includes(item) && !(isTold && isDuration(item)),
  );
  const timely = rest.filter(isTimely);
  const target: Entity[] = [];
  const lead = timely.findIndex((item) => item.role === 'to');
  if (lead >= 0) {
    let open = false;
    for (const item of rest) {
      if (isTimely(item) && item.role === 'to') open = true;
      else if (breaks(item) || item.role === 'from' || item.role === 'of' || item.role === 'instead')
        open = false;
      if (open && isTimely(item)) target.push(item);
    }
  } else if (by.length === 0) {
    const before = beforeInstead(rest);
    target.push(...(afterInstead(rest) ?? lastGroup(before, text)));
    // "עומר בחמישי במקום ברביעי": beside the day it stood on, the other is where it goes.
    if (target.length === 0 && rest.some((item) => item.role === 'instead' && isDay(item)))
      target.push(...before.filter(isHebrewDay));
  }
  // "To seven in the next two weeks", "to Tuesday only in April": of which lessons, and not where to.
  if (target.some((item) => !isWide(item)))
    target.splice(0, target.length, ...target.filter((item) => item.role === 'to' || !isWide(item)));
  const told = isTold ? items.filter(isDuration) : [];
  return { selector: rest.filter((item) => !target.includes(item)), target, by, since, told };
}

/** "at 12 instead of 11 today": what follows "instead of" says where it stood, if an hour or a day goes before it. */
function beforeInstead(rest: Entity[]): Entity[] {
  const at = rest.findIndex((item) => item.role === 'instead' && isTimely(item));
  const before = at < 0 ? rest : rest.slice(0, at);
  const isWeek = (item: Entity) => item.kind === 'time' && item.time.grain === 'week';
  return before.some((item) => isTimely(item) && !isWeek(item)) ? before : rest;
}

/** "במקום ב-10 ב-11": an hour for an hour, a day for a day; what stands right behind is where it goes. */
function afterInstead(rest: Entity[]): Entity[] | null {
  const at = rest.findIndex((item) => item.role === 'instead' && isTimely(item));
  const [gone, ...after] = at < 0 ? [] : rest.slice(at);
  const [next] = after;
  const isSame = (kind: (item: Entity) => boolean) => gone && next && kind(gone) && kind(next);
  const isTaken = (kind: (item: Entity) => boolean) => rest.slice(0, at).some(kind);
  return (isSame(isHour) && !isTaken(isHour)) || (isSame(isDay) && !isTaken(isDay))
    ? after.filter((item) => item.role !== 'of' && item.role !== 'from' && isTimely(item))
    : null;
}

/** Without "to": "move Dana Sunday 5pm", "tomorrow's lesson at 6" — the last words of time, unless they own something. */
function lastGroup(rest: Entity[], text: string): Entity[] {
  const group: Entity[] = [];
  for (let at = rest.length - 1; at >= 0; at--) {
    const item = rest[at] as Entity;
    if (
      isTimely(item) &&
      item.role !== 'of' &&
      item.role !== 'from' &&
      item.role !== 'instead' &&
      !isHebrewDay(item)
    ) {
      // "A test on Sunday, could we do Tuesday": words of another clause stand between the two days.
      if (
        isDay(item) &&
        group.some(isDay) &&
        /[a-z]{2}/.test(text.slice(item.to, group.find(isDay)?.from).replace(/\b(?:and|or|to|on|at)\b/g, ''))
      )
        break;
      group.unshift(item);
    } else if (group.length > 0) break;
  }
  return group;
}

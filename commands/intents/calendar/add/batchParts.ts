/** Several lessons in one line: "Dana Sun and Tue at 4 and Noam Wed at 5". */
import type { Entity } from '../../../kernel/interpretation.ts';
import type { EntityCandidate, AnnotatedText } from '../../../kernel/annotatedText.ts';
import { idle } from '../../../slots/freeText.ts';
import { whenOf } from '../../../slots/when.ts';
import type { When } from '../../../slots/saidWhen.ts';

/** "Dana Mon 4, Omer Mon 5, all maths": that the subject is everybody's goes without saying. */
export const allOfOneSubject = (said: AnnotatedText): EntityCandidate[] =>
  idle(said, /^(?:all|both|everyone|everybody|כולם|לכולם|שניהם|לשניהם|שתיהן|לשתיהן|הכל|הכול)$/).filter(
    ({ from, to }) =>
      // "maths for both of them"
      (/(?:^| )for $/.test(said.normal.text.slice(0, from)) &&
        /^(?: of them)?[.! ]*$/.test(said.normal.text.slice(to)) &&
        said.readings.some((one) => one.kind === 'subject' && from - one.to === 5)) ||
      said.readings.some(
        (one) =>
          one.kind === 'subject' &&
          one.from >= to &&
          one.from - to <= 2 &&
          one.to >= said.normal.text.length - 1,
      ),
  );

export type BatchPart = { people: Entity[]; items: Entity[]; whens: When[] };

const isHourNumber = (item: Entity): boolean => item.kind === 'number' && item.role === 'at';

const isMoment = (item: Entity): boolean =>
  isHourNumber(item) ||
  (item.kind === 'time' &&
    (item.time.kind === 'date' || item.time.kind === 'instant' || item.time.kind === 'time'));

/** Each run of people goes with the times that follow it, or stand before it where they open the sentence. */
/** A bare number as the hour it is by convention 4: one to seven after noon. */
function asHour(item: Entity): Entity {
  if (item.kind !== 'number') return item;
  const { value, from, to, cost, role, joined } = item;
  const hour = value >= 1 && value <= 7 ? value + 12 : value;
  const start = `${String(hour).padStart(2, '0')}:00`;
  const clock = { minute: hour * 60, open: value <= 12 };
  const time = {
    kind: 'time',
    grain: 'hour',
    start,
    clock,
    from,
    to,
    text: String(value),
    rule: 'an hour each',
    score: 0,
  } as const;
  return { kind: 'time', time, from, to, cost, role, joined };
}

/** "Omer 3, Dana 5, Yael 6": as many bare numbers as people are their hours. */
function withHours(items: Entity[]): Entity[] {
  const people = items.filter(({ kind }) => kind === 'person').length;
  const isBare = (item: Entity): boolean =>
    item.kind === 'number' && item.role === null && Number.isInteger(item.value) && item.value < 24;
  const bare = items.filter(isBare).length;
  const timed = items.filter(
    (item) => item.kind === 'time' && (item.time.kind === 'time' || item.time.kind === 'instant'),
  ).length;
  return people > 1 && bare > 0 && bare + timed === people
    ? items.map((item) => (isBare(item) ? asHour(item) : item))
    : items;
}

export function batchParts(said: Entity[]): BatchPart[] {
  const items = withHours(said);
  const parts: BatchPart[] = [];
  const [lead, ...rest] = items.filter((item) => isMoment(item) || item.kind === 'person');
  // "Thursday: Yael 2pm, Dana 3pm": the day stands before them all.
  if (
    lead?.kind === 'time' &&
    lead.time.kind === 'date' &&
    rest.filter(({ kind }) => kind === 'person').length > 1 &&
    rest.every(
      (item) =>
        item.kind === 'person' || (item.kind === 'time' && item.time.kind === 'time') || isHourNumber(item),
    )
  ) {
    const parts = batchParts(items.filter((item) => item !== lead));
    if (parts.length > 1 && parts.every(({ whens }) => whens.length > 0)) {
      parts[0]?.items.unshift(lead);
      for (const { whens } of parts) for (const when of whens) when.day = lead.time.day;
      return parts;
    }
  }
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
  const made = parts.map((one) => ({ ...one, whens: momentsOf(one.items) }));
  const days = made.flatMap(({ whens }) => whens.flatMap(({ day }) => day ?? []));
  const [day] = days;
  if (days.length === 1 && day && hasHours(made))
    for (const { whens } of made) for (const when of whens) when.day ??= day;
  return made;
}

/** "Sun and Tue at 4": the hour said last belongs to each day. */
function momentsOf(items: Entity[]): When[] {
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

export function isBatch(items: Entity[]): boolean {
  if (items.some((item) => item.kind === 'time' && item.time.kind === 'recurrence')) return false;
  const parts = batchParts(items);
  const days = parts.reduce((sum, { whens }) => sum + whens.filter(({ day }) => day !== undefined).length, 0);
  return days > 1 || hasOwnHours(parts);
}

/** "Dana at 4 and Yael at 5 tomorrow": each has an hour of its own, and the day is of both. */
const hasOwnHours = (parts: BatchPart[]): boolean =>
  hasHours(parts) && parts.some(({ whens }) => whens.some(({ day }) => day !== undefined));

const hasHours = (parts: BatchPart[]): boolean =>
  parts.length > 1 &&
  parts.every(({ people, whens }) => people.length > 0 && whens.some(({ clock }) => clock !== undefined));

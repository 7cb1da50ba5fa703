/** "Tomorrow but not the evening", "all week except Wednesday": what goes before and after that which stays open. */
import { addDays, dayOf } from '../../../../domain/basics/wallTime.ts';
import { mark, type Draft } from '../../../kernel/draft.ts';
import type { Entity } from '../../../kernel/interpretation.ts';
import { aRange, type Range } from '../../../slots/aRange.ts';
import { daysIn } from '../../../slots/exceptions.ts';
import { whenOf } from '../../../slots/when.ts';
import type { When } from '../../../slots/saidWhen.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Closed } from './closed.ts';

/** Where what stays open is not within, that is asked about. */
export function leaveOpen(draft: Draft, { items, out }: Closed, range: Range, world: IndexedWorld): void {
  mark(draft, 'start', out, 'when');
  const hours = whenOf(out);
  const open = openOf(items, out, hours, range, world);
  const parts = besides(range, open);
  const isClear =
    out.length === 1 &&
    !/\bbut not\b|אבל לא/.test(draft.heard.normal.text) &&
    (hours.clock === undefined || hours.endClock !== undefined);
  const isWithin = open !== null && open.from >= range.from && open.to <= range.to;
  if (!isClear || !isWithin || !parts[0] || 'rrule' in draft.slots) draft.doubts.push('except');
  else if (parts.length > 1) draft.slots['items'] = parts;
  else Object.assign(draft.slots, parts[0]);
}

function openOf(
  items: Entity[],
  out: Entity[],
  hours: When,
  range: Range,
  world: IndexedWorld,
): Range | null {
  const [first] = out;
  let [day] = first ? daysIn(first) : [];
  // "Next week but not Wednesday": that of the week.
  while (day !== undefined && hours.day?.which === 'bare' && day < dayOf(range.from)) day = addDays(day, 7);
  const isOfHours = hours.clock !== undefined || hours.stretch?.grain === 'part';
  return day !== undefined && !isOfHours
    ? { from: `${day}T00:00`, to: `${addDays(day, 1)}T00:00` }
    : aRange(whenOf([...items.filter((item) => daysIn(item).length > 0), ...out]), world);
}

/** Nobody is taught at night: what is left of it needs no closing. */
const isNight = ({ from, to }: Range): boolean =>
  dayOf(from) === dayOf(to) ? to.slice(11) <= '07:00' : from.slice(11) >= '21:00' && to.endsWith('T00:00');

const besides = ({ from, to }: Range, open: Range | null): { start: string; end: string }[] =>
  [
    { from, to: open?.from ?? '' },
    { from: open?.to ?? '9', to },
  ].flatMap((one) => (one.from < one.to && !isNight(one) ? [{ start: one.from, end: one.to }] : []));

/** A weekday that owns what follows it, typed without its apostrophe. */
import { addDays, dayOf, weekdayOf } from '../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import type { Entity } from '../kernel/interpretation.ts';
import type { Range } from './aRange.ts';

/** "thursdays physics": the lesson of the coming Thursday, typed without its apostrophe. */
export function ownedDay(items: Entity[], { now }: IndexedWorld): Range | null {
  const at = items.findIndex(
    ({ kind, ...item }) => kind === 'time' && 'time' in item && item.time.kind === 'recurrence',
  );
  const [day, owned] = [items[at], items[at + 1]];
  if (day?.kind !== 'time' || day.time.kind !== 'recurrence' || day.time.weekdays?.length !== 1) return null;
  if (
    owned?.kind !== 'subject' &&
    owned?.kind !== 'person' &&
    !(owned?.kind === 'word' && owned.value === 'lesson')
  )
    return null;
  if (/^(?:on|every) /.test(day.time.text)) return null;
  const ahead = ((day.time.weekdays[0] ?? 0) - weekdayOf(now) + 7) % 7;
  const date = addDays(dayOf(now), ahead);
  return { from: `${date}T00:00`, to: `${addDays(date, 1)}T00:00` };
}

/** What says how long a lesson is, was, or is until when. */
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Interpretation, Entity } from '../../../kernel/interpretation.ts';
import { isSince } from '../../../slots/aChange.ts';
import { findHeld, selectorOf } from '../../../slots/selector.ts';
import { untilHour } from '../../../slots/when.ts';

export const isLength = (item: Entity): boolean => item.kind === 'time' && item.time.kind === 'duration';

/** "instead of 45": how long it was. */
export const isFormer = (item: Entity, { normal: { text } }: Interpretation): boolean =>
  /\binstead\b|rather than|במקום/.test(text) &&
  ((item.kind === 'number' && item.value >= 15) || (item.role === 'instead' && isLength(item)));

/** The day on which it ends, or its weekdays, without the hour. */
export function dayOfEnd(item: Entity): Entity[] {
  if (item.kind !== 'time') return [];
  const { time } = item;
  if (time.kind === 'recurrence') {
    const { clock: _clock, endClock: _end, minutes: _minutes, ...rule } = time;
    return [{ ...item, role: null, time: rule }];
  }
  const day = 'day' in time ? time.day : undefined;
  return day === undefined || untilHour(item) === null
    ? []
    : [{ ...item, role: 'at', time: { ...time, kind: 'date', grain: 'day', start: day.date, day } }];
}

/** "עומר מחר שעה וחצי": of a lesson that stands on that day, and of nothing but how long. */
export function isOfHeld({ items }: Interpretation, world: IndexedWorld): boolean {
  const others = items.filter((item) => !isLength(item));
  return (
    items.length - others.length === 1 &&
    // "ברבע שעה" is by how much.
    !items.some((item) => isLength(item) && item.role === 'at') &&
    others.some(({ kind }) => kind === 'person') &&
    others.some((item) => item.kind === 'time' || (item.kind === 'word' && item.sense === 'scope')) &&
    others.every(
      (item) =>
        item.kind === 'person' ||
        (item.kind === 'time' && item.time.kind === 'date') ||
        // "מחר מארבע" is when it begins.
        (isSince(item) && !(item.kind === 'time' && /hour|minute/.test(item.time.grain))) ||
        (item.kind === 'word' && /^(?:scope|noun|only)$/.test(item.sense) && item.value !== 'group'),
    ) &&
    findHeld(selectorOf(others.filter((item) => !isSince(item))), world).length === 1
  );
}

/** "Back to 45 minutes": as long as it was; "back 45 minutes" is later. */
export const isBackTo = /\bback to (?:half )?(?:an|\d+) ?(?:min|h(?:ou)?r)(?!.*(?:lat|earli)er)/;

/** "All Dana's lessons in April", "Dana until the end of the month": what lies in the range, and nothing of the series beyond it. */
import { minutesBetween, type Wall } from '../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { mark, say, type Draft } from '../pipeline/draft.ts';
import { words } from '../pipeline/heard.ts';
import { aNotify } from '../slots/aScope.ts';
import { fits, type Selector } from '../slots/selector.ts';
import type { Held } from './lesson.ts';

export type RangeItem = { meeting: string; occurrence: Wall; scope: 'this' };

const week = 7 * 1440;
const whole = (wall: Wall): Wall => (wall.length === 10 ? `${wall}T00:00` : wall);

/** Null where the sentence names no range of somebody's lessons. */
export function rangeOf(
  draft: Draft,
  selector: Selector,
  world: IndexedWorld,
): { from: Wall; to: Wall } | null {
  const { stretch } = selector.when;
  if (
    stretch?.end === undefined ||
    stretch.grain === 'part' ||
    stretch.grain === 'hour' ||
    stretch.grain === 'minute'
  )
    return null;
  if (selector.people.length + selector.subjects.length === 0 || words(draft.heard, 'scope').length > 0)
    return null;
  if (selector.people.some(({ named }) => named.length > 1)) return null;
  const isClosed = stretch.open === 'until' || stretch.open === 'by' || stretch.open === 'before';
  const start = whole(stretch.start ?? world.now);
  const isLong = minutesBetween(start, whole(stretch.end)) > week;
  if (!isClosed && !isLong && words(draft.heard, 'all').length === 0) return null;
  return { from: start > world.now ? start : world.now, to: whole(stretch.end) };
}

export function cancelRange(
  draft: Draft,
  selector: Selector,
  range: { from: Wall; to: Wall },
  world: IndexedWorld,
): Held[] {
  const held = world.search({
    ...range,
    wanted: (one) => one.start > world.now && fits(one.lesson, selector),
  });
  say(draft, 'from', range.from, selector.when.items, 'when');
  draft.slots['to'] = range.to;
  mark(draft, 'items', selector.people, 'who');
  mark(draft, 'items', selector.subjects, 'what');
  draft.slots['items'] = held.map(({ lesson, start }): RangeItem => ({
    meeting: lesson.id,
    occurrence: start,
    scope: 'this',
  }));
  aNotify(draft);
  return held;
}

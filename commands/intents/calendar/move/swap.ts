/** "Swap Noam and Omer next week": two moves, each to where the other stands; how long each is stays its own. */
import { addMinutes } from '../../../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { mark, type Draft } from '../../../kernel/draft.ts';
import type { Interpretation, Entity } from '../../../kernel/interpretation.ts';
import { isSeries } from '../../../slots/aMeeting.ts';
import { aNotify, aScope } from '../../../slots/aScope.ts';
import { findHeld, selectorOf } from '../../../slots/selector.ts';
import { peopleOf } from '../../../slots/somePeople.ts';
import type { Held } from '../../../world/lesson.ts';
import type { MovedItem } from './moveAll.ts';

const swaps = /^(?:swap|switch|להחליף|[תנ]חלי(?:ף|פי|פו)|החלי(?:ף|פי))$/;

/** The people who change places, or the days. */
function pairOf(items: Entity[]): Entity[] {
  const people = peopleOf(items);
  return people.length > 0
    ? people
    : items.filter((item) => item.kind === 'time' && item.time.kind === 'date');
}

/** Two who change places; "switch Noam and Omer to Thursday" is no such thing. */
export function areSwapped({ verb, items, normal: { text } }: Interpretation): boolean {
  const [, other, more] = pairOf(items);
  return (
    (verb?.ranges ?? []).some(({ from, to }) => swaps.test(text.slice(from, to))) &&
    other !== undefined &&
    more === undefined &&
    (other.joined || other.role === 'with' || text.slice(0, other.from).endsWith(' with ')) &&
    !items.some(({ role }) => role === 'to' || role === 'instead')
  );
}

/** "On Sunday", "next week": which of their lessons are meant. */
const saysWhen = (item: Entity): boolean =>
  item.kind === 'time' &&
  (item.time.kind === 'date' || (item.time.kind === 'interval' && item.time.grain === 'week'));

/** When the lesson of one of the two is: what is said of it beside them, else what is said of both. */
function whensOf(one: Entity, pair: Entity[], whens: Entity[]): Entity[] {
  const [first, second] = pair;
  const own = whens.filter(({ from }) => (one === first ? from < (second?.from ?? 0) : from > one.from));
  const isApart = whens.some(({ from }) => from < (second?.from ?? 0) && from > (first?.from ?? 0));
  return isApart ? own : whens;
}

/** `isSeveral`: one of the two has other lessons that may be meant. */
type Swap = { one: Held; other: Held; isSeveral: boolean };

/** The two lessons, the next ones of those who have several; null where either has none. */
export function swapOf(heard: Interpretation, world: IndexedWorld): Swap | null {
  const { items, unread } = heard;
  const pair = pairOf(items);
  const whens = items.filter((item) => saysWhen(item) && !pair.includes(item));
  if (world.role !== 'teacher' || !areSwapped(heard) || unread.length > 0) return null;
  if (items.some((item) => item.kind !== 'word' && !pair.includes(item) && !whens.includes(item)))
    return null;
  const held = pair.map((one) =>
    findHeld(selectorOf([{ ...one, role: null }, ...whensOf(one, pair, whens)]), world),
  );
  const isSeveral = held.some(([, more]) => more !== undefined);
  const [one, other] = held.map(([first]) => first);
  return one && other && one.lesson !== other.lesson ? { one, other, isSeveral } : null;
}

export function swap(
  draft: Draft,
  { one, other, isSeveral }: Swap,
  heard: Interpretation,
  world: IndexedWorld,
): void {
  const to = ({ lesson, start }: Held, there: Held): MovedItem => ({
    meeting: lesson.id,
    occurrence: start,
    start: there.start,
    end: addMinutes(there.start, lesson.minutes),
  });
  const pair = pairOf(heard.items);
  mark(draft, 'items', pair, pair[0]?.kind === 'person' ? 'who' : 'when');
  mark(
    draft,
    'items',
    heard.items.filter((item) => saysWhen(item) && !pair.includes(item)),
    'when',
  );
  draft.slots['items'] = [to(one, other), to(other, one)];
  if (isSeveral) draft.doubts.push('which');
  aScope(draft, isSeries(one) ? one : other, world);
  aNotify(draft);
}

/** The lesson that a sentence changes, and how far the change reaches: "Dana's lessons", "from December", "this one". */
import type { Held } from '../world/lesson.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { assume, mark, say, type Draft } from '../kernel/draft.ts';
import { words, type Entity } from '../kernel/interpretation.ts';
import type { EntityCandidate } from '../kernel/annotatedText.ts';
import { aMeeting, allMeetings } from './aMeeting.ts';
import { aNotify, aScope, onlyThatDay } from './aScope.ts';
import { selectorOf, type Selector } from './selector.ts';
import { saysEnd } from './when.ts';

const opens = (open: string | undefined): boolean => open === 'from' || open === 'since' || open === 'after';

/** "from next week", "מדצמבר": from when on. */
export const isSince = (item: Entity): boolean =>
  item.kind === 'time' &&
  ((item.time.kind === 'interval' && opens(item.time.open)) ||
    (item.role === 'from' &&
      !saysEnd.test(item.time.text) &&
      (item.time.kind === 'date' || item.time.kind === 'interval' || item.time.kind === 'instant')));

/** "Wednesdays from April", "בימי רביעי מאפריל": of a series that stands these are which of its days, and from when on. */
export const openedApart = (items: Entity[], now: string): Entity[] =>
  items.flatMap((item): Entity[] => {
    if (item.kind !== 'time' || item.time.kind !== 'recurrence') return [item];
    const { start, ...days } = item.time;
    if (start === undefined || /UNTIL|COUNT/.test(days.rrule)) return [item];
    const { from, to, text, rule, score } = days;
    const begins = now.startsWith(start) ? now : start;
    return [
      { ...item, time: days },
      {
        ...item,
        role: 'from',
        time: { kind: 'interval', grain: 'day', open: 'from', start: begins, from, to, text, rule, score },
      },
    ];
  });

/** "from X on" as one stretch costs a little more than the two words that mean the same. */
export const openPrice = (reading: EntityCandidate): number | null =>
  reading.kind === 'time' &&
  reading.time.kind === 'interval' &&
  opens(reading.time.open) &&
  reading.time.open !== 'after'
    ? 0.5
    : 0;

/**
 * `items`: the words that may choose the lesson. `usual`: the scope where none was said, else it is asked; `orAll`: all of
 * somebody's lessons may be meant, which then stand in the slot `items`.
 */
export function aChange(
  draft: Draft,
  said: Entity[],
  world: IndexedWorld,
  usual?: Usual,
  begins?: string,
): Held | null {
  const items = openedApart(said, world.now);
  const since = items.filter(isSince);
  const first = since[0];
  const from = first?.kind === 'time' && 'start' in first.time ? first.time.start : begins;
  const selector = {
    ...selectorOf(items.filter((item) => !since.includes(item))),
    toCome: usual?.scope === 'future' && draft.given['scope'] === undefined,
    once: usual?.once === true,
  };
  const chosen = sinceDay(selector, from);
  if (usual !== undefined && allOfThese(draft, chosen, usual, world)) return null;
  const held = aMeeting(draft, chosen, world, usual?.orAll);
  mark(draft, 'occurrence', since, 'when');
  const all = words(draft.heard, 'all', 'all');
  // "תאריכי לכולם מחר": those who come then, and not the whole of a series.
  const isEach = isOfThatDay(draft, all, said);
  if (isEach) draft.doubts.push('all');
  const told = first
    ? { scope: 'future' as const, items: since }
    : all.length > 0 && !isEach
      ? { scope: 'all' as const, items: all }
      : undefined;
  const only = onlyThatDay(draft.heard.items, draft.heard.normal.text);
  if (
    usual !== undefined &&
    told === undefined &&
    only.length === 0 &&
    words(draft.heard, 'scope').length === 0
  ) {
    if (held?.lesson.rrule) assume(draft, 'scope', usual.scope, usual.why, 'scope');
  } else aScope(draft, held, world, told);
  aNotify(draft);
  return held;
}

const sinceDay = (selector: Selector, from: string | undefined): Selector =>
  from === undefined ? selector : { ...selector, since: from.length === 10 ? `${from}T00:00` : from };

const isOfThatDay = ({ heard: { normal } }: Draft, all: Entity[], said: Entity[]): boolean =>
  all.some(({ from, to }) => normal.text.slice(from, to).endsWith('כולם')) &&
  said.some((item) => item.kind === 'time' && 'day' in item.time && item.time.day !== undefined);

type Usual = { scope: 'this' | 'future'; why: string; once?: boolean; orAll?: boolean };

/** Whether several were meant, by the words or by the button of all. */
function allOfThese(draft: Draft, selector: Selector, usual: Usual, world: IndexedWorld): boolean {
  const several = usual.orAll ? allMeetings(draft, selector, world) : null;
  if (several === null) return false;
  const told = words(draft.heard, 'scope');
  const last = told.at(-1);
  if (last) say(draft, 'scope', last.value, told, 'scope');
  else assume(draft, 'scope', usual.scope, usual.why, 'scope');
  const scope = draft.given['scope'] ?? draft.slots['scope'];
  draft.slots['items'] = several.map(({ lesson, start }) => ({
    meeting: lesson.id,
    occurrence: start,
    scope,
  }));
  aNotify(draft);
  return true;
}

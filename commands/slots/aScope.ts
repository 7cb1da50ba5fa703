/** Only this one, future ones too, or the whole series: said, else asked (never assumed for what recurs). */
import type { Held } from '../world/lesson.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { ask, say, type Draft } from '../kernel/draft.ts';
import { words, type Interpretation, type Entity } from '../kernel/interpretation.ts';
import type { Choice } from '../kernel/plan.ts';
import { dayWords, inWords, lessonWords } from '../kernel/words.ts';
import { isSeries } from './aMeeting.ts';
import { weekOf } from '../world/days.ts';

/** "just today", "only tomorrow": the word beside a day says that the rest stays. */
export function onlyThatDay(items: Entity[], text: string): Entity[] {
  const within = items.find(
    (item) => item.kind === 'time' && /(?:^|\s)(?:רק|only|just)(?:\s|$)/.test(text.slice(item.from, item.to)),
  );
  if (within) return [within];
  const at = items.findIndex((item) => item.kind === 'word' && item.sense === 'only');
  const only = items[at];
  // "He can only make it at 7 tomorrow": when he can, and not how far it goes.
  if (only === undefined || /\bcan $|יכול\S* (?:\S+ )?$/.test(text.slice(0, only.from))) return [];
  const isOther = (item: Entity) => item.kind !== 'word' || item.sense !== 'noun';
  // "For tomorrow's lesson only"
  const beside = [items.slice(at + 1).find(isOther), items.slice(0, at).findLast(isOther)].find(
    (item) =>
      item?.kind === 'time' &&
      (item.time.kind === 'date' ||
        item.time.kind === 'instant' ||
        (item.time.kind === 'interval' && item.time.grain === 'week')),
  );
  // "Only for the next lesson"
  const next = items
    .slice(at + 1, at + 3)
    .some((item) => item.kind === 'word' && item.sense === 'which' && item.value === 'next');
  return beside ? [only, beside] : next ? [only] : [];
}

/** "Leave the group just this Monday": that lesson, and not the group. */
export const isOnce = (heard: Interpretation): boolean =>
  words(heard, 'scope', 'this').length > 0 || onlyThatDay(heard.items, heard.normal.text).length > 0;

/** "השבוע בלבד" */
const saysThisWeek =
  /(?:\bonly|\bjust) (?:for )?this week\b|\bthis week only\b|(?<![A-Za-zÀ-ӿא-ي])(?:רק (?:ל)?(?:ה)?שבוע(?: הזה)?|השבוע בלבד)(?! (?:הבא|הקרוב|ש))(?![A-Za-zÀ-ӿא-ي])/u;

export function aScope(
  draft: Draft,
  held: Held | null,
  world: IndexedWorld,
  said?: { scope: 'future' | 'all'; items: Entity[] },
): void {
  const told = words(draft.heard, 'scope');
  const last = told.at(-1);
  const only = onlyThatDay(draft.heard.items, draft.heard.normal.text);
  // "כולם" on a day are those who come then, and not the whole of a series.
  if (
    held !== null &&
    last?.value === 'all' &&
    draft.heard.normal.text.slice(last.from, last.to).endsWith('כולם') &&
    draft.heard.items.some((item) => item.kind === 'time' && 'day' in item.time && item.time.day)
  ) {
    say(draft, 'scope', 'this', told, 'scope');
    draft.doubts.push('all');
    return;
  }
  // "Only this week", where no day is named and the lesson of this week has been.
  if (
    held !== null &&
    saysThisWeek.test(draft.heard.normal.text) &&
    weekOf(held.start, world) !== weekOf(world.now, world) &&
    !draft.heard.items.some((item) => item.kind === 'time' && 'day' in item.time && item.time.day)
  )
    draft.doubts.push('week');
  // "Only tomorrow, of the regular lesson"
  if (last !== undefined && (last.value !== 'future' || only.length === 0))
    say(draft, 'scope', last.value, told, 'scope');
  else if (only.length > 0) say(draft, 'scope', 'this', only.slice(0, 1), 'scope');
  else if (said) say(draft, 'scope', said.scope, said.items, 'scope');
  else if (held !== null && isSeries(held) && draft.given['scope'] === undefined)
    ask(
      draft,
      'scope',
      inWords(world, 'Only this one, or future ones too?', 'רק את זה, או גם את הבאים?'),
      scopesOf(world, held),
    );
}

/** Which lesson, and from when on; what stands behind the first dot is shown smaller. */
function scopesOf(world: IndexedWorld, held: Held): Choice[] {
  const from = dayWords(world, held.start);
  return [
    { label: inWords(world, 'Only this one', 'רק את זה') + ` · ${lessonWords(world, held)}`, value: 'this' },
    {
      label: inWords(world, `Future ones too · from ${from} on`, `גם את הבאים · מ${from} והלאה`),
      value: 'future',
    },
  ];
}

/** The same of several lessons at once. */
export function scopeOfSeveral(draft: Draft, held: readonly Held[], world: IndexedWorld): void {
  const before = draft.ask;
  aScope(draft, held.find(isSeries) ?? null, world);
  if (draft.ask === before || draft.ask?.slot !== 'scope') return;
  draft.ask = {
    slot: 'scope',
    question: inWords(world, 'Only these, or future ones too?', 'רק את אלה, או גם את הבאים?'),
    choices: [
      { label: inWords(world, 'Only these', 'רק את אלה'), value: 'this' },
      { label: inWords(world, 'Future ones too', 'גם את הבאים'), value: 'future' },
    ],
  };
}

/** "quietly", "and tell her". */
export function aNotify(draft: Draft): void {
  const told = words(draft.heard, 'notify');
  const last = told.at(-1);
  if (last !== undefined) say(draft, 'notify', last.value, told, 'scope');
}

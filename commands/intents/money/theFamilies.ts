/** The families that a sentence speaks of: by a child, by the name that they share, or all of them. */
import type { Id } from '../../../domain/basics/ids.ts';
import { addDays, dayOf } from '../../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, assume, mark, say, type Draft } from '../../kernel/draft.ts';
import { words, type Interpretation } from '../../kernel/interpretation.ts';
import type { Choice } from '../../kernel/plan.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { idle } from '../../slots/freeText.ts';
import { peopleOf } from '../../slots/somePeople.ts';
import { inWords } from '../../kernel/words.ts';
import { booksOf, nameOfPayer } from './booksOf.ts';
import type { daysSaid } from './paidParts.ts';

const isEverybody =
  /(?<![A-Za-zÀ-ӿא-ي])(?:all|everyone|everybody|every|each|whoever|anyone|anybody|those|לכולם|כולם|כולן|לכולן|לכל|כל|מי)(?![A-Za-zÀ-ӿא-ي])/u;

/** Words around a family that say nothing more of it. */
export const familyWords = (said: AnnotatedText): EntityCandidate[] =>
  idle(
    said,
    /^(?:the|family|families|household|parent|parents|mum|mom|dad|mother|father|folks|people|everyone|everybody|all|each|every|whoever|anyone|anybody|those|who|that|please|pls|משפחת|משפחה|למשפחת|המשפחה|למשפחה|משפחות|המשפחות|הורים|ההורים|להורים|הורי|להורי|אמא|אבא|לאמא|לאבא|כולם|לכולם|כולן|לכל|כל|מי|למי|ש|של|נא|בבקשה)$/,
  );

/** By whoever pays, in the order in which they were said; the slot is set when each is certain. */
export function theFamilies(
  draft: Draft,
  heard: Interpretation,
  world: IndexedWorld,
  among: readonly Id[] = allFamilies(world),
): Id[] {
  const { payerOf } = booksOf(world);
  const given = draft.given['payers'];
  if (Array.isArray(given)) return given as Id[];
  const payers: Id[] = [];
  for (const item of peopleOf(heard.items)) {
    const named = item.named.filter(({ kind }) => kind === 'student').map(({ id }) => payerOf(id));
    const families = [...new Set(named)];
    const [only, another] = families;
    if (only === undefined || payers.some((id) => families.includes(id))) continue;
    mark(draft, 'payers', [item], 'who');
    if (another === undefined) payers.push(only);
    else whichFamily(draft, payers, families, world);
  }
  if (draft.ask) return [];
  if (payers.length > 0) {
    say(draft, 'payers', payers, [], 'who');
    return payers;
  }
  if (!isEverybody.test(heard.normal.text)) {
    whichFamily(draft, [], among, world);
    return [];
  }
  say(draft, 'payers', [...among], words(heard, 'all'), 'who');
  return [...among];
}

function whichFamily(draft: Draft, said: readonly Id[], among: readonly Id[], world: IndexedWorld): void {
  const each = among.map((id): Choice => ({ label: nameOfPayer(id, world), value: [...said, id] }));
  ask(draft, 'payers', inWords(world, 'Which family?', 'איזו משפחה?'), each.slice(0, 6));
}

/** Each family by its name. */
function allFamilies(world: IndexedWorld): Id[] {
  const { payerOf } = booksOf(world);
  const payers = [...new Set(world.students.map(({ id }) => payerOf(id)))];
  return payers.filter((id) => nameOfPayer(id, world) !== '');
}

/** The month of an account; without one the last that is over. */
export function theMonth(draft: Draft, days: ReturnType<typeof daysSaid>, world: IndexedWorld): void {
  if (days) return say(draft, 'month', days.from.slice(0, 7), days.items, 'when');
  const last = addDays(`${dayOf(world.now).slice(0, 8)}01`, -1).slice(0, 7);
  const why = inWords(world, `${last}, the last whole month`, `${last}, החודש המלא האחרון`);
  assume(draft, 'month', last, why, 'when');
}

/** What the ranker has first, read as that and asked about; only a pure question is answered, where it is as sure as it never was wrongly. */
import type { Command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { catalogue } from '../../intents/catalogue.ts';
import { limits } from '../rank/sharedWeights.ts';
import { inWords } from '../../kernel/words.ts';
import { typedText } from '../../kernel/unread.ts';
import { isMeantBy, leadsBy, type Ranking } from '../rank/rank.ts';
import type { Plan } from '../../kernel/plan.ts';
import { labelOf, readOne, sureQuestion, type ReadOne } from '../parse/readOne.ts';

/** They go on with a card that is not there, or change what is one's own, which is not guessed from words about others. */
const neverGuessed = new Set(['answer', 'profile.change', 'account.delete']);

const mayBeSaid = ({ id, who }: Command, { role }: IndexedWorld): boolean =>
  who.includes(role) && !neverGuessed.has(id);

export const commandOf = (id: string | undefined, world: IndexedWorld): Command | undefined =>
  catalogue.find((command) => command.id === id && mayBeSaid(command, world));

export const effectOf = (command: string | null) => catalogue.find(({ id }) => id === command)?.effect;

/** The sentence as one of this command; null where it is none. A word that speaks for the command is no longer unread. */
export function readAs(command: Command, ranking: Ranking, text: string, world: IndexedWorld): Plan | null {
  const { plan } = readOne(text, world, { command: command.id, ranked: true });
  if (plan.status === 'unknown' || plan.status === 'refused') return null;
  return {
    ...plan,
    unread: plan.unread.filter((word) => ranking.speaksFor(word.toLowerCase(), command.id) <= 0),
  };
}

/** "Which lesson?": the person names what is meant, and sees it before a yes. */
const asksWhich = ({ ask }: Plan): boolean =>
  ask !== null && ask !== undefined && ask.slot !== 'sure' && ask.slot !== 'scope';

/**
 * Nothing is taken away that no word named, unless the weights are far surer. Beside what is, "except" and "the first half of" turn it round: a word that plays no part needs
 * a greater lead.
 */
export function isTooOpen({ effect }: Command, plan: Plan, ranking: Ranking): boolean {
  const { unread, spans } = plan;
  if (effect !== 'destroys' || unread.length === 0 || asksWhich(plan)) return false;
  const { destroys, despite } = limits();
  // "Clear out every notification, they're ancient": what is meant is all of them, and no word of it is a name.
  return !isMeantBy(ranking, spans.some(({ kind }) => kind === 'said') ? destroys : despite);
}

export const whichOfThese = (world: IndexedWorld): Pick<Plan, 'reply'> => ({
  reply: { text: inWords(world, 'Did you mean one of these?', 'הכוונה לאחד מאלה?') },
});

export const choiceOf = ({ command, slots }: Plan, world: IndexedWorld) => ({
  command: command ?? '',
  slots,
  label: labelOf(command ?? '', world),
});

const mostTold = 3;

/** The words that spoke most for it, for "why did you read it so". */
function because(ranking: Ranking, id: string, { said }: ReadOne, world: IndexedWorld): string {
  const words = said.tokens
    .map((token) => ({ word: typedText(token, said.normal), worth: ranking.speaksFor(token.text, id) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostTold)
    .map(({ word }) => inWords(world, `“${word}”`, `״${word}״`));
  const told = words.length > 0 ? words.join(', ') : inWords(world, 'the whole of it', 'כולו יחד');
  return inWords(world, `said as such requests are: ${told}`, `כך נאמרות בקשות כאלה: ${told}`);
}

/**
 * A word that plays no part is shown beside the answer, and may have turned the question: it needs a greater lead. What the device does
 * at once (signing out, a darker theme) is no answer.
 */
function answersFrom({ unread, effect }: Plan): number {
  if (unread.length === 0) return limits().answers;
  return effect === undefined ? limits().answersInPart : Infinity;
}

export function proposal(
  command: Command,
  ranking: Ranking,
  one: ReadOne,
  text: string,
  world: IndexedWorld,
): Plan | null {
  const plan = readAs(command, ranking, text, world);
  if (plan === null || isTooOpen(command, plan, ranking)) return null;
  const meant = { ...plan, trace: [because(ranking, command.id, one, world), ...(plan.trace ?? [])] };
  if (plan.status !== 'ready') return meant;
  if (command.effect === 'reads' && leadsBy(ranking, answersFrom(plan))) return meant;
  const { reply: _reply, effect: _effect, calls: _calls, ...rest } = meant;
  return { ...rest, status: 'ask', ask: sureQuestion(world, 'ranked'), steps: [] };
}

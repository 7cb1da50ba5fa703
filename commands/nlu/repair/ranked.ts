/**
 * A way of speaking that the rules never met: the ranker tells what it is likely to mean. It is asked about, with what was read in it,
 * and never done at once; only a pure question is answered, where the ranker is as sure as it never was wrongly.
 */
import { catalogue } from '../../intents/catalogue.ts';
import type { Command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { isMeantBy, isNotSo, leadsBy, rank, type Ranking } from '../rank/rank.ts';
import { limits } from '../rank/sharedWeights.ts';
import type { TimeReading } from '../../grammar/time/readings.ts';
import { denies, doubtsAloud, mayTell, tellsOrWonders, tellsOwnDeed } from '../mood/reports.ts';
import { inWords } from '../../kernel/words.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';
import { labelOf, readOne, sureQuestion, type ReadOne } from '../parse/readOne.ts';
import { worldShown } from '../parse/suggest.ts';
import { typedText } from '../../kernel/unread.ts';

/** They go on with a card that is not there, or change what is one's own, which is not guessed from words about others. */
const neverGuessed = new Set(['answer', 'profile.change', 'account.delete']);

const suggested = 3;

const mayBeSaid = ({ id, who }: Command, { role }: IndexedWorld): boolean =>
  who.includes(role) && !neverGuessed.has(id);

const commandOf = (id: string | undefined, world: IndexedWorld): Command | undefined =>
  catalogue.find((command) => command.id === id && mayBeSaid(command, world));

/** Not understood, rather than understood and refused, or small talk. */
const isOpen = ({ status, suggestions, stranger }: Plan): boolean =>
  status === 'unknown' && suggestions !== undefined && stranger === undefined;

/** "That is a question", "nothing was changed": heard as an action that somebody only asks about, or denies. */
const isTakenBack = ({ plan, hearing }: ReadOne): boolean =>
  plan.status === 'unknown' && hearing !== null && (hearing.heard.asks || hearing.heard.negated);

/** The rules of mood take it for no order: it is one only where the weights are surer of it. */
function isNoOrder(one: ReadOne, ranking: Ranking, { role }: IndexedWorld): boolean {
  const { text } = one.said.normal;
  if (tellsOrWonders(text) || (tellsOwnDeed(text) && !isMeantBy(ranking, limits().told))) return true;
  // Who asks a teacher asks for it.
  if (role === 'teacher' && doubtsAloud(text)) return true;
  return (isTakenBack(one) || mayTell(text)) && !isMeantBy(ranking, limits().orders);
}

/** What is wished for by denying its opposite: "don't book me on Wednesday", "do not write to my email", "I don't want to go on with it". */
const saidByDenying = new Set([
  'meeting.leave',
  'push.off',
  'request.reject',
  'settings.emails',
  'settings.notices',
  'student.block',
  'time.block',
]);

/** What is denied is not meant. */
const isDenied = ({ hearing, said }: ReadOne, id: string): boolean =>
  (hearing?.heard.negated === true && hearing.command.id === id) ||
  (denies(said.normal.text) && !saidByDenying.has(id));

/** They speak of what has been. */
const ofThePast = /^(?:attendance|payment|lateCancels|lesson)\./;

/** All that it says of when is over: nothing of it can be arranged. */
function isOfThePast({ said }: ReadOne, { now }: IndexedWorld): boolean {
  const days = said.readings.flatMap((one) => (one.kind === 'time' ? (lastOf(one.time) ?? []) : []));
  return days.length > 0 && days.every((day) => day < now.slice(0, day.length));
}

/** The last moment of what is said; null where it may be any day's. */
const lastOf = (time: TimeReading): string | null =>
  time.kind === 'date' || time.kind === 'instant'
    ? time.start
    : time.kind === 'interval'
      ? (time.end ?? null)
      : null;

/** The likeliest that may be meant: nothing is done about what is over, or about what no order is. */
function nearestOf(ranking: Ranking, one: ReadOne, onlyReads: boolean, world: IndexedWorld): Command[] {
  const isOver = isOfThePast(one, world);
  return ranking.candidates
    .flatMap(({ command }) => commandOf(command, world) ?? [])
    .filter(({ effect, id }) => effect === 'reads' || (!onlyReads && (!isOver || ofThePast.test(id))))
    .slice(0, suggested);
}

export function ranked(one: ReadOne, text: string, world: IndexedWorld, given?: Slots): Plan | null {
  const takenBack = isTakenBack(one);
  if (given !== undefined || (!isOpen(one.plan) && !takenBack)) return null;
  const ranking = rank(one.said, world.role);
  const top = ranking.candidates[0]?.command;
  if (top === 'none') return null;
  const nearest = nearestOf(ranking, one, isNoOrder(one, ranking, world), world);
  const [first] = nearest;
  if (first === undefined || isDenied(one, first.id)) return null;
  const isFirst = top === first.id;
  if (isFirst && leadsBy(ranking, limits().asks)) {
    const meant = proposal(first, ranking, one, text, world);
    if (meant) return meant;
  }
  const mayOffer = isFirst && isMeantBy(ranking, limits().offers);
  const offered = mayOffer ? oneOf(nearest, ranking, one, text, world) : null;
  return offered ?? (takenBack ? null : withNearest(one, nearest, world));
}

/** The sentence as one of this command; null where it is none. A word that speaks for the command is no longer unread. */
function readAs(command: Command, ranking: Ranking, text: string, world: IndexedWorld): Plan | null {
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
 * Nothing is taken away that no word named. Beside what is, "except" and "the first half of" turn it round: a word that plays no part needs
 * a greater lead.
 */
function isTooOpen({ effect }: Command, plan: Plan, ranking: Ranking): boolean {
  const { unread, spans } = plan;
  if (effect !== 'destroys' || unread.length === 0 || asksWhich(plan)) return false;
  return !spans.some(({ kind }) => kind === 'said') || !isMeantBy(ranking, limits().destroys);
}

const whichOfThese = (world: IndexedWorld): Pick<Plan, 'reply'> => ({
  reply: { text: inWords(world, 'Did you mean one of these?', 'הכוונה לאחד מאלה?') },
});

/** What each would come to is read before it is offered. */
function oneOf(
  nearest: Command[],
  ranking: Ranking,
  one: ReadOne,
  text: string,
  world: IndexedWorld,
): Plan | null {
  const meant = nearest.flatMap((command) => {
    const read = readAs(command, ranking, text, world);
    return read === null || isTooOpen(command, read, ranking) ? [] : read;
  });
  const [first] = nearest;
  // Of three likely ones only the first may be possible here: it is asked about alone.
  if (meant.length < 2) return first ? proposal(first, ranking, one, text, world) : null;
  const { suggestions: _suggestions, ...rest } = one.plan;
  return {
    ...rest,
    status: 'choose',
    choices: meant.map((read) => choiceOf(read, worldShown(one.said, world))),
    ...whichOfThese(world),
    given: { ranked: true },
  };
}

/** A plan, a question or an answer, held against what such words mean to the ranker; what was guessed of a denial is given up. */
export function doubted(plan: Plan, one: ReadOne, text: string, world: IndexedWorld, given?: Slots): Plan {
  if (given !== undefined) return plan;
  if (isGuessedDenial(plan, one)) return one.plan;
  return isOneAction(plan) ? heldAgainst(rank(one.said, world.role), plan, one, text, world) : plan;
}

function heldAgainst(ranking: Ranking, plan: Plan, one: ReadOne, text: string, world: IndexedWorld): Plan {
  const top = ranking.candidates[0]?.command ?? '';
  const command = commandOf(top, world);
  const doubt = doubtOf(plan, top, ranking);
  if (doubt === null) return plan;
  const other = command && readAs(command, ranking, text, world);
  if (!other) return doubt === 'choose' && plan.status === 'ready' ? asked(plan, world) : plan;
  const shown = worldShown(one.said, world);
  return doubt === 'choose' ? eitherOf(plan, other, shown, world) : withOther(plan, other, shown);
}

/** Whether the person chooses between the two, or the other is a button on a card that stands. */
function doubtOf(plan: Plan, top: string, ranking: Ranking): 'choose' | 'button' | null {
  const taken = plan.command ?? '';
  if (isSameAction(top, taken)) return null;
  // Of two answers the one of which every word was read is given.
  const isAnswer = plan.status === 'ready' && plan.unread.length === 0 && effectOf(taken) === 'reads';
  const isEither = isAnswer && effectOf(top) === 'reads';
  if (!isEither && isNotSo(ranking, taken, doubtsFrom(taken, top))) return 'choose';
  return isNotSo(ranking, taken, limits().others) ? 'button' : null;
}

function eitherOf(plan: Plan, other: Plan, shown: IndexedWorld, world: IndexedWorld): Plan {
  const { effect: _effect, calls: _calls, others: _others, ask: _ask, ...rest } = plan;
  return {
    ...rest,
    status: 'choose',
    steps: [],
    choices: [choiceOf(plan, shown), choiceOf(other, shown)],
    ...whichOfThese(world),
    given: { ranked: true },
  };
}

/** A plan, question or answer that stands, with the other thing that such words may mean as a button on its card. */
const withOther = (plan: Plan, other: Plan, world: IndexedWorld): Plan => {
  const slots = { command: other.command, ranked: true };
  const label = labelOf(other.command ?? '', world);
  return plan.effect === undefined ? { ...plan, others: [...(plan.others ?? []), { label, slots }] } : plan;
};

/** What is said most is what rarer words are taken for; a phrase of anything else is hardly ever said by chance. */
export const takenForMuch =
  /^(?:meeting\.(?:add|addBatch|move|cancel|resize|attendees|request)|schedule\.\w+|time\.block|day\.clear)$/;

const isOneAction = ({ status, slots, given, command }: Plan): boolean =>
  (status === 'ready' || status === 'ask') && !('items' in slots) && (!given || isGuessed(given, command));

/** Taken for a command of which it has no phrase; what was put into the words of an action is so by a rule with a name. */
const isGuessed = (given: Slots, command: string | null): boolean =>
  Object.keys(given).every((key) => key === 'command' || (key === 'frame' && effectOf(command) === 'reads'));

/** "No need to cancel Adam": what is denied is not guessed. */
const isGuessedDenial = ({ given, command }: Plan, { said }: ReadOne): boolean =>
  given !== undefined && denies(said.normal.text) && !saidByDenying.has(command ?? '');

const effectOf = (command: string | null) => catalogue.find(({ id }) => id === command)?.effect;

/** What right plans of the two show; else what is said most may be doubted, and the rest stands. */
const doubtsFrom = (taken: string, top: string): number =>
  (limits().doubtsOf as Record<string, number>)[`${taken} ${top}`] ??
  (takenForMuch.test(taken) ? limits().doubts : Infinity);

/** One lesson or several, said in the same words. */
const isSameAction = (one: string, other: string): boolean =>
  one.replace(/Batch$/, '') === other.replace(/Batch$/, '');

/** What is made or changed in such words as rarely mean anything is done after a yes; an answer stands. */
function asked(plan: Plan, world: IndexedWorld): Plan {
  if (effectOf(plan.command) !== 'does') return plan;
  const { effect: _effect, calls: _calls, others: _others, ...rest } = plan;
  return { ...rest, status: 'ask', ask: sureQuestion(world, 'guess'), steps: [] };
}

const choiceOf = ({ command, slots }: Plan, world: IndexedWorld) => ({
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

function proposal(
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
  if (command.effect === 'reads' && plan.unread.length === 0 && leadsBy(ranking, limits().answers))
    return meant;
  const { reply: _reply, effect: _effect, calls: _calls, ...rest } = meant;
  return { ...rest, status: 'ask', ask: sureQuestion(world, 'ranked'), steps: [] };
}

/** What could be said instead, the likeliest first. */
function withNearest({ plan, said: read }: ReadOne, nearest: Command[], world: IndexedWorld): Plan {
  const shown = worldShown(read, world);
  const said = nearest.flatMap(({ examples }) => examples(shown)[world.locale][0] ?? []);
  return { ...plan, suggestions: [...new Set([...said, ...(plan.suggestions ?? [])])].slice(0, suggested) };
}

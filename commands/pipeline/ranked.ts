/**
 * A way of speaking that the rules never met: the ranker tells what it is likely to mean. It is asked about, with what was read in it,
 * and never done at once; only a pure question is answered, where the ranker is as sure as it never was wrongly.
 */
import { catalogue } from '../catalogue.ts';
import type { Command } from '../command.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { isMeantBy, isNotSo, isRatherNew, leadsBy, rank, type Ranking } from './rank.ts';
import { limits } from '../nlu/rank/sharedWeights.ts';
import type { TimeReading } from '../languages/time/readings.ts';
import { denies, tellsOrWonders } from '../nlu/mood/reports.ts';
import { inWords } from '../words.ts';
import type { Plan, Slots } from './plan.ts';
import { labelOf, readOne, sureQuestion, type ReadOne } from './readOne.ts';
import { worldShown } from './suggest.ts';
import { typedText } from './unread.ts';

/** They go on with a card that is not there, or change what is one's own, which is not guessed from words about others. */
const neverGuessed = new Set(['answer', 'undo', 'help', 'profile.change', 'account.delete']);

const suggested = 3;

const mayBeSaid = ({ id, who }: Command, { role }: IndexedWorld): boolean =>
  who.includes(role) && !neverGuessed.has(id);

const commandOf = (id: string | undefined, world: IndexedWorld): Command | undefined =>
  catalogue.find((command) => command.id === id && mayBeSaid(command, world));

/** Not understood, rather than understood and refused, denied, or small talk. */
const isOpen = ({ status, suggestions, stranger }: Plan): boolean =>
  status === 'unknown' && suggestions !== undefined && stranger === undefined;

/** "That is a question": heard as a deed that somebody only asks about. It may ask for an answer. */
const isOnlyAsked = ({ plan, hearing }: ReadOne): boolean =>
  plan.status === 'unknown' && hearing !== null && hearing.heard.asks && !hearing.heard.negated;

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

/** The likeliest that may be meant: nothing is done about what is told or wondered, or is over. */
function nearestOf(ranking: Ranking, one: ReadOne, isQuestion: boolean, world: IndexedWorld): Command[] {
  const tells = isQuestion || tellsOrWonders(one.said.normal.text);
  const isOver = isOfThePast(one, world);
  return ranking.candidates
    .flatMap(({ command }) => commandOf(command, world) ?? [])
    .filter(({ deed, id }) => deed === 'reads' || (!tells && (!isOver || ofThePast.test(id))))
    .slice(0, suggested);
}

export function ranked(one: ReadOne, text: string, world: IndexedWorld, given?: Slots): Plan | null {
  const isQuestion = isOnlyAsked(one);
  if (given !== undefined || (!isOpen(one.plan) && !isQuestion)) return null;
  if (denies(one.said.normal.text)) return null;
  const ranking = rank(one.said, world.role);
  const nearest = nearestOf(ranking, one, isQuestion, world);
  const [first] = nearest;
  const top = ranking.candidates[0]?.command;
  if (first === undefined || top === 'none') return null;
  const isFirst = top === first.id;
  if (isFirst && leadsBy(ranking, limits().asks)) return proposal(first, ranking, one, text, world);
  const mayOffer = isFirst && isMeantBy(ranking, limits().offers);
  const offered = mayOffer ? oneOf(nearest, ranking, one, text, world) : null;
  return offered ?? (isQuestion ? null : withNearest(one, nearest, world));
}

/**
 * The sentence as one of this command; null where it is none, or would take something away and a word of it plays no part: "except" and "the
 * first half of" turn it round.
 */
function readAs(command: Command, ranking: Ranking, text: string, world: IndexedWorld): Plan | null {
  const { plan } = readOne(text, world, { command: command.id, ranked: true });
  if (plan.status !== 'ready' && plan.status !== 'ask') return null;
  const unread = plan.unread.filter((word) => ranking.speaksFor(word.toLowerCase(), command.id) <= 0);
  return command.deed === 'destroys' && unread.length > 0 ? null : { ...plan, unread };
}

/** What each would come to is read before it is offered. */
function oneOf(
  nearest: Command[],
  ranking: Ranking,
  { plan }: ReadOne,
  text: string,
  world: IndexedWorld,
): Plan | null {
  const meant = nearest.flatMap((command) => readAs(command, ranking, text, world) ?? []);
  if (meant.length < 2) return null;
  const { suggestions: _suggestions, ...rest } = plan;
  return {
    ...rest,
    status: 'choose',
    choices: meant.map((one) => choiceOf(one, world)),
    reply: { text: inWords(world, 'Did you mean one of these?', 'הכוונה לאחד מאלה?') },
    given: { ranked: true },
  };
}

/** A plan stands ready to move a lesson, where such words book a new one: the person chooses. */
export function doubted(plan: Plan, one: ReadOne, text: string, world: IndexedWorld, given?: Slots): Plan {
  if (plan.status !== 'ready' || plan.command === null || given !== undefined || plan.given !== undefined)
    return plan;
  const ranking = rank(one.said, world.role);
  const top = ranking.candidates[0]?.command ?? '';
  if (!isRatherNew(plan.command, top) || !isNotSo(ranking, plan.command, limits().doubts)) return plan;
  const command = commandOf(top, world);
  const other = command && readAs(command, ranking, text, world);
  const { effect: _effect, calls: _calls, others: _others, ...rest } = plan;
  if (!other) return { ...rest, status: 'ask', ask: sureQuestion(world, 'guess'), steps: [] };
  return {
    ...rest,
    status: 'choose',
    steps: [],
    choices: [choiceOf(plan, world), choiceOf(other, world)],
    reply: { text: inWords(world, 'Did you mean one of these?', 'הכוונה לאחד מאלה?') },
    given: { ranked: true },
  };
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
  if (plan === null) return null;
  const meant = { ...plan, trace: [because(ranking, command.id, one, world), ...(plan.trace ?? [])] };
  if (plan.status !== 'ready') return meant;
  if (command.deed === 'reads' && plan.unread.length === 0 && leadsBy(ranking, limits().answers))
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

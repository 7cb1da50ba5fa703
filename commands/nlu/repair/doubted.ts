/** What the rules made of a sentence, held against what such words mean to the ranker. */
import type { Command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { limits } from '../rank/sharedWeights.ts';
import { worldShown } from '../parse/suggest.ts';
import { isLearned, isMeantBy, isNotSo, leadsBy, rank, type Ranking } from '../rank/rank.ts';
import { denies } from '../mood/reports.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';
import { labelOf, sureQuestion, type ReadOne } from '../parse/readOne.ts';
import { saidByDenying, isDenied, mayMean } from './mayMean.ts';
import { ofTeacher } from './ofTeacher.ts';
import { choiceOf, commandOf, effectOf, proposal, readAs, whichOfThese } from './proposal.ts';

/** A plan, a question or an answer, held against what such words mean to the ranker; what was guessed of a denial is given up. */
export function doubted(plan: Plan, one: ReadOne, text: string, world: IndexedWorld, given?: Slots): Plan {
  if (given !== undefined) return plan;
  if (isGuessedDenial(plan, one)) return one.plan;
  const ranking = rank(one.said, world.role);
  const others = ofTeacher(plan, ranking, one, world);
  if (others) return others;
  if (plan.status === 'unknown') return despite(plan, ranking, one, text, world) ?? plan;
  return isOneAction(plan) ? heldAgainst(ranking, plan, one, text, world) : plan;
}

/** "OK, nothing was changed", or a name that nobody has, which is a word that the weights know. */
const isNothing = ({ suggestions, stranger }: Plan, ranking: Ranking, id: string): boolean =>
  stranger === undefined
    ? suggestions === undefined
    : stranger !== '' && ranking.speaksFor(stranger.toLowerCase(), id) > 0;

/** Taken for a denial, a doubt or somebody's name, of which the weights are sure that it is none: "Dana is ill, so tomorrow's lesson is no". */
function despite(plan: Plan, ranking: Ranking, one: ReadOne, text: string, world: IndexedWorld): Plan | null {
  const command = commandOf(ranking.candidates[0]?.command, world);
  if (!command || !isNothing(plan, ranking, command.id)) return null;
  if (!isMeantBy(ranking, limits().despite) || !leadsBy(ranking, limits().asks)) return null;
  return mayMean(command, one, ranking, world) ? proposal(command, ranking, one, text, world) : null;
}

function heldAgainst(ranking: Ranking, plan: Plan, one: ReadOne, text: string, world: IndexedWorld): Plan {
  const top = ranking.candidates[0]?.command ?? '';
  const command = commandOf(top, world);
  const doubt = doubtOf(plan, top, ranking);
  if (doubt === null) return plan;
  const shown = worldShown(one.said, world);
  const meant = doubt === 'other' && command ? inPlaceOf(plan, command, ranking, one, text, world) : null;
  if (meant) return withOther(meant, plan, shown);
  const other = command && plan.status !== 'choose' ? readAs(command, ranking, text, world) : null;
  if (!other) return doubt !== 'button' && plan.status === 'ready' ? asked(plan, world) : plan;
  const isButton = doubt === 'button' || readsMore(plan, other, ranking);
  return isButton ? withOther(plan, other, shown) : eitherOf(plan, other, shown, world);
}

/** The sentence as that command, where it may be meant and leaves no more words unread. */
function inPlaceOf(
  plan: Plan,
  command: Command,
  ranking: Ranking,
  one: ReadOne,
  text: string,
  world: IndexedWorld,
): Plan | null {
  if (!mayMean(command, one, ranking, world) || isDenied(one, command.id, ranking)) return null;
  const meant = proposal(command, ranking, one, text, world);
  return meant && !readsMore(plan, meant, ranking) ? meant : null;
}

/**
 * What becomes of a plan that the ranker takes for something else: so far ahead the other takes its place, less far the person chooses, and
 * hardly ahead the other is a button on a card that stands.
 */
function doubtOf(plan: Plan, top: string, ranking: Ranking): 'other' | 'choose' | 'button' | null {
  const taken = plan.command ?? '';
  if (isSameAction(top, taken) || (taken !== '' && !isLearned(ranking, taken))) return null;
  // Of two answers the one of which every word was read is given, but where the other is far ahead.
  const isAnswer = plan.status === 'ready' && plan.unread.length === 0 && effectOf(taken) === 'reads';
  const isEither = isAnswer && effectOf(top) === 'reads';
  if (
    mayBeInstead(plan, top, ranking) &&
    isNotSo(ranking, taken, isEither ? limits().doubts : insteadFrom(taken, top))
  )
    return 'other';
  if (plan.status === 'choose') return null;
  if (!isEither && isNotSo(ranking, taken, doubtsFrom(taken, top))) return 'choose';
  return isNotSo(ranking, taken, limits().others) ? 'button' : null;
}

/** Not where the rules found it by its name, nor where the likeliest command is only for other roles. */
const mayBeInstead = (plan: Plan, top: string, ranking: Ranking): boolean =>
  top !== 'none' && ranking.ofOthers === null && !isOfWhatIsThere(plan);

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
  (status === 'ready' || status === 'ask' || (status === 'choose' && !given)) &&
  (!('items' in slots) || isUnsettled(status, command)) &&
  (!given || isGuessed(given, command));

/** Several lessons, of which something is still to be asked. */
const isUnsettled = (status: Plan['status'], command: string | null): boolean =>
  status === 'ask' && command === 'meeting.addBatch';

/** Taken for a command of which it has no phrase; what was put into the words of an action is so by a rule with a name. */
const isGuessed = (given: Slots, command: string | null): boolean =>
  Object.keys(given).every((key) => key === 'command' || (key === 'frame' && effectOf(command) === 'reads'));

/** "No need to cancel Adam": what is denied is not guessed. */
const isGuessedDenial = ({ given, command }: Plan, { said }: ReadOne): boolean =>
  given !== undefined && denies(said.normal.text) && !saidByDenying.has(command ?? '');

/** The rules know what somebody or something is called, the weights do not, and are not ahead by far. */
const readsMore = (plan: Plan, other: Plan, ranking: Ranking): boolean =>
  plan.unread.length < other.unread.length && !isNotSo(ranking, plan.command ?? '', limits().doubts);

/** "Move Waves before Optics", "yes to Omer": a lesson of a plan or a waiting request of that name exists, which the weights cannot know. */
const isOfWhatIsThere = ({ slots }: Plan): boolean =>
  ['request', 'pending', 'lesson'].some((slot) => slots[slot] !== undefined);

/** The lead from which the rules are hardly ever right; higher for two commands of which right plans have shown that. */
const insteadFrom = (taken: string, top: string): number =>
  Math.max(limits().instead, (limits().doubtsOf as Record<string, number>)[`${taken} ${top}`] ?? 0);

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

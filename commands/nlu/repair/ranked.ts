/**
 * A way of speaking that the rules never met: the ranker tells what it is likely to mean. It is asked about, with what was read in it,
 * and never done at once.
 */
import type { Command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { limits } from '../rank/sharedWeights.ts';
import { worldShown } from '../parse/suggest.ts';
import { isMeantBy, leadsBy, rank, type Ranking } from '../rank/rank.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';
import type { ReadOne } from '../parse/readOne.ts';
import { isTakenBack, isDenied, mayMean } from './mayMean.ts';
import { commandOf, readAs, isTooOpen, choiceOf, proposal, whichOfThese } from './proposal.ts';

const suggested = 3;

/** Not understood, rather than understood and refused, or small talk. */
const isOpen = ({ status, suggestions, stranger }: Plan): boolean =>
  status === 'unknown' && suggestions !== undefined && stranger === undefined;

/** "1": a number alone is as likely any of many things. */
const isWordless = ({ said }: ReadOne): boolean => !/\p{L}/u.test(said.normal.text);

/** The likeliest that may be meant. */
const nearestOf = (ranking: Ranking, one: ReadOne, world: IndexedWorld): Command[] =>
  ranking.candidates
    .flatMap(({ command }) => commandOf(command, world) ?? [])
    .filter((command) => mayMean(command, one, ranking, world))
    .slice(0, suggested);

/** The rules make nothing of it, and it has words. */
const isUnheard = (one: ReadOne): boolean => (isOpen(one.plan) || isTakenBack(one)) && !isWordless(one);

export function ranked(one: ReadOne, text: string, world: IndexedWorld, given?: Slots): Plan | null {
  if (given !== undefined || !isUnheard(one)) return null;
  const ranking = rank(one.said, world.role);
  const top = ranking.candidates[0]?.command;
  if (top === 'none') return null;
  const nearest = nearestOf(ranking, one, world);
  const [first] = nearest;
  if (first === undefined || isDenied(one, first.id, ranking)) return null;
  // What is only for others to say may be likelier still: nothing else is proposed then.
  const isFirst = top === first.id && ranking.ofOthers === null;
  if (isFirst && leadsBy(ranking, limits().asks)) {
    const meant = proposal(first, ranking, one, text, world);
    if (meant) return meant;
  }
  const mayOffer = isFirst && isMeantBy(ranking, limits().offers);
  const offered = mayOffer ? oneOf(nearest, ranking, one, text, world) : null;
  return offered ?? (isTakenBack(one) ? null : withNearest(one, nearest, world));
}

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

/** What could be said instead, the likeliest first. */
function withNearest({ plan, said: read }: ReadOne, nearest: Command[], world: IndexedWorld): Plan {
  const shown = worldShown(read, world);
  const said = nearest.flatMap(({ examples }) => examples(shown)[world.locale][0] ?? []);
  return { ...plan, suggestions: [...new Set([...said, ...(plan.suggestions ?? [])])].slice(0, suggested) };
}

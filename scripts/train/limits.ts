/** How far ahead a candidate must be: set on writers from whom nothing was learned, on what the rules do not understand of them. */
import { catalogue } from '../../commands/intents/catalogue.ts';
import { isMeantBy, leadsBy, rank, type Books, type Ranking } from '../../commands/nlu/rank/rank.ts';
import { readOne } from '../../commands/nlu/parse/readOne.ts';
import { doubtsOf } from './doubts.ts';
import type { Labelled } from './labelled.ts';

type Ranked = { ranking: Ranking; isRight: boolean; isForNothing: boolean };

const effects = new Map(catalogue.map(({ id, effect }) => [id, effect]));

/** A question is worth asking where it is right at least so often; what is less sure is offered beside others. */
const worthAsking = 0.8;
/** Three at once are worth their room where nothing at all is meant at most so often. */
const inVain = 0.08;
/** Below it the weights hardly tell a wish from a remark. */
const leastOffered = 8;
/** Below it remarks are asked about: the calibration's writers make few of them. */
const leastAsked = 20;
const highest = 120;

/** What the rules leave, as the ranker sees it. */
function leftOver(rows: Labelled[], books: Books): Ranked[] {
  return rows.flatMap((row) => {
    const { plan, said } = readOne(row.text, row.world);
    if (plan.status !== 'unknown' || plan.suggestions === undefined) return [];
    const ranking = rank(said, row.as, books);
    const isRight = ranking.candidates[0]?.command === row.command;
    return [{ ranking, isRight, isForNothing: row.command === 'none' }];
  });
}

/**
 * What the calibration's writers say too rarely to set a limit by: set by them and the blind sets together, where a right plan that is
 * doubted costs as much as a wrong one that is not.
 */
const fixed = {
  orders: 13,
  told: 55,
  destroys: 20,
  doubts: 50,
  others: 6,
  instead: 15,
  despite: 75,
  ofTeacher: 12,
  answersInPart: 45,
};

/** The lowest limit above which every higher one does. */
function lowest(does: (limit: number) => boolean): number {
  let limit = highest;
  while (limit > 0 && does(limit - 1)) limit--;
  return limit;
}

export type Limits = {
  /** The lead over all others from which a question is answered. */
  answers: number;
  /** The same, where a word of it plays no part. */
  answersInPart: number;
  /** The lead over all others from which one thing is asked about. */
  asks: number;
  /** The lead over nothing at all from which three are offered. */
  offers: number;
  /** The same, where the rules of mood take it for no order. */
  orders: number;
  /** The same, where it tells what one did: no sentence of the tests in which nothing is meant comes near it. */
  told: number;
  /** The same, where it takes something away and a word plays no part. */
  destroys: number;
  /** The same, where its words deny something, or seem to. */
  despite: number;
  /** The lead of what is only for the teacher over all that a family may say, from which it is told so. */
  ofTeacher: number;
  /** The lead over what the rules took it for, from which their plan or their question is doubted. */
  doubts: number;
  /** The same, from which the other thing is a button on the card of a plan that stands. */
  others: number;
  /** The same, from which the other thing is asked about in place of it. */
  instead: number;
  /** The same as `doubts`, of one command that is taken for another ("schedule.show schedule.next"), where right plans show that less is enough. */
  doubtsOf: Record<string, number>;
};

export function limitsOf(rows: Labelled[], books: Books): Limits {
  const left = leftOver(rows, books);
  const effectOf = ({ ranking }: Ranked) => effects.get(ranking.candidates[0]?.command ?? '');
  const proposed = left.filter((one) => effectOf(one) !== undefined);
  const reading = proposed.filter((one) => effectOf(one) === 'reads');
  const over = (list: Ranked[], limit: number) => list.filter(({ ranking }) => leadsBy(ranking, limit));
  return {
    answers: lowest((limit) => over(reading, limit).every(({ isRight }) => isRight)),
    offers: lowest((limit) => {
      if (limit < leastOffered) return false;
      const offered = proposed.filter(({ ranking }) => isMeantBy(ranking, limit));
      return offered.filter(({ isForNothing }) => isForNothing).length <= inVain * offered.length;
    }),
    ...fixed,
    doubtsOf: doubtsOf(rows, books, fixed.doubts),
    asks: lowest((limit) => {
      if (limit < leastAsked) return false;
      const asked = over(proposed, limit);
      return asked.filter(({ isRight }) => isRight).length >= worthAsking * asked.length;
    }),
  };
}

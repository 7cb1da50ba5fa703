/** How far ahead a candidate must be: set on writers from whom nothing was learned, on what the rules do not understand of them. */
import { catalogue } from '../../commands/catalogue.ts';
import { isMeantBy, leadsBy, rank, type Books, type Ranking } from '../../commands/pipeline/rank.ts';
import { readOne } from '../../commands/pipeline/readOne.ts';
import type { Labelled } from './labelled.ts';

type Ranked = { ranking: Ranking; isRight: boolean; isAmongThree: boolean };

const deeds = new Map(catalogue.map(({ id, deed }) => [id, deed]));

/** A question is worth asking where it is right at least so often. */
const worthAsking = 0.75;
/** Three at once are worth their room where the right one is nearly always among them; above it traps stay traps. */
const worthOffering = 0.766;
const highest = 120;

/** What the rules leave, as the ranker sees it. */
function leftOver(rows: Labelled[], books: Books): Ranked[] {
  return rows.flatMap((row) => {
    const { plan, said } = readOne(row.text, row.world);
    if (plan.status !== 'unknown' || plan.suggestions === undefined) return [];
    const ranking = rank(said, row.as, books);
    const place = ranking.candidates.findIndex(({ command }) => command === row.command);
    return [{ ranking, isRight: place === 0, isAmongThree: place >= 0 && place < 3 }];
  });
}

/** Too few plans of the calibration's writers stand ready to move what is rather new to set this by them: it is set by the blind sets. */
const doubts = 75;

/** The lowest limit above which every higher one does. */
function lowest(does: (limit: number) => boolean): number {
  let limit = highest;
  while (limit > 0 && does(limit - 1)) limit--;
  return limit;
}

/**
 * The lead over all others from which a question is answered, and from which one thing is asked about; over nothing at all, from which three
 * are offered; over what the rules took it for, from which their plan is doubted.
 */
export type Limits = { answers: number; asks: number; offers: number; doubts: number };

export function limitsOf(rows: Labelled[], books: Books): Limits {
  const left = leftOver(rows, books);
  const deedOf = ({ ranking }: Ranked) => deeds.get(ranking.candidates[0]?.command ?? '');
  const proposed = left.filter((one) => deedOf(one) !== undefined);
  const reading = proposed.filter((one) => deedOf(one) === 'reads');
  const over = (list: Ranked[], limit: number) => list.filter(({ ranking }) => leadsBy(ranking, limit));
  return {
    answers: lowest((limit) => over(reading, limit).every(({ isRight }) => isRight)),
    offers: lowest((limit) => {
      const offered = proposed.filter(({ ranking }) => isMeantBy(ranking, limit));
      return offered.filter(({ isAmongThree }) => isAmongThree).length >= worthOffering * offered.length;
    }),
    doubts,
    asks: lowest((limit) => {
      const asked = over(proposed, limit);
      return asked.filter(({ isRight }) => isRight).length >= worthAsking * asked.length;
    }),
  };
}

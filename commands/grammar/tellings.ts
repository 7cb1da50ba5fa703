/** A clause that tells how somebody is, in words that nothing else reads. */
import type { EntityCandidate } from '../kernel/annotatedText.ts';
import type { Token } from '../nlu/text/tokens.ts';
import { isOpen } from './reasons.ts';

/** Longer is a story, and may order something. */
const longest = 6;

export const because = (from: Token, to: Token, cost: number): EntityCandidate => ({
  kind: 'word',
  sense: 'reason',
  value: '',
  from: from.from,
  to: to.to,
  cost,
});

/** "I always forget" says nothing of how far an order goes. */
const isAlways = /^(?:always|תמיד)$/;

/** What may stand in it: little words, and what only looks like a name. */
const isBeside = (one: EntityCandidate): boolean =>
  one.kind === 'word' ? /^(?:filler|reason|prep|mine)$/.test(one.sense) : 'fit' in one && one.fit === 'near';

/**
 * The clause that `own` words at `at` open, up to the next mark or order; null where it says anything beside how they are.
 * `orders`: what begins an order, whatever stands before it; `wishes`: words after which it would be an order or none; `had`: what may also be called as a lesson is ("he has training").
 */
export function tellingAt(
  { tokens, readings }: { tokens: Token[]; readings: EntityCandidate[] },
  at: number,
  own: number,
  { wishes, orders, had }: { wishes: RegExp; orders?: RegExp; had?: Token | undefined },
): EntityCandidate | null {
  const opens = tokens[at];
  const end = tokens.findIndex(
    (one, k) =>
      k >= at + own &&
      ((one.kind === 'mark' && one.text !== "'s") ||
        (orders?.test(one.text) ?? false) ||
        // "אני באוטו מחר": the day is that of the order too.
        (k > at + own &&
          readings.some(({ kind, from, to }) => kind === 'time' && from <= one.from && to >= one.to))),
  );
  const told = tokens.slice(at + own, end < 0 ? tokens.length : end);
  const last = told.at(-1);
  if (opens === undefined || last === undefined || told.length > longest) return null;
  const over = (one: Token) => readings.filter(({ from, to }) => from < one.to && to > one.from);
  const isTold = (one: Token) =>
    one.kind !== 'number' &&
    !wishes.test(one.text) &&
    !isOpen.test(one.text) &&
    (isAlways.test(one.text) ||
      over(one).every(
        (two) =>
          isBeside(two) ||
          (two.kind === 'word' &&
            two.sense === 'noun' &&
            (two.from === had?.from || two.value === 'student')),
      ));
  return told.every(isTold) &&
    told.some((one) => over(one).every((two) => two.kind === 'word' && two.sense === 'reason'))
    ? because(opens, last, 0.9)
    : null;
}

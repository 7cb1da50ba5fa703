/** Why somebody cannot come, in whatever words: read by what stands before them. */
import type { Reading } from '../../pipeline/read.ts';
import type { Token } from '../../pipeline/tokens.ts';

const has = /^(?:has|have|got)$/;
const is = /^(?:is|are|am|i'm|he's|she's|they're|be|'s)$/;
const aThing = /^(?:a|an|his|her|their|my|some|the)$/;
/** What somebody has done is no thing of theirs. */
const isDone =
  /(?:[^e]ed|en|nt|pt)$|^(?:to|got|gone|come|been|done|paid|made|found|put|left|told|said|read)$/;

/**
 * What somebody has or where somebody is: "has a school trip", "I'm in court", "there's a parents' evening". Up to three words that
 * nothing else reads.
 */
export function excuses(tokens: Token[], readings: Reading[]): Reading[] {
  const isOther = ({ from, to, kind }: Token) =>
    kind !== 'latin' ||
    readings.some(
      (one) =>
        one.from < to &&
        one.to > from &&
        !((one.kind === 'person' || one.kind === 'subject') && one.fit === 'near'),
    );
  return tokens.flatMap((token, at) => {
    const isHas = has.test(token.text);
    if (!isHas && !is.test(token.text)) return [];
    let next = at + 1;
    if (!isHas && !/^(?:at|in|on)$/.test(tokens[next++]?.text ?? '')) return [];
    if (aThing.test(tokens[next]?.text ?? '')) next++;
    else if (isHas && isDone.test(tokens[next]?.text ?? 'to')) return [];
    const first = next;
    let last: Token | undefined;
    for (; next < first + 3; next++) {
      const word = tokens[next];
      if (word === undefined || isOther(word)) break;
      last = word;
    }
    return last === undefined
      ? []
      : [{ kind: 'word' as const, sense: 'reason', value: '', from: token.from, to: last.to, cost: 0.9 }];
  });
}

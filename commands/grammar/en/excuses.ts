/** Why something is ordered, in whatever words: read by what stands before them. */
import type { EntityCandidate } from '../../kernel/annotatedText.ts';
import type { Token } from '../../nlu/text/tokens.ts';
import { because, tellingAt } from '../tellings.ts';

const has = /^(?:has|have|got)$/;
const is = /^(?:is|are|am|i'm|he's|she's|they're|be|'s)$/;
const aThing = /^(?:a|an|his|her|their|my|some|the)$/;
/** What somebody has done is no thing of theirs. */
const isDone =
  /(?:[^e]ed|en|nt|pt)$|^(?:to|got|gone|come|been|done|paid|made|found|put|left|told|said|read)$/;

const isSo = /^(?:i'm|he's|she's|they're|we're|it's)$/;
const wishes = /^(?:asking|wanting|hoping|able|coming|not|no|sure|thinking|kidding|joking|saying|supposed)$/;

/** What tells how somebody is begins so, behind a comma: "she's stressed about the exam", "the group is too big". */
function wordsOfOpening(tokens: Token[], at: number): number {
  const [before, first, next, third] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (before?.text !== ',' || first === undefined) return 0;
  if (isSo.test(first.text)) return 1;
  if (/^(?:i|we|he|she|they|it)$/.test(first.text)) return is.test(next?.text ?? '') ? 2 : 0;
  return first.text === 'the' && is.test(third?.text ?? '') ? 3 : 0;
}

/**
 * What somebody has or where somebody is: "has a school trip", "I'm in court", "there's a parents' evening". Up to three words that
 * nothing else reads.
 */
export function excuses(tokens: Token[], readings: EntityCandidate[]): EntityCandidate[] {
  const isOther = ({ from, to, kind }: Token) =>
    kind !== 'latin' ||
    readings.some(
      (one) =>
        one.from < to &&
        one.to > from &&
        !(one.kind === 'word' && one.sense === 'reason') &&
        !((one.kind === 'person' || one.kind === 'subject') && one.fit === 'near'),
    );
  return tokens.flatMap((token, at) => {
    const own = wordsOfOpening(tokens, at);
    const how = own > 0 ? tellingAt({ tokens, readings }, at, own, { wishes }) : null;
    if (how !== null) return [how];
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
    return last === undefined ? [] : [because(token, last, 0.9)];
  });
}

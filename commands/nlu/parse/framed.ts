/** A sentence of which only what it names is kept, as an order of one verb. */
import type { NormalText } from '../text/normalize.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import type { Token } from '../text/tokens.ts';
import { typedText } from '../../kernel/unread.ts';

const names = (one: EntityCandidate): boolean =>
  ((one.kind === 'person' || one.kind === 'subject') && one.fit === 'exact') ||
  one.kind === 'time' ||
  one.kind === 'money' ||
  (one.kind === 'word' && /^(?:noun|scope|place|which|direction)$/.test(one.sense));

/** The sentence as an order of the given verb ("offer … instead"): what it names stays where it was typed, every other word goes. */
export function framed({ normal, tokens, readings }: AnnotatedText, verb: string): NormalText {
  const [before = '', after = ''] = verb.split('…');
  const said = readings.filter(names);
  const isSaid = (from: number, to: number) => said.some((one) => one.from <= from && one.to >= to);
  let text = '';
  const origin: number[] = [];
  const put = (some: string, from: (at: number) => number) => {
    text += some;
    for (let at = 0; at < some.length; at++) origin.push(from(at));
  };
  put(before, () => 0);
  tokens.forEach(({ from, to, text: word }, at) => {
    const next = tokens[at + 1];
    const isBeside =
      (/^(?:to|from|at|on|until|till|for|with|in|before|after)$/.test(word) &&
        next !== undefined &&
        isSaid(next.from, next.to)) ||
      word === "'s" ||
      (word === 'of' && tokens[at - 1]?.text === 'instead') ||
      (word === 'instead' && next?.text === 'of');
    if (!isSaid(from, to) && !isBeside) return;
    if (word !== "'s") put(' ', () => normal.origin[from] ?? 0);
    put(normal.text.slice(from, to), (k) => normal.origin[from + k] ?? 0);
  });
  put(after, () => normal.raw.length - 1);
  origin.push(normal.raw.length);
  return { ...normal, text, origin };
}

/** They tell nothing that could be left out. */
const functionWords =
  /^(?:[a-z]|much|many|such|than|or|else|at|by|up|down|off|out|how|th|st|nd|rd|me|us|him|her|them|you|of|as)$/;

/** The words that went, but for little ones and those by which the verb was chosen. */
export function lostWords({ normal, tokens, readings }: AnnotatedText, hints: RegExp[]): string[] {
  const known = [
    ...readings.filter((one) => names(one) || one.kind === 'word'),
    ...hints.flatMap(({ source }) =>
      [...normal.text.matchAll(new RegExp(source, 'g'))].map(({ index, 0: { length } }) => ({
        from: index,
        to: index + length,
      })),
    ),
  ];
  const isLost = ({ kind, text, from, to }: Token): boolean =>
    kind !== 'mark' &&
    text !== "'s" &&
    !functionWords.test(text) &&
    !known.some((one) => one.from <= from && one.to >= to);
  return tokens.filter(isLost).map((token) => typedText(token, normal));
}

/** A sentence of which only what it names is kept, as an order of one verb. */
import type { NormalText } from './normalize.ts';
import type { Reading, Said } from './read.ts';

const names = (one: Reading): boolean =>
  ((one.kind === 'person' || one.kind === 'subject') && one.fit === 'exact') ||
  one.kind === 'time' ||
  one.kind === 'money' ||
  (one.kind === 'word' && /^(?:noun|scope|place|which|direction)$/.test(one.sense));

/** The sentence as an order of the given verb ("offer … instead"): what it names stays where it was typed, every other word goes. */
export function framed({ normal, tokens, readings }: Said, verb: string): NormalText {
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

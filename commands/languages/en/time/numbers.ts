/** Spelled numbers: "twenty one", "fifth", "twenty-first", "two thousand and eighteen", "nineteen seventy eight". */
import type { Leaf, Token } from '../../time/chart.ts';

const ones =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split(
    '|',
  );
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|');
const firsts =
  'zeroth|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth'.split(
    '|',
  );

const small = new Map(ones.map((word, n) => [word, n]));
const ten = new Map(tens.map((word, i) => [word, (i + 2) * 10]));
const ordinal = new Map(firsts.map((word, n) => [word, n]));
ordinal.set('twentieth', 20).set('thirtieth', 30);
ten.set('fourty', 40);
ordinal.set('eigth', 8).set('nineth', 9).set('twelvth', 12);

export function englishNumbers(text: string, tokens: Token[]): Leaf[] {
  const leaves: Leaf[] = [];
  const cardinal = (from: number, to: number, n: number) =>
    leaves.push({ from, to, cat: 'num', value: { n }, rule: 'number word' });
  const rank = (from: number, to: number, n: number) =>
    leaves.push({ from, to, cat: 'ord', value: { n }, rule: 'ordinal' });
  const after = (i: number): Token | undefined => {
    const next = tokens[i + 1];
    return next?.text === '-' ? tokens[i + 2] : next;
  };
  tokens.forEach((token, i) => {
    const one = small.get(token.text);
    const tenth = ten.get(token.text);
    const nth = ordinal.get(token.text);
    if (one !== undefined) cardinal(token.from, token.to, one);
    if (nth !== undefined && nth > 0) rank(token.from, token.to, nth);
    if (tenth !== undefined) {
      cardinal(token.from, token.to, tenth);
      const next = after(i);
      const unit = next && small.get(next.text);
      const last = next && ordinal.get(next.text);
      if (next && unit !== undefined && unit > 0 && unit < 10) cardinal(token.from, next.to, tenth + unit);
      if (next && last !== undefined && last > 0 && last < 10) rank(token.from, next.to, tenth + last);
    }
    if (/^\d{1,2}$/.test(token.text)) {
      const suffix = tokens[i + 1];
      if (suffix?.from === token.to && /^(st|nd|rd|th)$/.test(suffix.text))
        rank(token.from, suffix.to, Number(token.text));
    }
  });
  return leaves.filter((leaf) => text.length >= leaf.to);
}

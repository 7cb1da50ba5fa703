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

/** The number that the words from i on spell, up to 99. */
function spelled(tokens: Token[], i: number): { n: number; next: number } | undefined {
  const word = tokens[i]?.text ?? '';
  const tenth = ten.get(word);
  if (tenth === undefined) {
    const n = small.get(word);
    return n === undefined ? undefined : { n, next: i + 1 };
  }
  const at = tokens[i + 1]?.text === '-' ? i + 2 : i + 1;
  const unit = small.get(tokens[at]?.text ?? '');
  return unit !== undefined && unit > 0 && unit < 10
    ? { n: tenth + unit, next: at + 1 }
    : { n: tenth, next: i + 1 };
}

export function englishNumbers(text: string, tokens: Token[]): Leaf[] {
  const leaves: Leaf[] = [];
  const cardinal = (from: number, to: number, n: number) =>
    leaves.push({ from, to, cat: 'num', value: { n }, rule: 'number word' });
  const rank = (from: number, to: number, n: number, figures = false) =>
    leaves.push({ from, to, cat: 'ord', value: figures ? { n, figures } : { n }, rule: 'ordinal' });
  const year = (from: number, to: number, y: number) =>
    leaves.push({ from, to, cat: 'year', value: { y }, rule: 'year' });
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
        rank(token.from, suffix.to, Number(token.text), true);
    }
    if (/^(?:1[3-9]|2[01])\d\d$/.test(token.text)) year(token.from, token.to, Number(token.text));
    const century = spelled(tokens, i);
    const start =
      century?.n === 2 && tokens[century.next]?.text === 'thousand'
        ? { n: 2000, next: century.next + 1 }
        : undefined;
    if (start) {
      const and = tokens[start.next]?.text === 'and' ? start.next + 1 : start.next;
      const rest = spelled(tokens, and);
      year(token.from, tokens[start.next - 1]?.to ?? token.to, 2000);
      if (rest) year(token.from, tokens[rest.next - 1]?.to ?? token.to, 2000 + rest.n);
    } else if (century && (century.n === 19 || century.n === 20)) {
      const zero = /^(?:zero|oh|o)$/.test(tokens[century.next]?.text ?? '');
      const rest = spelled(tokens, zero ? century.next + 1 : century.next);
      if (rest && (zero ? rest.n < 10 : rest.n > 9))
        year(token.from, tokens[rest.next - 1]?.to ?? token.to, century.n * 100 + rest.n);
    }
  });
  return leaves.filter((leaf) => text.length >= leaf.to);
}

/** Hebrew words for the chart: beside each word stand its prefixes ("ב+", "ו+") and the rest, where the rest is a word of time. */
import type { Token } from '../../time/chart.ts';
import { cut } from '../../time/lexicon.ts';
import { isPrefix, prefixLetters, prefixSplits } from '../prefixes.ts';

/** `vocabulary`: the words with which phrases begin; only before these are prefixes taken off. */
export function hebrewTokens(text: string, vocabulary: ReadonlySet<string>): Token[] {
  const tokens: Token[] = [];
  const known = new Set<string>();
  const add = (word: string, from: number, to: number) => {
    const key = `${word} ${from} ${to}`;
    if (known.has(key)) return;
    known.add(key);
    tokens.push({ text: word, from, to });
  };
  /** The last letter takes the hyphen that ties it to what follows: "ב-5". */
  const prefix = (letters: string[], from: number, end: number) => {
    let at = from;
    letters.forEach((letter, i) => {
      const to = i === letters.length - 1 ? end : at + letter.length;
      add(`${letter}+`, at, to);
      at = to;
    });
  };
  let before = '';
  for (const token of cut(text)) {
    // "ב17" and "ב 17" are "at", not Monday, unless "יום" stands before.
    const joins =
      /^[בהו]$/.test(token.text) &&
      (/^-?\d/.test(text.slice(token.to)) ||
        (/^ \d/.test(text.slice(token.to)) && !/(?:יום|ימים|ימי|-)$/.test(before)));
    before = token.text;
    if (!joins) add(token.text, token.from, token.to);
    if (!/^[א-ת]/.test(token.text)) continue;
    for (const { prefix: front, rest } of prefixSplits(token.text)) {
      // A single letter is a weekday only with its geresh: "וד'".
      if (rest.length === 1 ? text[token.to] !== "'" : !vocabulary.has(rest)) continue;
      // "הכל" is everything, not "the every".
      if (rest === 'כל' && front.endsWith('ה')) continue;
      const end = token.from + front.length;
      prefix(prefixLetters(front), token.from, end);
      add(rest, end, token.to);
    }
    // "ב5", "ב-5", "ב 5", "ל-חמש", "מה-15": letters that stand before a figure or a hyphen.
    if (!isPrefix(token.text)) continue;
    const after = text.slice(token.to, token.to + 16);
    const next =
      /^(?:-?\d|-[א-ת]| -? ?\d|- \d)/.test(after) ||
      (token.to - token.from === 1 && vocabulary.has(/^ ([א-ת]{3,})/.exec(after)?.[1] ?? ''));
    if (next) prefix(prefixLetters(token.text), token.from, token.to + (text[token.to] === '-' ? 1 : 0));
  }
  return tokens;
}

/**
 * From text to tokens, and from tokens to leaves.
 * A language declares phrases: `phrases('weekday', {sunday: {w: 0}, …})` for values, `wordClass('to', 'to|until|till')` for connectives.
 * Phrases may have several words and signs; they match whole tokens only, so "monitor" is never Monday.
 * A language may cut its own tokens (`Language.words`), also overlapping ones: a prefix letter and the rest beside the whole word.
 */
import type { Leaf, Token } from './chart.ts';
import type { Category, Values } from './values.ts';

const tokenPattern = /\p{N}+|[\p{L}\p{M}]+(?:['"][\p{L}\p{M}]+)*|[^\s]/gu;

export function cut(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern))
    tokens.push({ text: match[0], from: match.index, to: match.index + match[0].length });
  return tokens;
}

export type Phrase = { words: string[]; cat: Category | `$${string}`; value?: unknown; score?: number };

/** `spoken` maps a phrase, or several parted by '|', to its value. */
export function phrases<C extends Category>(cat: C, spoken: Record<string, Values[C]>, score = 0): Phrase[] {
  return Object.entries(spoken).flatMap(([texts, value]) =>
    texts.split('|').map((text) => ({ words: cut(text).map((token) => token.text), cat, value, score })),
  );
}

export function wordClass(name: string, texts: string): Phrase[] {
  return texts
    .split('|')
    .map((text) => ({ words: cut(text).map((token) => token.text), cat: `$${name}` as const }));
}

export type Lexicon = Map<string, Phrase[]>;

export function lexicon(list: Phrase[]): Lexicon {
  const map: Lexicon = new Map();
  for (const phrase of list) {
    const first = phrase.words[0] ?? '';
    const known = map.get(first);
    if (known) known.push(phrase);
    else map.set(first, [phrase]);
  }
  return map;
}

export function leavesOf(text: string, tokens: Token[], words: Lexicon): Leaf[] {
  const starting = new Map<number, Token[]>();
  for (const token of tokens) {
    const known = starting.get(token.from);
    if (known) known.push(token);
    else starting.set(token.from, [token]);
  }
  const leaves: Leaf[] = [];
  for (const token of tokens) {
    for (const phrase of words.get(token.text) ?? []) {
      let end = token.to;
      let whole = true;
      for (let i = 1; i < phrase.words.length && whole; i++) {
        const next = starting
          .get(text[end] === ' ' ? end + 1 : end)
          ?.find((one) => one.text === phrase.words[i]);
        if (next) end = next.to;
        else whole = false;
      }
      if (whole)
        leaves.push({
          from: token.from,
          to: end,
          cat: phrase.cat,
          value: phrase.value,
          rule: phrase.words.join(' '),
          score: phrase.score ?? 0,
        });
    }
  }
  return leaves;
}

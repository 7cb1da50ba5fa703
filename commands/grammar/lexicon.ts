/** Little words that many commands share, by their sense; found at each word of a sentence at once. */
import { expandPattern } from '../nlu/text/expandPattern.ts';
import { prefixSplits, type Token } from '../nlu/text/tokens.ts';

/** 'scope:this', 'notify:quiet', 'noun:lesson', 'prep:to', 'filler' …; the part before the colon is the kind. */
export type Sense = string;

type Entry = { words: string[]; sense: Sense };

export type Lexicon = Map<string, Entry[]>;

/** One line per sense: 'sense: phrase, phrase', each with its choices "(a|b) [c]". A phrase of several words is found as they follow each other. */
export function lexicon(senses: Record<Sense, string>): Lexicon {
  const made: Lexicon = new Map();
  for (const [sense, phrases] of Object.entries(senses)) {
    for (const phrase of phrases.split(',').flatMap(expandPattern)) {
      // "let's" is two words to the tokenizer.
      const words = phrase
        .trim()
        .replace(/(?<=[A-Za-zÀ-ӿא-ي])'s(?= |$)/u, " 's")
        .split(/\s+/);
      const first = words[0];
      if (first === undefined || first === '') continue;
      const entry = { words, sense };
      const list = made.get(first);
      if (list) list.push(entry);
      else made.set(first, [entry]);
    }
  }
  return made;
}

export type Found = { sense: Sense; from: number; to: number; words: number };

/** Everything the lexicon knows that begins at token `at`, Hebrew prefixes taken off where that helps. */
export function findAt(known: Lexicon, tokens: Token[], at: number): Found[] {
  const token = tokens[at];
  if (token === undefined) return [];
  const found: Found[] = [];
  const splits = token.kind === 'hebrew' ? prefixSplits(token.text) : [0];
  for (const split of splits) {
    for (const entry of known.get(token.text.slice(split)) ?? []) {
      // A word taken apart must be worth it: two letters under a prefix are too often another word.
      if (split > 0 && entry.words.length === 1 && token.text.length - split < 3) continue;
      // "ולקבוע" is to book.
      if (token.text.endsWith('לקבוע')) continue;
      const last = tokens[at + entry.words.length - 1];
      if (last === undefined) continue;
      if (entry.words.every((word, k) => k === 0 || tokens[at + k]?.text === word))
        found.push({ sense: entry.sense, from: token.from + split, to: last.to, words: entry.words.length });
    }
  }
  return found;
}

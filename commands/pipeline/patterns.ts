/** The phrases of all commands, found at every word of a sentence; one letter off only where nothing fits. */
import type { Command } from '../command.ts';
import { oneEdit, withoutOne } from '../people/nameIndex.ts';
import { prefixSplits, type Token } from './tokens.ts';

type Pattern = { command: Command; words: string[]; atStart: boolean; atEnd: boolean; source: string };

export type PatternBook = { byFirst: Map<string, Pattern[]>; near: Map<string, string[]> };

export type VerbFound = {
  command: Command;
  pattern: string;
  /** Ranges of the normal text that the phrase takes; more than one where it has a gap. */
  ranges: { from: number; to: number }[];
  words: number;
  /** The word as it should have been spelt. */
  misspelt: string | null;
};

/** "(a|b) c [d]" → its plain phrases. */
export function expandPattern(pattern: string): string[] {
  const group = /\(([^()]*)\)|\[([^[\]]*)\]/.exec(pattern);
  if (!group) return [pattern.trim().replace(/\s+/g, ' ')];
  const options = group[1] !== undefined ? group[1].split('|') : ['', ...(group[2] ?? '').split('|')];
  const before = pattern.slice(0, group.index);
  const after = pattern.slice(group.index + group[0].length);
  return options.flatMap((option) => expandPattern(before + option + after));
}

export function patternBook(commands: Command[]): PatternBook {
  const book: PatternBook = { byFirst: new Map(), near: new Map() };
  for (const command of commands)
    for (const source of [...command.says.en, ...command.says.he])
      for (const plain of expandPattern(source)) {
        // "who's" is two words to the tokenizer.
        const all = plain
          .replace(/'s(?= |$)/g, " 's")
          .split(' ')
          .filter((word) => word !== '');
        const words = all.filter((word) => word !== '^' && word !== '$');
        const first = words[0];
        if (first === undefined) continue;
        const pattern = { command, words, atStart: all[0] === '^', atEnd: all.at(-1) === '$', source };
        const list = book.byFirst.get(first);
        if (list) list.push(pattern);
        else {
          book.byFirst.set(first, [pattern]);
          if (first.length >= 4)
            for (const shorter of withoutOne(first))
              book.near.set(shorter, [...(book.near.get(shorter) ?? []), first]);
        }
      }
  return book;
}

/** Words that are one letter from a verb of ours and are verbs of their own. */
const noSlips = new Set(
  'ביטל בוטל לאשר תאשר תאשרי לשבת תשבת raise turn stay tell play pay paid cook look took hook called shift like love leave give have save'.split(
    ' ',
  ),
);

/** "moved", "הוזז": what has been done is no order with a letter wrong. */
const isPast = (typed: string, word: string): boolean =>
  (typed.endsWith('ed') && !word.endsWith('ed')) || (typed.startsWith('הו') && !word.startsWith('הו'));

const maxGap = 12;

function follow(
  pattern: Pattern,
  tokens: Token[],
  at: number,
  firstFrom: number,
  isAside: (token: Token) => boolean,
): VerbFound['ranges'] | null {
  const ranges: VerbFound['ranges'] = [];
  let from = firstFrom;
  let to = tokens[at]?.to ?? from;
  let next = at + 1;
  for (let k = 1; k < pattern.words.length; k++) {
    const word = pattern.words[k];
    if (word === '…') {
      const wanted = pattern.words[k + 1];
      let found = next;
      while (found < tokens.length && found - next <= maxGap && tokens[found]?.text !== wanted) found++;
      const token = tokens[found];
      if (token === undefined || token.text !== wanted) return null;
      ranges.push({ from, to });
      from = token.from;
      to = token.to;
      next = found + 1;
      k++;
      continue;
    }
    const token = tokens[next];
    if (token === undefined || token.text !== word) return null;
    to = token.to;
    next++;
  }
  if (pattern.atEnd && tokens.slice(next).some((token) => !isAside(token))) return null;
  ranges.push({ from, to });
  return ranges;
}

/** `courtesy`: words such as "please" and "hi", which stand aside of a phrase that begins or ends the sentence. */
export function findVerbs(
  book: PatternBook,
  tokens: Token[],
  known: (at: number) => boolean,
  courtesy: (token: Token) => 'aside' | 'need' | null = () => null,
): VerbFound[] {
  const found: VerbFound[] = [];
  const first = tokens.findIndex((token) => token.kind !== 'mark');
  const isAside = (token: Token) => token.kind === 'mark' || courtesy(token) !== null;
  // "I need help" asks for help; "I need help with maths" asks for a lesson.
  const firstProper = tokens.findIndex((token) => !isAside(token));
  const firstAfterGreeting = tokens.findIndex(
    (token) => token.kind !== 'mark' && courtesy(token) !== 'aside',
  );
  const tryWord = (at: number, word: string, from: number, misspelt: string | null) => {
    for (const pattern of book.byFirst.get(word) ?? []) {
      if (
        pattern.atStart &&
        at !== first &&
        at !== firstAfterGreeting &&
        !(pattern.atEnd && at === firstProper)
      )
        continue;
      const ranges = follow(pattern, tokens, at, from, isAside);
      if (ranges) {
        const words = pattern.words.filter((one) => one !== '…').length;
        found.push({ command: pattern.command, pattern: pattern.source, ranges, words, misspelt });
      }
    }
  };
  tokens.forEach((token, at) => {
    const splits = token.kind === 'hebrew' ? prefixSplits(token.text) : [0];
    for (const split of splits) {
      if (split > 0 && !/^ו?(?:כש|ש)?ה?$/.test(token.text.slice(0, split))) continue;
      tryWord(at, token.text.slice(split), token.from + split, null);
    }
  });
  if (found.some(({ command }) => command.deed !== 'reads')) return found;
  // Nothing to do was found: a word that is nothing else may be a verb with one letter wrong.
  tokens.forEach((token, at) => {
    if (
      token.text.length < 4 ||
      noSlips.has(token.text) ||
      known(at) ||
      (token.kind !== 'hebrew' && token.kind !== 'latin')
    )
      return;
    const tried = new Set<string>();
    for (const shorter of withoutOne(token.text))
      for (const word of book.near.get(shorter) ?? [])
        if (!tried.has(word) && oneEdit(token.text, word) && !isPast(token.text, word)) {
          tried.add(word);
          tryWord(at, word, token.from, word);
        }
  });
  return found;
}

/** The phrases of all commands, found at every word of a sentence; one letter off only where nothing fits. */
import type { Command } from '../../kernel/command.ts';
import { isOrderedBy } from '../../grammar/he/nounOrders.ts';
import { nounsOf, ordersOf } from '../../grammar/he/verbForms.ts';
import { oneEdit, withoutOne } from '../../world/nameIndex.ts';
import type { Locale } from '../../world/world.ts';
import { expandPattern } from '../text/expandPattern.ts';
import type { VerbHeard } from '../../kernel/interpretation.ts';
import { prefixSplits, type Token } from '../text/tokens.ts';

type Pattern = {
  command: Command;
  words: string[];
  atStart: boolean;
  atEnd: boolean;
  source: string;
  lemma: string | null;
  isNoun: boolean;
};

/** A phrase as it was written, by one of the words it may begin with: laid out when it may first have been said. */
type Written = {
  command: Command;
  source: string;
  heads: Head[];
  rest: Rest;
  laidOut: LaidOut | null;
};

/** What follows the beginning of a phrase, the same for all its beginnings: laid out, and what of it must stand, once they are asked for. */
type Rest = { text: string; words: string[][] | null; needs: string[][] | null };

/** `lemma`: the infinitive of which a form was made, where the form was not written itself. */
type Head = { first: string; text: string; lemma: string | null; isNoun: boolean };

/** All forms of one written phrase: those that any word may follow, and the others by the word that must; `nth` as written. */
type LaidOut = { any: Numbered[]; by: Map<string, Numbered[]> };
type Numbered = Pattern & { nth: number };

export type PatternBook = {
  written: Map<string, Written[]>;
  /** First words by what is left of them without one letter. */
  near: Map<string, string[]> | null;
};

export type VerbFound = VerbHeard & { command: Command };

/** "who's" is two words to the tokenizer. */
const wordsOf = (plain: string): string[] =>
  (plain.includes("'s") ? plain.replace(/'s(?= |$)/g, " 's") : plain)
    .split(' ')
    .filter((word) => word !== '');

/** Where the parts of a phrase end that stand beside each other: "(a|b c) [d] e" has three. */
function partEnds(pattern: string): number[] {
  const ends: number[] = [];
  let depth = 0;
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at];
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    else if (char === ' ' && depth === 0) ends.push(at);
  }
  return [...ends, pattern.length];
}

/** The beginnings of a phrase, laid out as far as each has its first word. */
function headsOf(source: string): { heads: Head[]; rest: string } {
  let heads: Head[] = [];
  for (const end of partEnds(source)) {
    heads = expandPattern(source.slice(0, end)).map((text) => ({
      first: wordsOf(text).find((word) => word !== '^' && word !== '$') ?? '',
      text,
      lemma: null,
      isNoun: false,
    }));
    if (heads.every(({ first }) => first !== '')) return { heads: asOrders(heads), rest: source.slice(end) };
  }
  return { heads: asOrders(heads.filter(({ first }) => first !== '')), rest: '' };
}

/** A phrase that begins with an infinitive is said as an order too, in every form of it. */
function asOrders(heads: Head[]): Head[] {
  const known = new Set(heads.map(({ text }) => text));
  const made = (lemma: string, text: string, isNoun: boolean) => (form: string) => ({
    first: form,
    text: text.replace(lemma, form),
    lemma,
    isNoun,
  });
  const more = heads.flatMap(({ first, text }) => [
    ...ordersOf(first).map(made(first, text, false)),
    ...nounsOf(first).map(made(first, text, true)),
  ]);
  return [...heads, ...more.filter(({ text }) => !known.has(text) && known.add(text))];
}

/** The phrases of one language. */
export function patternBook(commands: Command[], locale: Locale): PatternBook {
  const book: PatternBook = { written: new Map(), near: null };
  for (const command of commands)
    for (const source of command.says[locale]) {
      const { heads, rest } = headsOf(source);
      const after: Rest = { text: rest, words: null, needs: null };
      for (const [first, all] of Map.groupBy(heads, (head) => head.first)) {
        const entry = { command, source, heads: all, rest: after, laidOut: null };
        const list = book.written.get(first);
        if (list) list.push(entry);
        else book.written.set(first, [entry]);
      }
    }
  return book;
}

/** What must stand somewhere after the beginning of a phrase: one of each of these words. */
function needsOf(rest: string): string[][] {
  let from = 0;
  const parts = partEnds(rest).map((end) => {
    const part = rest.slice(from, end);
    from = end;
    return part.trim();
  });
  return parts
    .filter((part) => part !== '' && part !== '$' && !part.includes('['))
    .map((part) => expandPattern(part).map((plain) => wordsOf(plain)[0] ?? '…'))
    .filter((words) => !words.includes('…'));
}

const maySay = ({ rest }: Written, said: ReadonlySet<string>): boolean =>
  (rest.needs ??= needsOf(rest.text)).every((words) => words.some((word) => said.has(word)));

function layOut({ command, source, heads, rest }: Written): LaidOut {
  const made: LaidOut = { any: [], by: new Map() };
  let nth = 0;
  const ends = (rest.words ??= expandPattern(rest.text).map(wordsOf));
  for (const { text, lemma, isNoun } of heads) {
    const begun = wordsOf(text);
    for (const end of ends) {
      const all = [...begun, ...end];
      const words = all.filter((word) => word !== '^' && word !== '$');
      const [atStart, atEnd] = [all[0] === '^', all.at(-1) === '$'];
      const phrase = { command, words, atStart, atEnd, source, lemma, isNoun, nth: nth++ };
      const [, second] = words;
      if (second === undefined || second === '…') made.any.push(phrase);
      else {
        const list = made.by.get(second);
        if (list) list.push(phrase);
        else made.by.set(second, [phrase]);
      }
    }
  }
  return made;
}

/** The forms that the words after the first may go on, in the order in which they were written. */
function formsAt({ any, by }: LaidOut, tokens: Token[], at: number): Numbered[] {
  const next = tokens[at + 1];
  if (next === undefined || by.size === 0) return any;
  const after = courtesies.test(next.text) ? by.get(tokens[at + 2]?.text ?? '') : undefined;
  const here = by.get(next.text);
  if (here === undefined && after === undefined) return any;
  return [...any, ...(here ?? []), ...(after ?? [])].sort((one, other) => one.nth - other.nth);
}

/** The first words that this may be, one letter wrong. */
function wordsNear(book: PatternBook, shorter: string): string[] {
  if (book.near === null) {
    const near = (book.near = new Map<string, string[]>());
    for (const first of book.written.keys())
      if (first.length >= 4)
        for (const less of withoutOne(first)) {
          const list = near.get(less);
          if (list) list.push(first);
          else near.set(less, [first]);
        }
  }
  return book.near.get(shorter) ?? [];
}

/** Words that are one letter from a verb of ours and are verbs of their own. */
export const noSlips = new Set(
  'אחים סיימתי נהנה נהנית עבר עברה סיימה התפנה התפנתה ביטל בוטל לאשר תאשר תאשרי לשבת תשבת תגיד תגידי תגידו נשים הכנסה הוצאה הנחה הפסקה הודעה raise turn stay tell play pay paid cook look took hook called shift like love loves leave leaves give have save wake bill ship sing shop drip hope made might forgot מחירים אענה'.split(
    ' ',
  ),
);

/** "moved", "הוזז": what has been done is no order with a letter wrong. */
const isPast = (typed: string, word: string): boolean =>
  (typed.endsWith('ed') && !word.endsWith('ed')) ||
  (typed.startsWith('הו') && !word.startsWith('הו')) ||
  (/(?:תי|נו)$/.test(typed) && !/(?:תי|נו)$/.test(word)) ||
  // "הזכירה" beside "מזכירה", "סיים" beside "לסיים"
  (typed.startsWith('ה') && word === `מ${typed.slice(1)}`) ||
  (/^[למתנא]/.test(word) && word.slice(1) === typed) ||
  // "קבעה" beside "קבעי"
  (/^[א-ת]{3,}ה$/.test(typed) && word === `${typed.slice(0, -1)}י`);

const maxGap = 12;
const courtesies = /^(?:please|pls|plz|kindly|בבקשה|נא|פליז)$/;

function follow(
  pattern: Pattern,
  tokens: Token[],
  at: number,
  firstFrom: number,
  isAside: (token: Token) => boolean,
): VerbHeard['ranges'] | null {
  const ranges: VerbHeard['ranges'] = [];
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
    let token = tokens[next];
    // "add, please, my son": a courtesy within a phrase is none of its words.
    if (token !== undefined && token.text !== word && courtesies.test(token.text)) {
      ranges.push({ from, to });
      token = tokens[++next];
      from = token?.from ?? to;
    }
    if (token === undefined || token.text !== word) return null;
    to = token.to;
    next++;
  }
  if (pattern.atEnd && tokens.slice(next).some((token) => !isAside(token))) return null;
  ranges.push({ from, to });
  return ranges;
}

const isOfNouns = ({ heads }: Written): boolean => heads.some(({ isNoun }) => isNoun);

/** `leastSlip`: so long must a word be to count as misspelt where other verbs stand beside it; without it none does.
 *  `courtesy`: words such as "please" and "hi", which stand aside of a phrase that begins or ends the sentence. */
export function findVerbs(
  books: PatternBook[],
  tokens: Token[],
  known: (at: number) => boolean,
  courtesy: (token: Token) => 'aside' | 'need' | null = () => null,
  leastSlip = 0,
): VerbFound[] {
  const found: VerbFound[] = [];
  const first = tokens.findIndex((token) => token.kind !== 'mark');
  const isAside = (token: Token) => token.kind === 'mark' || courtesy(token) !== null;
  // "I need help" asks for help; "I need help with maths" asks for a lesson.
  const firstProper = tokens.findIndex((token) => !isAside(token));
  const firstAfterGreeting = tokens.findIndex(
    (token) => token.kind !== 'mark' && courtesy(token) !== 'aside',
  );
  const said = new Set(tokens.map(({ text }) => text));
  const tryWord = (at: number, word: string, from: number, misspelt: string | null, article = false) => {
    for (const { written } of books)
      for (const entry of written.get(word) ?? [])
        if (maySay(entry, said)) tryPhrase(entry, at, from, misspelt, article);
  };
  const tryPhrase = (entry: Written, at: number, from: number, misspelt: string | null, article: boolean) => {
    for (const pattern of formsAt((entry.laidOut ??= layOut(entry)), tokens, at)) {
      if (
        pattern.atStart &&
        at !== first &&
        at !== firstAfterGreeting &&
        !(pattern.atEnd && at === firstProper)
      )
        continue;
      // "התפנה" is a word of its own: no order has an article.
      if (article && pattern.lemma !== null && !pattern.isNoun) continue;
      if (pattern.isNoun && !isOrderedBy(tokens, at, from, isAside)) continue;
      const ranges = follow(pattern, tokens, at, from, isAside);
      if (ranges) {
        const words = pattern.words.filter((one) => one !== '…').length;
        found.push({
          command: pattern.command,
          pattern: pattern.source,
          ranges,
          words,
          misspelt,
          lemma: pattern.lemma,
        });
      }
    }
  };
  tokens.forEach((token, at) => {
    const splits = token.kind === 'hebrew' ? prefixSplits(token.text) : [0];
    for (const split of splits) {
      if (split > 0 && !/^ו?(?:כש|ש)?ה?$/.test(token.text.slice(0, split))) continue;
      tryWord(at, token.text.slice(split), token.from + split, null, token.text[split - 1] === 'ה');
    }
  });
  if (leastSlip === 0 && found.some(({ command }) => command.effect !== 'reads')) return found;
  // Nothing to do was found: a word that is nothing else may be a verb with one letter wrong.
  tokens.forEach((token, at) => {
    if (
      token.text.length < Math.max(4, leastSlip) ||
      noSlips.has(token.text) ||
      known(at) ||
      (token.kind !== 'hebrew' && token.kind !== 'latin')
    )
      return;
    // A noun that is no order here ("הזזת את עומר") is spelt as it should be.
    if (books.some((book) => book.written.get(token.text)?.some(isOfNouns))) return;
    const tried = new Set<string>();
    for (const shorter of withoutOne(token.text))
      for (const word of books.flatMap((book) => wordsNear(book, shorter)))
        if (!tried.has(word) && oneEdit(token.text, word) && !isPast(token.text, word)) {
          tried.add(word);
          tryWord(at, word, token.from, word);
        }
  });
  return found;
}

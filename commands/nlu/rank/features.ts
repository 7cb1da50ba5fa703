/**
 * What a sentence is ranked by: its words and their stems, pairs of neighbours, what it names and in which order, the senses of its little
 * words, and who says it. Pure, and the same in training and at work. A name is a kind, a colon and a value; capitals are marks, small
 * letters are words, so that the name alone tells which language it belongs to.
 */
import type { AnnotatedText } from '../../kernel/annotatedText.ts';
import { prefixSplits } from '../text/tokens.ts';
import type { Locale, SpeakerRole } from '../../world/world.ts';
import { skeletonOf, type Skeleton, type Thing } from './skeleton.ts';
import { englishStem, hebrewRoot } from './stems.ts';

const isHebrew = /[א-ת]/;
const ofWords = /^(?:w|p|r|f|c|b|first|last):.*[a-z]/;

/** The language whose weights have the feature; null: those of both. */
export const localeOf = (feature: string): Locale | null =>
  isHebrew.test(feature) ? 'he' : ofWords.test(feature) ? 'en' : null;

const mostSame = 3;
const longestCounted = 8;

/** A free number is a number, whatever it counts. */
const spelling = (word: string): string => word.replace(/\d+/g, '#');

/** The key under which the forms of one word meet. */
function stemOf(word: string): string {
  if (isHebrew.test(word)) return word.endsWith('-') ? word : hebrewRoot(word);
  return /^[a-z]/.test(word) ? englishStem(word) : word;
}

function addHebrew(word: string, found: Set<string>): void {
  if (word.endsWith('-')) return;
  for (const split of prefixSplits(word).slice(1)) found.add(`p:${word.slice(split)}`);
  if (word.length > 3 && 'ושהכלבמ'.includes(word.charAt(0))) found.add(`r:${hebrewRoot(word.slice(1))}`);
  // "תזיז" is said to somebody, "הזיז" tells of somebody.
  if (/^[לתנאי]/.test(word)) found.add(`f:${word.charAt(0)}${hebrewRoot(word)}`);
}

/** Parts of words carry a slip of the keyboard, and forms that the stems do not know: how a word begins says more than what is inside. */
function addLetters(word: string, found: Set<string>): void {
  if (word.length < 3 || !/^\p{L}/u.test(word)) return;
  const closed = `^${word}$`;
  for (let at = 0; at + 3 <= closed.length; at++) found.add(`c:${closed.slice(at, at + 3)}`);
  found.add(`c:${closed.slice(0, 4)}`);
}

function addWord(spelt: string, found: Set<string>): void {
  const word = spelling(spelt);
  found.add(`w:${word}`);
  if (stemOf(word) !== word) found.add(`r:${stemOf(word)}`);
  if (isHebrew.test(word)) addHebrew(word, found);
  addLetters(word, found);
}

/** What one word says by itself, wherever it stands. */
export function featuresOfWord(word: string): Set<string> {
  const found = new Set<string>();
  addWord(word, found);
  return found;
}

/** One letter for a thing, and for a time its kind. */
const shortMark = (mark: string): string => (mark.startsWith('T') ? mark.slice(0, 5) : mark.slice(0, 1));

const sealed = (mark: string): string => `<${mark}>`;

const voice: Record<SpeakerRole, string> = {
  teacher: 'T',
  student: 'S',
  parent: 'P',
  visitor: 'V',
  admin: 'A',
};

function addNeighbours({ pieces }: Skeleton, role: SpeakerRole, found: Set<string>): void {
  const line = pieces.map((piece) =>
    'word' in piece ? stemOf(spelling(piece.word)) : sealed(shortMark(piece.thing.mark)),
  );
  const closed = ['^', ...line, '$'];
  for (let at = 1; at < closed.length; at++) found.add(`b:${closed[at - 1]} ${closed[at]}`);
  const [first, last] = [line[0], line.at(-1)];
  if (first !== undefined) found.add(`first:${first}|${voice[role]}`);
  if (last !== undefined) found.add(`last:${last}`);
  found.add(`LEN:${Math.min(longestCounted, line.length)}`);
}

function addThings(things: Thing[], said: AnnotatedText, role: SpeakerRole, found: Set<string>): void {
  const marks = things.map(({ mark }) => mark);
  const letters = marks.map((mark) => mark.slice(0, 1));
  for (const mark of marks) found.add(`S:${mark}`);
  for (const letter of 'PSTMN%QL') {
    const same = letters.filter((one) => one === letter).length;
    found.add(`N:${letter}${Math.min(mostSame, same)}`);
  }
  found.add(`O:${marks.map(shortMark).join(' ')}`);
  found.add(`R:${voice[role]}|${letters.join('')}`);
  const prepositions = said.readings.filter((one) => one.kind === 'word' && one.sense === 'prep');
  for (const { mark, reading } of things)
    for (const before of prepositions)
      if (before.kind === 'word' && before.to <= reading.from && reading.from - before.to <= 1)
        found.add(`PP:${before.value}>${mark}`);
}

/** What the lexicon of either language makes of little words: "tomorrow's" of a scope, "please", "not". */
function addSenses({ readings }: AnnotatedText, role: SpeakerRole, found: Set<string>): void {
  for (const one of readings) {
    if (one.kind !== 'word') continue;
    found.add(`L:${one.sense}`);
    if (one.value !== '') found.add(`L:${one.sense}:${one.value}`);
    found.add(`LR:${one.sense}|${voice[role]}`);
  }
}

/** Each feature once, in an order that depends on the sentence alone. */
export function featuresOf(said: AnnotatedText, role: SpeakerRole): string[] {
  const skeleton = skeletonOf(said);
  const found = new Set<string>(['ALWAYS', `ROLE:${voice[role]}`]);
  if (said.normal.text.includes('?')) found.add('Q:?');
  for (const piece of skeleton.pieces) if ('word' in piece) addWord(piece.word, found);
  addNeighbours(skeleton, role, found);
  addThings(skeleton.things, said, role, found);
  addSenses(said, role, found);
  return [...found];
}

/**
 * Which commands a sentence may mean, by whole sums over learned weights (scripts/train): the same words, the same order of candidates on
 * every engine. It proposes; what a sentence does is for the commands to say.
 */
import { catalogue } from '../../intents/catalogue.ts';
import { spokenIn } from '../../grammar/spokenIn.ts';
import type { AnnotatedText } from '../../kernel/annotatedText.ts';
import type { SpeakerRole } from '../../world/world.ts';
import { englishWeights } from './englishWeights.ts';
import { featuresOf, featuresOfWord, localeOf } from './features.ts';
import { hebrewWeights } from './hebrewWeights.ts';
import { columns, sharedWeights, type Columns } from './sharedWeights.ts';
import { hashOf, type Weights } from './weights.ts';

/** Weights by language, and what they speak of; a language that is not spoken is not asked for. */
export type Books = Columns & { shared: Weights; he: Weights | null; en: Weights | null };

type Candidate = { command: string; sum: number };

export type Ranking = {
  /** The best first; `none` where nothing is to be done. Of the kinds of nothing only the likeliest. */
  candidates: Candidate[];
  /** How many features of the sentence have a weight at all. */
  counted: number;
  /** What is only for others to say, where that is likelier than all that this person may. */
  ofOthers: Candidate | null;
  /** How much a word of the sentence speaks for a candidate, over the one it competes with. */
  speaksFor(word: string, command: string): number;
};

const whoSays = new Map<string, readonly SpeakerRole[]>(catalogue.map(({ id, who }) => [id, who]));

/** Parts of words say something of words that nobody has met: the word itself speaks only where it, or a form of it, was learned. */
const isOfWhole = (feature: string): boolean => !feature.startsWith('c:');

/** "none.report" is a kind of "none". */
const commandOf = (label: string): string => (label.startsWith('none.') ? 'none' : label);

/** What is only for others to say. What is not there yet may be anybody's, and who is not signed in may be anybody. */
const isOfOthers = (id: string, role: SpeakerRole): boolean =>
  role !== 'visitor' && !(whoSays.get(id)?.includes(role) ?? true);

function booksFor(said: AnnotatedText): Books {
  const spoken = spokenIn(said.normal.text);
  return {
    ...columns(),
    shared: sharedWeights(),
    he: spoken.includes('he') ? hebrewWeights() : null,
    en: spoken.includes('en') ? englishWeights() : null,
  };
}

/** Adds what a feature says to the sums; false where it says nothing. */
function add(feature: string, books: Books, sums: Int32Array): boolean {
  const book = books[localeOf(feature) ?? 'shared'];
  const row = book?.rows.get(hashOf(feature));
  if (!book || row === undefined) return false;
  const end = book.ends[row] as number;
  for (let at = row === 0 ? 0 : (book.ends[row - 1] as number); at < end; at++) {
    const label = book.labels[at] as number;
    sums[label] = (sums[label] as number) + (book.values[at] as number);
  }
  return true;
}

function sumsOf(features: Iterable<string>, books: Books): { sums: Int32Array; counted: number } {
  const sums = new Int32Array(books.labels.length);
  let counted = 0;
  for (const feature of features) if (add(feature, books, sums)) counted++;
  for (const [kind, of] of books.kinds)
    for (const label of of) sums[label] = (sums[label] as number) + (sums[kind] as number);
  return { sums, counted };
}

export function rank(said: AnnotatedText, role: SpeakerRole, books = booksFor(said)): Ranking {
  const { sums, counted } = sumsOf(featuresOf(said, role), books);
  const best = new Map<string, { label: number; sum: number }>();
  let ofOthers: Candidate | null = null;
  for (const [at, label] of books.labels.entries()) {
    if (label === null) continue;
    const [command, sum] = [commandOf(label), sums[at] as number];
    if (isOfOthers(command, role)) {
      if (sum > (ofOthers?.sum ?? 0)) ofOthers = { command, sum };
      continue;
    }
    const known = best.get(command);
    if (!known || sum > known.sum) best.set(command, { label: at, sum });
  }
  const candidates = [...best].sort(([, a], [, b]) => b.sum - a.sum || a.label - b.label);
  return {
    candidates: candidates.map(([command, { sum }]) => ({ command, sum })),
    counted,
    ofOthers: ofOthers && ofOthers.sum > (candidates[0]?.[1].sum ?? 0) ? ofOthers : null,
    speaksFor(word, command) {
      const own = sumsOf([...featuresOfWord(word)].filter(isOfWhole), books).sums;
      const rival = candidates.find(([other]) => other !== command)?.[1].label ?? 0;
      return (own[best.get(command)?.label ?? 0] as number) - (own[rival] as number);
    },
  };
}

/**
 * Whether the first candidate is ahead of another by so much. A longer sentence has larger sums by chance alone, so the lead is held
 * against their number: lead / √counted ≥ limit / 10, in whole numbers.
 */
function isAhead({ candidates, counted }: Ranking, rival: Candidate | undefined, limit: number): boolean {
  return isFar((candidates[0]?.sum ?? 0) - (rival?.sum ?? 0), counted, limit);
}

const isFar = (lead: number, counted: number, limit: number): boolean =>
  lead >= 0 && 100 * lead * lead >= limit * limit * counted;

/** Ahead of all others. */
export const leadsBy = (ranking: Ranking, limit: number): boolean =>
  isAhead(ranking, ranking.candidates[1], limit);

/** Ahead of nothing being meant at all. */
export const isMeantBy = (ranking: Ranking, limit: number): boolean =>
  isAhead(
    ranking,
    ranking.candidates.find(({ command }) => command === 'none'),
    limit,
  );

/** Ahead of what it was taken for. */
export const isNotSo = (ranking: Ranking, command: string, limit: number): boolean =>
  isAhead(
    ranking,
    ranking.candidates.find((one) => one.command === command),
    limit,
  );

/** There are rows of it (commands/rows): of a command that is newer than the weights they can say nothing. */
export const isLearned = ({ candidates }: Ranking, command: string): boolean =>
  candidates.some((one) => one.command === command);

/** By how much the first candidate is ahead of another, as the limits are written. */
export function leadOver({ candidates, counted }: Ranking, command: string): number {
  const sum = candidates.find((one) => one.command === command)?.sum ?? 0;
  return (10 * ((candidates[0]?.sum ?? 0) - sum)) / Math.sqrt(Math.max(1, counted));
}

/** Whether what is only for others to say is so far ahead of all that this person may. */
export const isOfOthersBy = ({ ofOthers, candidates, counted }: Ranking, limit: number): boolean =>
  ofOthers !== null && isFar(ofOthers.sum - (candidates[0]?.sum ?? 0), counted, limit);

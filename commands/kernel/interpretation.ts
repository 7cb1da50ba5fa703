/** A sentence as one command hears it: its words in order, each with the part it plays. */
import type { NormalText } from '../nlu/text/normalize.ts';
import type { EntityCandidate } from './annotatedText.ts';
import type { Token } from '../nlu/text/tokens.ts';

/** What a preposition (or a Hebrew prefix) makes of the words after it. */
export type Role =
  | 'of'
  | 'to'
  | 'from'
  | 'at'
  | 'with'
  | 'for'
  | 'by'
  | 'until'
  | 'before'
  | 'after'
  | 'about'
  | 'instead'
  | 'except';

export type Entity = EntityCandidate & {
  role: Role | null;
  /** Stands in a list with the item before it ("Dana and Noam"). */
  joined: boolean;
};

/** The phrase of a command that stands in the sentence. */
export type VerbHeard = {
  pattern: string;
  /** Ranges of the normal text that the phrase takes; more than one where it has a gap. */
  ranges: { from: number; to: number }[];
  words: number;
  /** The word as it should have been spelt. */
  misspelt: string | null;
  /** The infinitive of a form that was made of it. */
  lemma: string | null;
};

export type Interpretation = {
  normal: NormalText;
  tokens: Token[];
  items: Entity[];
  verb: VerbHeard | null;
  unread: Token[];
  /** "Before the exam": it bounds when by something that no calendar knows, or says what a lesson with its own hour is for. */
  bounds: EntityCandidate[];
  /** "Sick", "something came up": what is said of why. */
  reasons: EntityCandidate[];
  /** Words that ask, beside those of the phrase: what the answer has to tell. */
  questions: EntityCandidate[];
  cost: number;
  polite: boolean;
  negated: boolean;
  /** "should I…", "is Dana…", or a question mark without a polite form. */
  asks: boolean;
  questionMark: boolean;
  /** "was", "היה": it tells what has been. */
  past: boolean;
  /** "Omer wants to …": somebody else's wish, told by the one who decides. */
  wish: boolean;
  /** "sick", "something came up": why it is asked for. */
  excused: boolean;
  /** "Can Dana come …", "could my lesson be …": it asks what may be, of someone or something else than the one who is asked. */
  able: boolean;
  /** "Comes", "let us do", "נוח לו": a word that says of a lesson only that it is held; what changes is said beside it. */
  light: boolean;
};

export const isTime = (item: Entity): item is Entity & { kind: 'time' } => item.kind === 'time';

export function words(heard: Interpretation, sense: string, value?: string): (Entity & { kind: 'word' })[] {
  return heard.items.filter(
    (item): item is Entity & { kind: 'word' } =>
      item.kind === 'word' && item.sense === sense && (value === undefined || item.value === value),
  );
}

/**
 * The text with blanks for the people and subjects it names, letter for letter as long: a name is no word of the sentence (ורד is not
 * הורד, and Drew Drop drops nothing).
 */
export function unnamed({ normal: { text }, items }: Pick<Interpretation, 'normal' | 'items'>): string {
  let words = text;
  for (const { kind, from, to } of items)
    if (kind === 'person' || kind === 'subject')
      words = words.slice(0, from) + ' '.repeat(to - from) + words.slice(to);
  return words;
}

export const has = (heard: Interpretation, sense: string, value?: string): boolean =>
  words(heard, sense, value).length > 0;

/** The words of the verb as they stand. */
export const verbTexts = ({ verb, normal }: Interpretation): string[] =>
  (verb?.ranges ?? []).map(({ from, to }) => normal.text.slice(from, to));

/** What a sentence was read as: its words, and everything that stands in them. */
import type { MissingDate } from '../grammar/time/missingDate.ts';
import type { TimeReading } from '../grammar/time/readings.ts';
import type { Named } from '../world/nameIndex.ts';
import type { NormalText } from '../nlu/text/normalize.ts';
import type { Token } from '../nlu/text/tokens.ts';

export type At = {
  /** Offsets in the normal text. */
  from: number;
  to: number;
  /** What it costs a cover to use it. */
  cost: number;
};

export type EntityCandidate = At &
  /** `isFamily`: all who are called so are meant, and not one of them. */
  (
    | { kind: 'person' | 'subject'; named: Named[]; fit: 'exact' | 'sound' | 'near'; isFamily?: true }
    | { kind: 'time'; time: TimeReading }
    | { kind: 'number'; value: number }
    | { kind: 'money'; value: number; currency: string | null }
    | { kind: 'percent'; value: number }
    | { kind: 'quoted'; text: string }
    | { kind: 'link'; form: 'url' | 'email' | 'route'; text: string }
    /** A little word of grammar/{en,he}/words.ts; `kind` is its sense before the colon, `value` what stands after it. */
    | { kind: 'word'; sense: string; value: string }
  );

export type AnnotatedText = {
  normal: NormalText;
  tokens: Token[];
  readings: EntityCandidate[];
  /** Days that were said and do not exist. */
  missing: MissingDate[];
};

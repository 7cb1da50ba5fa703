/** A sentence as its own words with a mark for each thing it names: "move <person> to <time>". */
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';

export type Thing = { mark: string; reading: EntityCandidate };

/** A word of the sentence's own, or a thing that it names. A prefix or ending that is left of a token beside a thing has a hyphen. */
type Piece = { from: number } & ({ word: string } | { thing: Thing });

const letterOf: Partial<Record<EntityCandidate['kind'], string>> = {
  person: 'P',
  subject: 'S',
  time: 'T',
  money: 'M',
  percent: '%',
  number: 'N',
  quoted: 'Q',
  link: 'L',
};

/** Of two readings of the same words the first counts. */
const order = ['quoted', 'link', 'money', 'percent', 'time', 'person', 'subject', 'number'];

/** Marks are capitals, so that they are told from words. */
function markOf(reading: EntityCandidate): string {
  const letter = letterOf[reading.kind] ?? '';
  if (reading.kind !== 'time') return letter;
  const { kind } = reading.time;
  const grain = 'grain' in reading.time ? `.${String(reading.time.grain)}` : '';
  return `${letter}.${kind}${kind === 'interval' ? grain : ''}`.toUpperCase();
}

const isNear = (reading: EntityCandidate): boolean =>
  (reading.kind === 'person' || reading.kind === 'subject') && reading.fit === 'near';

/** The things of a sentence, the longest reading of each stretch of words; in order. */
function thingsIn({ readings, normal }: AnnotatedText, used: Uint8Array): Thing[] {
  const length = ({ from, to }: EntityCandidate) => to - from;
  const candidates = readings
    .filter((one) => letterOf[one.kind] !== undefined && !isNear(one))
    .sort(
      (a, b) =>
        length(b) - length(a) ||
        order.indexOf(a.kind) - order.indexOf(b.kind) ||
        a.cost - b.cost ||
        a.from - b.from,
    );
  const things: Thing[] = [];
  for (const reading of candidates) {
    if (used.subarray(reading.from, Math.min(reading.to, normal.text.length)).some(Boolean)) continue;
    used.fill(1, reading.from, reading.to);
    things.push({ mark: markOf(reading), reading });
  }
  return things.sort((a, b) => a.reading.from - b.reading.from);
}

/** What of a token stands outside the things; null where nothing does. */
function ownPart(text: string, from: number, to: number, used: Uint8Array): string | null {
  let [first, last] = [from, to];
  while (first < last && used[first]) first++;
  while (last > first && used[last - 1]) last--;
  if (first === last) return null;
  const part = text.slice(first, last);
  return `${first > from ? '-' : ''}${part}${last < to ? '-' : ''}`;
}

export type Skeleton = { pieces: Piece[]; things: Thing[] };

export function skeletonOf(said: AnnotatedText): Skeleton {
  const { text } = said.normal;
  const used = new Uint8Array(text.length + 1);
  const things = thingsIn(said, used);
  const pieces: Piece[] = things.map((thing) => ({ from: thing.reading.from, thing }));
  for (const { from, to } of said.tokens) {
    const word = ownPart(text, from, to, used);
    if (word !== null) pieces.push({ from, word });
  }
  return { pieces: pieces.sort((a, b) => a.from - b.from), things };
}

/**
 * Weights as text, and read back: for each feature the hash of its name, and how much it speaks for or against some of the labels. Text,
 * because Node, the page and the tests all read JSON alike.
 */
import { decoder, Frequencies, type Coder } from './rangeCoder.ts';

/** Of every browser and of Node, though neither's types are known here. */
declare const atob: (text: string) => string;

/** `features`: how many; `text`: what weightRows describes, as bytes in base 64. */
export type PackedWeights = { features: number; text: string };

/** In rising order of the features' hashes, and of the labels within a feature; a weight from -heaviest to heaviest. */
export type WeightRows = { hash: number; labels: number[]; values: number[] }[];

export type Weights = {
  /** Where the weights of a feature begin and end, by its hash. */
  rows: Map<number, number>;
  ends: Uint32Array;
  labels: Uint8Array;
  values: Int8Array;
};

/** What a weight may be at most, either way. */
export const heaviest = 44;

/** Names are told apart by 22 bits: of the features of a sentence that were never seen, one in some hundreds is taken for another. */
const bits = 22;

/** FNV-1a over the UTF-16 units of a name. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash >>> bits) ^ hash) & ((1 << bits) - 1);
}

const half = bits / 2;
/** More labels than there are are never left to be told of. */
const byteful = 256;
const leftTold = 12;

/** The lightest weights, which are most of them, are found first. */
const toSign = (weight: number): number => (weight > 0 ? 2 * weight - 1 : -2 * weight);
const fromSign = (sign: number): number => (sign % 2 === 1 ? (sign + 1) / 2 : -sign / 2);

const frequencies = (contexts: number, symbols: number) =>
  Array.from({ length: contexts }, () => new Frequencies(symbols));

/** How weights are written: the same steps write the rows that are given, and read as many as there are. */
export function weightRows(coder: Coder, features: number, given: WeightRows = []): WeightRows {
  const lengths = new Frequencies(bits + 1);
  const counts = new Frequencies(byteful);
  // By how many labels of the feature are still to come; the weights by the sign of the one before.
  const steps = frequencies(leftTold + 1, byteful);
  const weights = frequencies(3, 2 * heaviest + 1);
  /** How much more than the last: its length in bits, and those below the highest. */
  const hashAfter = (last: number, hash = 0): number => {
    const more = hash - last;
    const length = coder.symbol(lengths, more > 0 ? 32 - Math.clz32(more) : 0);
    if (length < 2) return last + length;
    const low = Math.min(length - 1, half);
    const high = length - 1 - low;
    const upper = high > 0 ? coder.bits(high, (more >>> low) & ((1 << high) - 1)) : 0;
    return last + (1 << (length - 1)) + upper * (1 << low) + coder.bits(low, more & ((1 << low) - 1));
  };
  const rows: WeightRows = [];
  let hash = 0;
  for (let at = 0; at < features; at++) {
    const row = given[at];
    hash = hashAfter(hash, row?.hash);
    const count = coder.symbol(counts, row?.labels.length ?? 0);
    const [labels, values]: [number[], number[]] = [[], []];
    let [label, sign] = [-1, 0];
    for (let left = count; left > 0; left--) {
      const place = count - left;
      const step = steps[Math.min(left, leftTold)] as Frequencies;
      label += 1 + coder.symbol(step, (row?.labels[place] ?? 0) - label - 1);
      const value = fromSign(coder.symbol(weights[sign] as Frequencies, toSign(row?.values[place] ?? 0)));
      sign = value > 0 ? 1 : 2;
      labels.push(label);
      values.push(value);
    }
    rows.push({ hash, labels, values });
  }
  return rows;
}

export function unpack({ features, text }: PackedWeights): Weights {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const read = weightRows(decoder(bytes), features);
  let end = 0;
  return {
    rows: new Map(read.map(({ hash }, at) => [hash, at])),
    ends: Uint32Array.from(read, ({ labels }) => (end += labels.length)),
    labels: Uint8Array.from(read.flatMap(({ labels }) => labels)),
    values: Int8Array.from(read.flatMap(({ values }) => values)),
  };
}

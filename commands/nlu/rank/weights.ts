/**
 * Weights as text, and read back: for each feature the hash of its name, and how much it speaks for or against some of the labels. Text,
 * because Node, the page and the tests all read JSON alike; one sign a figure, because that packs best.
 */

export type PackedWeights = {
  /** Hashes in rising order, each as what it is more than the one before. */
  keys: string;
  /** Of each feature: how many labels it speaks of. */
  counts: string;
  /** Labels in rising order within a feature, each as what it is more than the one before. */
  labels: string;
  values: string;
};

export type Weights = {
  /** Where the weights of a feature begin and end, by its hash. */
  rows: Map<number, number>;
  ends: Uint32Array;
  labels: Uint8Array;
  values: Int8Array;
};

/** Figures from 0 to 89 as signs that JSON writes as they are. */
const firstSign = 35;
const backslash = 92;
const half = 45;
/** What a weight may be at most, either way. */
export const heaviest = half - 1;

export const signOf = (figure: number): string => {
  const code = figure + firstSign;
  return String.fromCharCode(code < backslash ? code : code + 1);
};
const figureAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return (code > backslash ? code - 1 : code) - firstSign;
};

/** Any whole number: the lower signs end it, the upper ones go on. */
export function signsOf(number: number): string {
  let signs = '';
  let left = number;
  for (; left >= half; left = Math.floor(left / half)) signs += signOf(half + (left % half));
  return signs + signOf(left);
}

function numbersIn(text: string): number[] {
  const numbers: number[] = [];
  let [number, worth] = [0, 1];
  for (let at = 0; at < text.length; at++) {
    const figure = figureAt(text, at);
    number += (figure % half) * worth;
    worth *= half;
    if (figure >= half) continue;
    numbers.push(number);
    [number, worth] = [0, 1];
  }
  return numbers;
}

/** Names are told apart by 22 bits: of the features of a sentence that were never seen, one in some hundreds is taken for another. */
const bits = 22;

/** FNV-1a over the UTF-16 units of a name. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash >>> bits) ^ hash) & ((1 << bits) - 1);
}

export function unpack({ keys, counts, labels, values }: PackedWeights): Weights {
  const rows = new Map<number, number>();
  let key = 0;
  for (const more of numbersIn(keys)) rows.set((key += more), rows.size);
  let end = 0;
  const ends = Uint32Array.from(numbersIn(counts), (count) => (end += count));
  const steps = numbersIn(labels);
  const own = new Uint8Array(steps.length);
  let at = 0;
  for (const last of ends) for (let label = -1; at < last; at++) own[at] = label += 1 + (steps[at] as number);
  return {
    rows,
    ends,
    labels: own,
    values: Int8Array.from(values, (sign) => figureAt(sign, 0) - heaviest),
  };
}

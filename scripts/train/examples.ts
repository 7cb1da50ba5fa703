/** Labelled sentences as what is learned: indices of features, and the label. */
import { featuresOf } from '../../commands/nlu/rank/features.ts';
import { saidIn } from '../../commands/nlu/parse/readOne.ts';
import type { Labelled } from './labelled.ts';
import type { Example } from './learn.ts';
import { keyOf } from './pack.ts';

/** Rarer features say more of one writer than of the language. */
const leastSeen = 4;

/** Nothing is to be done for many reasons; mixed into one label they would spoil what is known of each. */
const labelOf = ({ command, mood }: Pick<Labelled, 'command' | 'mood'>): string =>
  command === 'none'
    ? `none.${mood === null || mood === 'order' || mood === 'correction' ? 'other' : mood}`
    : command;

export type Material = { keys: string[]; labels: string[]; examples: Example[]; seen: Uint32Array };

/** The features of a sentence by what tells them apart. */
const keysOf = ({ text, world, as }: Pick<Labelled, 'text' | 'world' | 'as'>): string[] => [
  ...new Set(featuresOf(saidIn(text, world), as).map(keyOf)),
];

export function materialOf(rows: Labelled[]): Material {
  const read = rows.map(keysOf);
  const seen = new Map<string, number>();
  for (const keys of read) for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  const keys = [...seen.keys()].filter((key) => (seen.get(key) ?? 0) >= leastSeen).sort();
  const at = new Map(keys.map((key, place) => [key, place]));
  // What is said most comes first: its place is written in few signs.
  const said = Map.groupBy(rows.map(labelOf), (label) => label);
  const labels = [...said]
    .sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || (a < b ? -1 : 1))
    .map(([label]) => label);
  const examples = rows.map((row, place) => ({
    features: Int32Array.from((read[place] as string[]).flatMap((key) => at.get(key) ?? [])),
    label: labels.indexOf(labelOf(row)),
  }));
  return { keys, labels, examples, seen: Uint32Array.from(keys, (key) => seen.get(key) ?? 0) };
}

/** From labelled sentences to whole weights: learned freely, then with those that matter, then with the few that matter most. */
import { heaviest } from '../../commands/nlu/rank/weights.ts';
import { materialOf, type Material } from './examples.ts';
import { kindsAmong } from './kinds.ts';
import type { Labelled } from './labelled.ts';
import { learn, type Settings } from './learn.ts';

const free: Settings = { rounds: 6, rate: 0.25, sparsity: 3e-3, dropped: 0.15, seed: 1 };
const narrowed: Settings = { ...free, rounds: 4, seed: 3 };
const bound: Settings = { ...free, rounds: 7, sparsity: 0, seed: 2 };

/** So many weights stay; decision 085 tells what more would weigh and bring. */
const kept = 63_000;
/** And so many times as many on the way to them. */
const atFirst = 4;

/** What a weight of 1 is worth, in the logarithm of likelihood: coarse, for more weights say more than finer ones. */
const unit = 0.9;

/** A weight matters by what it says, and a little by how often it is asked. */
function mattering(weights: Float32Array, { seen }: Material, columns: number, most: number): Uint8Array {
  const worth = weights.map(
    (weight, at) => Math.abs(weight) * (seen[Math.floor(at / columns)] as number) ** 0.15,
  );
  const least = worth.filter((one) => one > 0).sort();
  const cut = least[Math.max(0, least.length - most)] ?? 0;
  return Uint8Array.from(worth, (one) => (one > 0 && one >= cut ? 1 : 0));
}

/** `columns`: what a weight may speak of, labels and kinds, those that have most weights first; `kinds`: the columns of each. */
export type Model = {
  keys: string[];
  columns: string[];
  kinds: Record<string, number[]>;
  weightsOf: (at: number) => Int8Array;
};

/** What has most weights comes first: its place is written in few signs. */
function byUse(whole: Int8Array, columns: number): number[] {
  const uses = new Uint32Array(columns);
  whole.forEach((weight, at) => {
    if (weight !== 0) uses[at % columns] = (uses[at % columns] as number) + 1;
  });
  return [...uses.keys()].sort((a, b) => (uses[b] as number) - (uses[a] as number) || a - b);
}

export function modelOf(rows: Labelled[]): Model {
  const material = materialOf(rows);
  const { keys, labels, examples } = material;
  const kinds = kindsAmong(labels);
  const names = [...labels, ...Object.keys(kinds)];
  const columnsOf = labels.map((_, label) => [
    label,
    ...Object.values(kinds).flatMap((of, kind) => (of.includes(label) ? [labels.length + kind] : [])),
  ]);
  const shape = { features: keys.length, columns: names.length, columnsOf };
  const likely = mattering(learn(examples, shape, free), material, names.length, atFirst * kept);
  const open = mattering(learn(examples, shape, narrowed, likely), material, names.length, kept);
  const whole = Int8Array.from(learn(examples, shape, bound, open), (weight) =>
    Math.max(-heaviest, Math.min(heaviest, Math.round(weight / unit))),
  );
  const order = byUse(whole, names.length);
  const placed = (label: number) => order.indexOf(label);
  return {
    keys,
    columns: order.map((column) => names[column] as string),
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, of]) => [kind, of.map(placed)])),
    weightsOf: (at) => Int8Array.from(order, (column) => whole[at * names.length + column] as number),
  };
}

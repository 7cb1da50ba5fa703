/** From labelled sentences to whole weights: learned once freely, then once more with the few that matter. */
import { heaviest } from '../../commands/nlu/rank/weights.ts';
import { materialOf, type Material } from './examples.ts';
import type { Labelled } from './labelled.ts';
import { learn, type Settings } from './learn.ts';

const free: Settings = { rounds: 8, rate: 0.25, sparsity: 3e-3, dropped: 0.15, seed: 1 };
const bound: Settings = { ...free, rounds: 7, sparsity: 0, seed: 2 };

/** So many weights stay; decision 085 tells what more would weigh and bring. */
const kept = 64_500;

/** What a weight of 1 is worth, in the logarithm of likelihood: coarse, for more weights say more than finer ones. */
const unit = 0.9;

/** A weight matters by what it says, and a little by how often it is asked. */
function mattering(weights: Float32Array, { labels, seen }: Material): Uint8Array {
  const worth = weights.map(
    (weight, at) => Math.abs(weight) * (seen[Math.floor(at / labels.length)] as number) ** 0.15,
  );
  const least = worth.filter((one) => one > 0).sort();
  const cut = least[Math.max(0, least.length - kept)] ?? 0;
  return Uint8Array.from(worth, (one) => (one > 0 && one >= cut ? 1 : 0));
}

export type Model = { keys: string[]; labels: string[]; weightsOf: (at: number) => Int8Array };

export function modelOf(rows: Labelled[]): Model {
  const material = materialOf(rows);
  const { keys, labels, examples } = material;
  const shape = { features: keys.length, labels: labels.length };
  const open = mattering(learn(examples, shape, free), material);
  const weights = learn(examples, shape, bound, open);
  const whole = Int8Array.from(weights, (weight) =>
    Math.max(-heaviest, Math.min(heaviest, Math.round(weight / unit))),
  );
  const of = (at: number) => whole.subarray(at * labels.length, (at + 1) * labels.length);
  return { keys, labels, weightsOf: of };
}

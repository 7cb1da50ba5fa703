/** One figure of the bench, and how figures are taken: ours and the peer's in turns, in one run. */

/** ratio: how many times as fast (or as small) as the peer in the same run. */
export type Measure = {
  name: string;
  value: number;
  unit: string;
  ratio: number;
  peer: string;
  aim?: string;
};

export const round = (value: number): number => Math.round(value * 100) / 100;

export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** A log-linear choice between labels, by sums over the features of a sentence. Seeded: the same examples, the same weights. */

export type Example = {
  /** Indices of the features it has. */
  features: Int32Array;
  label: number;
};

/** A weight is of a column: a label, or a kind that several labels share. `columnsOf`: those of each label. */
export type Shape = { features: number; columns: number; columnsOf: number[][] };

/** `sparsity`: the pull of each weight towards nothing; `dropped`: the share of features that a round does not see. */
export type Settings = { rounds: number; rate: number; sparsity: number; dropped: number; seed: number };

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle(list: Int32Array, random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = list[at] as number;
    list[at] = list[other] as number;
    list[other] = kept;
  }
}

/** What is smaller is not worth a step. */
const least = 1e-4;

/** Of each feature, the columns of which it may have a weight: all of them, or where `open` says 1. */
function columnsOpen({ features, columns }: Shape, open: Uint8Array | null): Int32Array[] {
  const all = Int32Array.from({ length: columns }, (_, column) => column);
  return Array.from({ length: features }, (_, feature) =>
    open === null ? all : all.filter((column) => open[feature * columns + column] === 1),
  );
}

class Learner {
  readonly weights: Float32Array;
  private readonly seen: Float32Array;
  private readonly sums: Float64Array;
  private readonly errors: Float64Array;
  /** What each column is too high by: of all the labels that have it. */
  private readonly shared: Float64Array;
  private readonly shape: Shape;
  private readonly settings: Settings;
  /** Of each feature, the columns of which it may have a weight. */
  private readonly open: Int32Array[];

  constructor(shape: Shape, settings: Settings, open: Uint8Array | null) {
    this.shape = shape;
    this.settings = settings;
    this.open = columnsOpen(shape, open);
    this.weights = new Float32Array(shape.features * shape.columns);
    this.seen = new Float32Array(shape.features * shape.columns).fill(1e-3);
    this.sums = new Float64Array(shape.columns);
    this.errors = new Float64Array(shape.columnsOf.length);
    this.shared = new Float64Array(shape.columns);
  }

  learn(features: number[], label: number, rate: number): void {
    const scale = 1 / Math.sqrt(Math.max(1, features.length));
    this.sum(features, scale);
    this.compare(label);
    for (const feature of features) this.step(feature, scale, rate);
  }

  private sum(features: number[], scale: number): void {
    const { sums, errors, weights, open } = this;
    const { columns, columnsOf } = this.shape;
    sums.fill(0);
    for (const feature of features) {
      const row = feature * columns;
      const own = open[feature] as Int32Array;
      for (let at = 0; at < own.length; at++) {
        const column = own[at] as number;
        sums[column] = (sums[column] as number) + (weights[row + column] as number) * scale;
      }
    }
    columnsOf.forEach((own, label) => {
      let sum = 0;
      for (const column of own) sum += sums[column] as number;
      errors[label] = sum;
    });
  }

  /** Sums become what each label is too likely by. */
  private compare(meant: number): void {
    const { errors, shared } = this;
    let highest = -Infinity;
    for (const sum of errors) highest = Math.max(highest, sum);
    let total = 0;
    for (let label = 0; label < errors.length; label++)
      total += errors[label] = Math.exp((errors[label] as number) - highest);
    for (let label = 0; label < errors.length; label++) errors[label] = (errors[label] as number) / total;
    errors[meant] = (errors[meant] as number) - 1;
    shared.fill(0);
    this.shape.columnsOf.forEach((own, label) => {
      const error = errors[label] as number;
      if (error < least && error > -least) return;
      for (const column of own) shared[column] = (shared[column] as number) + error;
    });
  }

  /** Each weight goes at its own pace (AdaGrad), and a little back towards nothing. */
  private step(feature: number, scale: number, rate: number): void {
    const { weights, seen, shared } = this;
    const { sparsity } = this.settings;
    const own = this.open[feature] as Int32Array;
    for (let place = 0; place < own.length; place++) {
      const column = own[place] as number;
      const error = shared[column] as number;
      if (error < least && error > -least) continue;
      const at = feature * shared.length + column;
      const slope = error * scale;
      const soFar = (seen[at] as number) + slope * slope;
      seen[at] = soFar;
      const pace = rate / Math.sqrt(soFar);
      const next = (weights[at] as number) - pace * slope;
      const shrunk = Math.max(0, Math.abs(next) - pace * sparsity * scale);
      weights[at] = next < 0 ? -shrunk : shrunk;
    }
  }
}

/** `open`: the weights that may be anything at all, where not all of them may. */
export function learn(
  examples: Example[],
  shape: Shape,
  settings: Settings,
  open: Uint8Array | null = null,
): Float32Array {
  const random = randomFrom(settings.seed);
  const learner = new Learner(shape, settings, open);
  const order = Int32Array.from(examples.keys());
  for (let round = 0; round < settings.rounds; round++) {
    shuffle(order, random);
    const rate = settings.rate * (1 - (0.8 * round) / settings.rounds);
    for (const at of order) {
      const { features, label } = examples[at] as Example;
      const kept: number[] = [];
      for (const feature of features) if (random() >= settings.dropped) kept.push(feature);
      learner.learn(kept, label, rate);
    }
  }
  return learner.weights;
}

/** What is of both languages: the labels and their kinds, how far ahead a candidate must be, and the weights of what a sentence names. */
import packed from '../../weights/shared.json' with { type: 'json' };
import { unpack, type Weights } from './weights.ts';

let unpacked: Weights | undefined;

export const sharedWeights = (): Weights => (unpacked ??= unpack(packed));

/** Weights are of columns: a column is a label (null where it is none), or a kind whose weights speak for each of its labels. */
export type Columns = {
  labels: readonly (string | null)[];
  kinds: readonly (readonly [number, readonly number[]])[];
};

export const columnsFrom = ({
  names,
  kinds,
}: {
  names: string[];
  kinds: Record<string, number[]>;
}): Columns => ({
  labels: names.map((name) => (name in kinds ? null : name)),
  kinds: Object.entries(kinds).map(([kind, of]) => [names.indexOf(kind), of]),
});

let columned: Columns | undefined;

export const columns = (): Columns => (columned ??= columnsFrom(packed));

export const limits = (): typeof packed.limits => packed.limits;

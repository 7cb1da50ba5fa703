/** Weights as the text that commands/nlu/rank/weights.ts reads back, a part for each language and one for both. */
import { gzipSync } from 'node:zlib';
import { localeOf } from '../../commands/nlu/rank/features.ts';
import { encoder } from '../../commands/nlu/rank/rangeCoder.ts';
import { hashOf, weightRows, type PackedWeights, type WeightRows } from '../../commands/nlu/rank/weights.ts';

export const parts = ['shared', 'he', 'en'] as const;
export type Part = (typeof parts)[number];

/** A feature as it is learned: what is told apart by its part and its hash. */
export const keyOf = (feature: string): string => `${localeOf(feature) ?? 'shared'} ${hashOf(feature)}`;

function pack(rows: WeightRows): PackedWeights {
  const coder = encoder();
  weightRows(coder, rows.length, rows);
  return { features: rows.length, text: Buffer.from(coder.bytes()).toString('base64') };
}

/** `weightsOf`: of a feature by its place among `keys`, all its labels. */
export function packed(keys: string[], weightsOf: (at: number) => Int8Array): Record<Part, PackedWeights> {
  const made = (part: Part): PackedWeights => {
    const rows = keys.flatMap((key, at) => {
      const [own, hash] = key.split(' ');
      const weights = own === part ? weightsOf(at) : new Int8Array();
      const labels = [...weights.keys()].filter((label) => weights[label] !== 0);
      const values = labels.map((label) => weights[label] as number);
      return labels.length === 0 ? [] : [{ hash: Number(hash), labels, values }];
    });
    return pack(rows.sort((a, b) => a.hash - b.hash));
  };
  return { shared: made('shared'), he: made('he'), en: made('en') };
}

export const packedBytes = (text: string): number => gzipSync(text, { level: 9 }).length;

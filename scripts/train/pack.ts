/** Weights as the text that commands/nlu/rank/weights.ts reads back, a part for each language and one for both. */
import { gzipSync } from 'node:zlib';
import { localeOf } from '../../commands/nlu/rank/features.ts';
import { hashOf, heaviest, signOf, signsOf, type PackedWeights } from '../../commands/nlu/rank/weights.ts';

export const parts = ['shared', 'he', 'en'] as const;
export type Part = (typeof parts)[number];

/** A feature as it is learned: what is told apart by its part and its hash. */
export const keyOf = (feature: string): string => `${localeOf(feature) ?? 'shared'} ${hashOf(feature)}`;

/** `weightsOf`: of a feature by its place among `keys`, all its labels. */
export function packed(keys: string[], weightsOf: (at: number) => Int8Array): Record<Part, PackedWeights> {
  const made = (part: Part): PackedWeights => {
    const rows = keys
      .flatMap((key, at): [number, number][] => {
        const [own, hash] = key.split(' ');
        return own === part ? [[Number(hash), at]] : [];
      })
      .sort(([a], [b]) => a - b);
    const text: PackedWeights = { keys: '', counts: '', labels: '', values: '' };
    let before = 0;
    for (const [hash, at] of rows) {
      const weights = weightsOf(at);
      const spoken = [...weights.keys()].filter((label) => weights[label] !== 0);
      if (spoken.length === 0) continue;
      text.keys += signsOf(hash - before);
      before = hash;
      text.counts += signsOf(spoken.length);
      spoken.forEach((label, place) => {
        text.labels += signsOf(label - (spoken[place - 1] ?? -1) - 1);
        text.values += signOf((weights[label] as number) + heaviest);
      });
    }
    return text;
  };
  return { shared: made('shared'), he: made('he'), en: made('en') };
}

export const packedBytes = (text: string): number => gzipSync(text, { level: 9 }).length;

/** What the language weighs, minified and packed, without chrono and what else is a library. */
import { gzipSync } from 'node:zlib';
import type { Rollup } from 'vite';
import { buildLanguage } from './buildLanguage.ts';

/** The parts that come with a first sentence in Hebrew that moves a lesson, the weights by which it is doubted among them. */
const hebrewSentence = ['hebrew', 'actions_meetings', 'later_ranked', 'ranking-he'];

/** In kilobytes; docs/decisions/007 tells what they are of. */
export const languageLimits = { heard: 67, firstSentence: 243, all: 472 };

export type LanguageWeights = Record<keyof typeof languageLimits, number>;

/** The domain and the libraries are the page's already. */
const isElsewhere = (id: string): boolean =>
  (/^[@a-z]/.test(id) && !/^[a-z]+:/.test(id)) || /\/domain\//.test(id);

function weigh(chunks: Rollup.OutputChunk[], wanted: (chunk: Rollup.OutputChunk) => boolean): number {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const taken = new Set<string>();
  const waiting = chunks.filter(wanted).map(({ fileName }) => fileName);
  if (waiting.length === 0) throw new Error('There is nothing to weigh.');
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = byName.get(name);
    if (!chunk || taken.has(name)) continue;
    taken.add(name);
    waiting.push(...chunk.imports);
  }
  const bytes = [...taken].map((name) => gzipSync(byName.get(name)?.code ?? '', { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

export async function weighLanguage(): Promise<LanguageWeights> {
  const chunks = await buildLanguage({ readSentence: 'commands/nlu/readSentence.ts' }, isElsewhere);
  const isFirst = ({ isEntry }: Rollup.OutputChunk) => isEntry;
  const isSpoken = (chunk: Rollup.OutputChunk) =>
    isFirst(chunk) || hebrewSentence.some((part) => chunk.fileName.includes(part));
  return {
    heard: weigh(chunks, isFirst),
    firstSentence: weigh(chunks, isSpoken),
    all: weigh(chunks, () => true),
  };
}

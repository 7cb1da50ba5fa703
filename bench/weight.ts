/** What understanding sentences weighs: every command and both languages, minified and packed, without chrono and what else is a library. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { root } from '../scripts/productNode.mjs';
import { round, type Measure } from './measure.ts';

const limit = 45;

/** The weight in kilobytes of everything that this file of commands/ takes along; domain and libraries are the page's already. */
export async function packedKilobytes(entry: string): Promise<number> {
  const made = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'esnext',
      lib: { entry: join(root, entry), formats: ['es'] },
      rollupOptions: {
        external: (id) => /^[@a-z]/.test(id) || /\/domain\//.test(id),
        output: { minify: true },
      },
    },
  })) as Rollup.RollupOutput[];
  const code = made
    .flatMap(({ output }) => output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')))
    .join('');
  return gzipSync(code, { level: 9 }).length / 1024;
}

export async function measureWeight(): Promise<Measure[]> {
  const parts: [string, string][] = [
    ['commands and languages, without libraries', 'commands/pipeline/readSentence.ts'],
    ['of it the grammar of times', 'commands/languages/time/read.ts'],
  ];
  const measures: Measure[] = [];
  for (const [name, entry] of parts) {
    const kilobytes = await packedKilobytes(entry);
    measures.push({
      name,
      value: round(kilobytes),
      unit: 'KB gzip',
      ratio: round(limit / kilobytes),
      peer: `the budget of ${limit} KB`,
      aim: `<= ${limit}`,
    });
  }
  return measures;
}

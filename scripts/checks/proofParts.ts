/** Which tests prove a figure, and in which part of `npm run prove`; both are found by what stands in the files. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../productNode.mjs';
import type { VitestChoice } from './vitestStage.ts';

/** In this order: what measures time comes first, on a machine that is still quiet. */
export const partNames = ['races', 'server', 'unit', 'component'] as const;
export type PartName = (typeof partNames)[number];

export const projectOf: Record<PartName, VitestChoice['project']> = {
  races: 'server',
  server: 'server',
  unit: 'unit',
  component: 'component',
};

const recorder = 'tests/recordProof.ts';

/** The files of a part, as vitest is told them. */
export function proofFiles(part: PartName): string[] {
  const texts = new Map(
    globSync('tests/**/*.{ts,tsx}', { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  return proofsByPart(texts)[part];
}

/** A test proves a figure when it, or a file that it is made of, records one. */
export function proofsByPart(texts: ReadonlyMap<string, string>): Record<PartName, string[]> {
  const parts: Record<PartName, string[]> = { races: [], server: [], unit: [], component: [] };
  for (const file of [...texts.keys()].toSorted()) {
    if (!/\.test\.tsx?$/.test(file)) continue;
    const made = madeOf(file, texts);
    if (!made.has(recorder)) continue;
    // Of these, what records: a school or a server that only stands there may read the clock for itself.
    const recording = [...made].filter((each) => madeOf(each, texts).has(recorder));
    const isTimed = recording.some((each) => texts.get(each)?.includes('performance.now()'));
    parts[partOf(file, isTimed)].push(file);
  }
  return parts;
}

function partOf(file: string, isTimed: boolean): PartName {
  if (file.startsWith('tests/src/')) return 'component';
  if (!file.startsWith('tests/server/')) return 'unit';
  return isTimed ? 'races' : 'server';
}

/** The file itself and all files of tests/ that it imports, near and far. */
export function madeOf(file: string, texts: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const walk = (at: string): void => {
    const text = texts.get(at);
    if (text === undefined || found.has(at)) return;
    found.add(at);
    for (const [, target = ''] of text.matchAll(/\bfrom '(\.[^']+)'/g))
      walk(posix.join(posix.dirname(at), target));
  };
  walk(file);
  return found;
}

/** The house's floors, walked import by import: src → commands → domain ← server. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circlesIn } from '../scripts/checks/house/circles.ts';
import { isBarrel } from './floors/barrel.ts';
import { repositoryFiles } from './floors/files.ts';
import { forbiddenEdges, importsOf, staticImportsOf } from './floors/imports.ts';
import { impureWords } from './floors/purity.ts';

const root = join(import.meta.dirname, '..');
const files = repositoryFiles(root);

const isScript = (file: string) => /\.(ts|tsx|mjs)$/.test(file);
const scripts = files
  .filter(isScript)
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('there is something on every floor to walk', () => {
  for (const floor of ['domain/', 'commands/', 'server/', 'src/', 'tests/']) {
    expect(scripts.filter(({ file }) => file.startsWith(floor)).length, floor).toBeGreaterThan(3);
  }
});

test('every import looks down: src to commands to domain, server to domain', () => {
  const edges = scripts.flatMap(({ file, text }) =>
    forbiddenEdges(
      file,
      importsOf(text).map((target) =>
        target.startsWith('.') ? relative(root, join(root, dirname(file), target)) : target,
      ),
    ),
  );
  expect(edges).toEqual([]);
});

test('the walk finds a forbidden edge in each of its forms', () => {
  const seen = (text: string) => importsOf(text);
  expect(seen(`import { a } from './a.ts';`)).toEqual(['./a.ts']);
  expect(seen(`import type { A } from './a.ts';`)).toEqual(['./a.ts']);
  expect(seen(`import {\n  a,\n  type B,\n} from './a.ts';`)).toEqual(['./a.ts']);
  expect(seen(`export { a } from './a.ts';`)).toEqual(['./a.ts']);
  expect(seen(`import './a.ts';`)).toEqual(['./a.ts']);
  expect(seen(`const a = await import('./a.ts');`)).toEqual(['./a.ts']);
  expect(seen(`type A = import('./a.ts').A;`)).toEqual(['./a.ts']);
  expect(staticImportsOf(`const a = await import('./a.ts'); import { b } from './b.ts';`)).toEqual([
    './b.ts',
  ]);
  expect(
    forbiddenEdges('domain/calendar/meeting.ts', ['commands/nlu/entities/readEntities.ts']),
  ).toHaveLength(1);
  expect(forbiddenEdges('domain/calendar/meeting.ts', ['node:fs'])).toHaveLength(1);
  expect(forbiddenEdges('commands/nlu/entities/readEntities.ts', ['react'])).toHaveLength(1);
  expect(forbiddenEdges('server/kernel/perform/perform.ts', ['commands/intents/catalogue.ts'])).toHaveLength(
    1,
  );
  expect(
    forbiddenEdges('server/kernel/perform/perform.ts', ['domain/operations.ts', 'pg', 'node:fs']),
  ).toEqual([]);
  expect(forbiddenEdges('src/lib/session/session.ts', ['server/kernel/perform/perform.ts'])).toHaveLength(1);
  expect(
    forbiddenEdges('server/kernel/perform/perform.ts', ['server/modules/people/parent.ts']),
  ).toHaveLength(1);
  expect(forbiddenEdges('server/http/httpServer.ts', ['server/app/kernel.ts'])).toHaveLength(1);
  expect(forbiddenEdges('server/db/migrate.ts', ['server/kernel/live/live.ts'])).toHaveLength(1);
  expect(forbiddenEdges('server/modules/plans/policy.ts', ['server/app/settings.ts'])).toHaveLength(1);
  expect(forbiddenEdges('src/lib/lessons/shown.ts', ['src/features/calendar/byHand.ts'])).toHaveLength(1);
  expect(forbiddenEdges('src/ui/Button.tsx', ['src/lib/session/session.ts'])).toHaveLength(1);
  expect(forbiddenEdges('src/ui/Button.tsx', ['src/lib/i18n/when.ts', 'react'])).toEqual([]);
  expect(forbiddenEdges('src/features/money/Ledger.tsx', ['src/app/guards.tsx'])).toHaveLength(1);
  expect(forbiddenEdges('src/app/features.ts', ['src/features/money/Ledger.tsx'])).toHaveLength(1);
  expect(forbiddenEdges('src/app/features.ts', ['src/features/money/feature.ts'])).toEqual([]);
  expect(forbiddenEdges('server/app/kernel.ts', ['server/modules/people/parent.ts'])).toEqual([]);
  expect(
    forbiddenEdges('src/lib/session/session.ts', ['commands/intents/catalogue.ts', 'domain/operations.ts']),
  ).toEqual([]);
});

test('the features of the page know each other in one direction', () => {
  const featureOf = (file: string) => /^src\/features\/(\w+)\//.exec(file)?.[1];
  const known = new Map<string, string[]>();
  for (const { file, text } of scripts) {
    const feature = featureOf(file);
    if (feature === undefined) continue;
    const others = importsOf(text)
      .map((target) => featureOf(relative(root, join(root, dirname(file), target))))
      .filter((other) => other !== undefined && other !== feature);
    known.set(feature, [...(known.get(feature) ?? []), ...others.map(String)]);
  }
  expect(circlesIn(known)).toEqual([]);
});

describe('domain and commands know no clock and no chance', () => {
  const pure = scripts.filter(({ file }) => /^(domain|commands)\//.test(file) && file !== 'commands/say.ts');
  test('the same text, world and moment always give the same plan', () => {
    expect(pure.flatMap(({ file, text }) => impureWords(text).map((word) => `${file}: ${word}`))).toEqual([]);
  });
  test('the search finds each of them, and not where only a comment speaks of them', () => {
    expect(impureWords('const now = new Date();')).toEqual(['new Date()']);
    expect(impureWords('const now = Date.now();')).toEqual(['Date.now']);
    expect(impureWords('const dice = Math.random();')).toEqual(['Math.random']);
    expect(impureWords('const now = Temporal.Now.instant();')).toEqual(['Temporal.Now']);
    expect(impureWords('const then = new Date(ms); // never new Date()')).toEqual([]);
    expect(impureWords('/* Math.random is forbidden */ const a = 1;')).toEqual([]);
  });
});

test('no file only passes on what others export, but one that is fetched later as a whole', () => {
  const barrels = scripts.filter(({ text }) => isBarrel(text)).map(({ file }) => file);
  const importedAtOnce = new Set(
    scripts.flatMap(({ file, text }) => staticImportsOf(text).map((target) => join(dirname(file), target))),
  );
  const fetchedLater = new Set(
    scripts.flatMap(({ file, text }) => importsOf(text).map((target) => join(dirname(file), target))),
  ).difference(importedAtOnce);
  expect(barrels.filter((file) => !fetchedLater.has(file))).toEqual([]);
  expect(isBarrel(`/** All. */\nexport * from './a.ts';\nexport {\n  b,\n} from './b.ts';`)).toBe(true);
  expect(isBarrel(`export { expect } from '@playwright/test';\nexport const a = 1;`)).toBe(false);
});

test('a file is named after what is in it', () => {
  const hollow = /^(utils?|helpers?|common|managers?|services?|data|misc|index)\.(ts|tsx|mjs)$/i;
  expect(files.filter((file) => hollow.test(basename(file)))).toEqual([]);
});

test('the repository speaks of the product alone', () => {
  const places = [
    /\/(?:home|Users)\/(?!you\b)\w+\//,
    /\/work\/(?:main|shared)\b/,
    /\b\d{1,3}(?:\.\d{1,3}){3}:\d+\/(?:npm|repository)/,
  ];
  const text = files.filter((file) =>
    /\.(ts|tsx|mjs|json|md|sql|graphql|css|html|yml)$|(^|\/)\.[\w.]+$/.test(file),
  );
  const found = text.flatMap((file) => {
    // This file spells out what it looks for.
    if (file === 'tests/floors.test.ts') return [];
    const words = readFileSync(join(root, file), 'utf8');
    return places.flatMap((place) => (place.exec(words)?.[0] ? [`${file}: ${place.exec(words)?.[0]}`] : []));
  });
  expect(found).toEqual([]);
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  expect(lock.match(/"resolved": "https?:\/\/(?!registry\.npmjs\.org\/)[^"]*/g) ?? []).toEqual([]);
});

/** No pattern runs away: recheck has looked at each, and what it found is written down. */
import { expect, test, vi } from 'vitest';
import {
  builtPatterns,
  growthOf,
  keyOf,
  knownGrowths,
  literalPatterns,
  lookAt,
  patternsIn,
  withoutLimitedLookBack,
} from '../scripts/checks/patterns.ts';
import { recordProof } from './recordProof.ts';
import { seed } from './randomSeed.ts';

const proving = process.env['PROVE'] !== undefined;
// What an earlier file has loaded builds its patterns once more.
vi.resetModules();
const built = await builtPatterns();
const patterns = [...literalPatterns(), ...built];

test('every pattern of what reads text is known, and takes at worst the square of the text', () => {
  expect(patterns.length).toBeGreaterThan(1000);
  expect(built.length).toBeGreaterThan(10);
  const known = knownGrowths();
  const said = patterns
    .filter((one) => {
      const growth = known[keyOf(one)];
      return growth === undefined || growth === 'unsafe';
    })
    .map(({ file, source }) => `${file}: /${source}/`);
  expect(said, 'npm run patterns looks at what is new').toEqual([]);
  const keys = new Set(patterns.map(keyOf));
  expect(Object.keys(known).filter((key) => !keys.has(key))).toEqual([]);
});

test('an edge of a word is told by letters that are written out (decision 025)', () => {
  const slow = patterns.filter(
    ({ file, source }) => file.startsWith('commands/') && /\(\?<?!\\p\{L\}/.test(source),
  );
  expect(slow.map(({ file, source }) => `${file}: /${source}/`)).toEqual([]);
});

test(
  'what is written down is what recheck proves, and nothing it tries takes longer than the square',
  { timeout: 30 * 60_000 },
  async ({ task }) => {
    const known = knownGrowths();
    const every = proving ? 1 : 50;
    const looked = patterns.filter((_, at) => (at + seed) % every === 0);
    for (const one of looked) {
      const { growth, proved } = await lookAt(one);
      if (proved) expect(growth, one.source).toBe(known[keyOf(one)]);
      else expect(growth, one.source).not.toBe('unsafe');
    }
    if (proving) recordProof(task, 'R14', `${looked.length} patterns: none grows faster than the square`);
  },
);

test.each([
  ['(a+)+$', 'unsafe'],
  ['add.*m.* to', 'unsafe'],
  ['x.*y', 'quadratic'],
  ['^a+b', 'linear'],
])('recheck tells %s from the others', async (source, growth) => {
  expect(await growthOf({ source, flags: 'u', file: '' })).toBe(growth);
});

test('looking back over a limited stretch costs the same at each place and is left out, any other is looked at', () => {
  const left = withoutLimitedLookBack;
  expect(left('(?<![a-z])(?<=(?:all|every[)])[^,;.?]{0,40},? )but (?=x)')).toBe('(?<![a-z])but (?=x)');
  expect(left('a(?<=b{1,3})c(?<=[^(]{0,5}\\))d')).toBe('acd');
  for (const kept of ['(?<=a+ b{2})c', '(?<=a[^,]{3,})c', '(?<=(a){2})\\1', '(?<=a )b', '(?=a{3})b'])
    expect(left(kept)).toBe(kept);
});

test('literals are found wherever they stand, and in nothing else', () => {
  const text = 'const a = b / c / d; // /no/\nconst e: RegExp = /(?:x)+/gu; f(`/no/${/y/.source}`);';
  expect(patternsIn(text, 'a.ts').map(({ source }) => source)).toEqual(['(?:x)+', 'y']);
});

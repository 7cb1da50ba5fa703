/** The page on ASVS cannot rot: it speaks of every requirement once, and each test that it names is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asvsIds } from './asvsIds.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const rows = [
  ...page.matchAll(/^- (?<id>V[\d.]+) · (?<state>held|does not apply|not met): (?<says>.+)$/gm),
].map(({ groups }) => ({
  id: groups?.['id'] ?? '',
  state: groups?.['state'] ?? '',
  says: groups?.['says'] ?? '',
}));
const testsIn = (says: string) =>
  [...says.matchAll(/`(?<file>(?:tests|e2e)\/[^`]+)`: “(?<title>[^”]+)”/g)].map(({ groups }) => ({
    file: groups?.['file'] ?? '',
    title: groups?.['title'] ?? '',
  }));

/** A title stands as the first argument of a test, not in a comment or in its body. */
function hasTest(text: string, title: string): boolean {
  const isTitle = (quote: string) => text.includes(`${quote}${title}${quote},`);
  return isTitle("'") || isTitle('`');
}

test('every requirement of levels 1 and 2 has its line, once and in order', () => {
  expect(asvsIds).toHaveLength(246);
  expect(rows.map(({ id }) => id)).toEqual(asvsIds);
});

test('whatever is held names a test that is there, and nothing else names one', () => {
  const gone = rows.flatMap(({ id, says }) =>
    testsIn(says)
      .filter(({ file, title }) => {
        const path = join(root, file);
        return !existsSync(path) || !hasTest(readFileSync(path, 'utf8'), title);
      })
      .map(({ file, title }) => `${id}: ${file}: ${title}`),
  );
  expect(gone).toEqual([]);
  expect(rows.filter(({ state, says }) => (state === 'held') !== testsIn(says).length > 0)).toEqual([]);
});

test('what is counted at the top is what stands below', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  expect(page).toContain(
    `Of ${rows.length}: ${count('held')} held by a test, ${count('does not apply')} do not apply, ${count('not met')} not met.`,
  );
});

test('a title that only a comment or a body speaks of is none', () => {
  expect(hasTest("test('it holds', () => {})", 'it holds')).toBe(true);
  expect(hasTest('// it holds,', 'it holds')).toBe(false);
});

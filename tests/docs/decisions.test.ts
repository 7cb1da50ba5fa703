/** Decisions are cited by their number: each number means one page, and whatever cites one finds it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../floors/files.ts';

const root = join(import.meta.dirname, '../..');
const pages = readdirSync(join(root, 'docs/decisions'));
const numberOf = (page: string): number => Number(page.slice(0, 3));
const numbers = new Set(pages.map(numberOf));

test('each decision has a number of its own', () => {
  const named = Map.groupBy(pages, numberOf);
  expect([...named.values()].filter((all) => all.length > 1)).toEqual([]);
});

test('a decision has the same number in its file name and in its title', () => {
  const titled = pages.filter((page) => {
    const text = readFileSync(join(root, 'docs/decisions', page), 'utf8');
    return !/^\d{3}-[a-z0-9-]+\.md$/.test(page) || Number(/^# (\d+)/.exec(text)?.[1]) !== numberOf(page);
  });
  expect(titled).toEqual([]);
});

test('every decision that code or documentation cites is there', () => {
  const cited = repositoryFiles(root)
    .filter((file) => /\.(ts|tsx|mjs|sql|graphql|md)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bdecisions? (?<one>\d+)(?: and (?<two>\d+))?/gi)]
        .flatMap(({ groups }) => [groups?.['one'], groups?.['two']])
        .filter((number) => number !== undefined && !numbers.has(Number(number)))
        .map((number) => `${file}: decision ${number}`),
    );
  expect(cited).toEqual([]);
});

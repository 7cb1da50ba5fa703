/**
 * The figures and exceptions of house.json: what was once too much and may only become less. A list names each exception by what is at
 * fault (a file, or two) with its figures; a figure stands for what is too much to be listed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../productNode.mjs';
import type { Found } from './tools.ts';

type Figure = { wanted: number; recorded: number };

/** A measure that was not taken before has no record yet: nothing of it is allowed. */
export type Recorded = { figures: Record<string, Figure>; exceptions: Record<string, Found> };

export type Measured = { figures: Record<string, number>; exceptions: Record<string, Found> };

const file = 'scripts/checks/house.json';

export const readRecorded = (): Recorded => JSON.parse(readFileSync(join(root, file), 'utf8')) as Recorded;

export async function writeRecorded(recorded: Recorded): Promise<void> {
  const path = join(root, file);
  const options = { ...(await resolveConfig(path)), filepath: path };
  writeFileSync(path, await format(JSON.stringify(recorded), options));
}

export const sumOf = (found: Found = {}): number =>
  Object.values(found)
    .flat()
    .reduce((sum, each) => sum + each, 0);

export const countOf = (found: Found = {}): number => Object.values(found).flat().length;

/** What grew, by the name of its measure: the exceptions that are not recorded, or are worse than recorded. */
export function grownSince(recorded: Recorded, measured: Measured): Map<string, string[]> {
  const grown = new Map<string, string[]>();
  for (const [name, found] of Object.entries(measured.exceptions)) {
    const worse = Object.entries(found).flatMap(([key, figures]) => {
      const before = descending(recorded.exceptions[name]?.[key] ?? []);
      const more = descending(figures).filter((figure, i) => figure > (before[i] ?? 0));
      return more.length > 0 ? [told(key, more)] : [];
    });
    if (worse.length > 0) grown.set(name, worse);
  }
  for (const [name, figure] of Object.entries(measured.figures)) {
    const { wanted = 0, recorded: before = 0 } = recorded.figures[name] ?? {};
    if (figure > Math.max(before, wanted)) grown.set(name, [`${figure}, where ${before} stood`]);
  }
  return grown;
}

/** Exceptions of which nothing is left. */
export const needless = (recorded: Recorded, measured: Measured): string[] =>
  Object.entries(recorded.exceptions).flatMap(([name, found]) =>
    Object.keys(found)
      .filter((key) => !measured.exceptions[name]?.[key])
      .map((key) => `${name}: ${key}`),
  );

/** Lists and figures of which more is recorded than before: a record may move from file to file, but not grow. */
export function grownRecord(before: Recorded, after: Recorded): string[] {
  const lists = Object.keys(before.exceptions).filter(
    (name) => sumOf(after.exceptions[name]) > sumOf(before.exceptions[name]),
  );
  const figures = Object.entries(before.figures)
    .filter(([name, { recorded }]) => (after.figures[name]?.recorded ?? 0) > recorded)
    .map(([name]) => name);
  return [...lists, ...figures];
}

/** What was measured as the new record; a figure that is good enough may move freely below what is wanted. */
export const asRecord = (recorded: Recorded, { figures, exceptions }: Measured): Recorded => ({
  figures: Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => {
      const wanted = recorded.figures[name]?.wanted ?? 0;
      return [name, { wanted, recorded: Math.max(wanted, figure) }];
    }),
  ),
  exceptions: Object.fromEntries(
    Object.entries(exceptions).map(([name, found]) => [
      name,
      Object.fromEntries(
        Object.entries(found)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, list]) => [key, descending(list)]),
      ),
    ]),
  ),
});

/** The record as earlier commits had it, the newest first; none where there is no history. */
export function earlierRecords(): Recorded[] {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    const commits = git('log', '-n', '30', '--format=%H', '--', file).split('\n').filter(Boolean);
    return commits.map((commit) => JSON.parse(git('show', `${commit}:${file}`)) as Recorded);
  } catch {
    return [];
  }
}

const descending = (figures: readonly number[]): number[] => [...figures].sort((one, other) => other - one);

const told = (key: string, figures: readonly number[]): string =>
  figures.every((figure) => figure === 1) ? key : `${key}: ${figures.join(', ')}`;

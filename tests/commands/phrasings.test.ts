/** Each command is known in many ways of saying it, in both languages. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../commands/intents/catalogue.ts';
import { everyWay } from '../sentences/meanings.ts';

const enough = 12;

/** What is counted in fewer sentences than is enough, with how many there are. */
function tooFew(names: string[], ofSentences: string[]): string[] {
  const count = Map.groupBy(ofSentences, (name) => name);
  return names
    .map((name) => [name, count.get(name)?.length ?? 0] as const)
    .filter(([, found]) => found < enough)
    .map(([name, found]) => `${name}: ${found}`);
}

const commandsOf = (rows: { command?: string | null | undefined }[]): string[] =>
  rows.flatMap(({ command }) => command ?? []);

describe.each(['en', 'he'] as const)('the ways of saying a thing in %s', (locale) => {
  const ways = everyWay(locale);
  const within = (...worlds: string[]) => ways.filter(({ world }) => worlds.includes(world));

  it('are at least twelve different ones for each command', () => {
    const different = [...new Map(ways.map((row) => [`${row.command} ${row.text}`, row])).values()];
    expect(
      tooFew(
        catalogue.map(({ id }) => id),
        commandsOf(different),
      ),
    ).toEqual([]);
  });

  it('are at least twelve for each command of the calendar', () => {
    const areas = /^(?:meeting|schedule|calendar|time|day|week|lesson|attendance|feed)\./;
    // These have theirs with requests, people, subjects and money.
    const elsewhere = /^(?:meeting\.propose|meeting\.discount|attendance\.show|lesson\.(?!count$).*)$/;
    const ids = catalogue.map(({ id }) => id).filter((id) => areas.test(id) && !elsewhere.test(id));
    expect(tooFew(ids, commandsOf(within('calendar', 'records')))).toEqual([]);
  });

  it('are at least twelve for each command of accounts, settings and plans', () => {
    const commands = commandsOf(within('accounts'));
    expect(tooFew([...new Set(commands)], commands)).toEqual([]);
  });

  it('are at least twelve for each action and each question about people', () => {
    const means = within('people').flatMap((row) => (row.command === null ? [] : row.means));
    expect(tooFew([...new Set(means)], means)).toEqual([]);
  });
});

it('both languages say the same things', () => {
  const meanings = (locale: 'en' | 'he') =>
    [...new Set(everyWay(locale).map(({ world, means }) => `${world}: ${means}`))].toSorted();
  expect(meanings('he')).toEqual(meanings('en'));
});

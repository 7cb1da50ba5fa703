/** The pages on security cannot rot: what they say of limits, tables, lines, keys and the log is what stands in the code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { passwordLength } from '../../domain/access/accountRules.ts';
import { plans } from '../../domain/plans/plans.ts';
import { sessionDays } from '../../server/modules/access/accounts.ts';
import { wordsOfThisPlace } from '../../server/modules/access/commonPasswords.ts';
import { longestSessionDays } from '../../server/modules/access/sessions.ts';
import { socketsPerPerson, subscriptionsPerSocket } from '../../server/http/graphql/graphqlSockets.ts';
import { bodyLimitBytes } from '../../server/http/requestBody.ts';
import { limits } from '../../server/http/graphql/queryLimits.ts';
import { limitOf, limitTable, type LimitName } from '../../server/kernel/limits/table.ts';
import { imageLimits } from '../../domain/people/imageUse.ts';
import { repositoryFiles } from '../floors/files.ts';

const root = join(import.meta.dirname, '../..');
const page = (name: string) => readFileSync(join(root, `docs/security/${name}.md`), 'utf8');
const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| -'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const server = repositoryFiles(root)
  .filter((file) => /^server\/.*\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const filesWith = (pattern: RegExp): string[] =>
  server
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();
const filesIn = (text: string): string[] =>
  [...text.matchAll(/^\| `(server\/[^`]+)`/gm)].map(([, file = '']) => file).toSorted();

test('the page on accounts has the lengths, the days and the words that are refused', () => {
  const accounts = page('accounts');
  expect(accounts).toContain(`From ${passwordLength.min} to ${passwordLength.max} characters`);
  expect(accounts).toContain(
    `${sessionDays} days after it was last used, and ${longestSessionDays} days after`,
  );
  const [, quoted = ''] = /\n((?:> .*\n)+)/.exec(accounts) ?? [];
  expect(quoted.replaceAll(/^> /gm, '').trim().split(/,\s+/)).toEqual([...wordsOfThisPlace]);
});

test('the page on limits has each limit of plans, requests and uploads', () => {
  const said = rows(page('limits'));
  for (const [plan, terms] of Object.entries(plans)) {
    const { students, attendees, subjects } = terms.limits;
    expect(said).toContainEqual([
      plan,
      ...[students, attendees, subjects].map((most) => String(most ?? 'any')),
    ]);
  }
  for (const [name, most] of Object.entries(limits))
    expect(said).toContainEqual([name, most.toLocaleString('en')]);
  expect(said).toContainEqual(['body, in KB', String(bodyLimitBytes / 1024)]);
  expect(said).toContainEqual(['sockets of a person', String(socketsPerPerson)]);
  expect(said).toContainEqual(['subscriptions of a socket', String(subscriptionsPerSocket)]);
  for (const [use, who] of [
    ['profile', 'person'],
    ['child', 'child'],
    ['receipt', 'receipt'],
  ] as const) {
    const { formats, mostBytes } = imageLimits[use];
    const row = [`picture of a ${who}`, formats.join(', '), String(mostBytes / 1024 / 1024)];
    expect(said.map((cells) => cells.slice(0, 3))).toContainEqual(row);
  }
});

test('the page on limits has each row of the table of limits', () => {
  const units = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };
  const span = (seconds: number): string => {
    const [unit = '', each = 1] = Object.entries(units).find(([, each]) => seconds % each === 0) ?? [];
    return `${seconds / each} ${seconds === each ? unit.slice(0, -1) : unit}`;
  };
  const expected = (Object.keys(limitTable) as LimitName[]).map((name) => {
    const { what, by, points, seconds, wait } = limitOf(name);
    const next = wait ? `${span(wait.firstSeconds)} to ${span(wait.longestSeconds)}` : '';
    return [what, by, String(points), span(seconds), next];
  });
  const said = rows(page('limits')).filter((cells) => cells.length === 5 && cells[0] !== 'what');
  expect(said).toEqual(expected);
});

test('the page on data gives each table of the database its class, and none that is not there', () => {
  const migrations = repositoryFiles(root)
    .filter((file) => /^server\/db\/migrations\/.*\.sql$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8').replaceAll('"', ''))
    .join('\n');
  const tables = [...migrations.matchAll(/create table (?:if not exists )?((?:app|auth)\.\w+)/g)].map(
    ([, name = '']) => name,
  );
  const dropped = [...migrations.matchAll(/drop table (?:if exists )?((?:app|auth)\.\w+)/g)].map(
    ([, name]) => name,
  );
  const said = rows(page('data')).filter(([name = '']) => /^(?:app|auth)\./.test(name));
  expect(said.map(([name]) => name)).toEqual(
    [...new Set(tables)].filter((name) => !dropped.includes(name)).toSorted(),
  );
  for (const [name, kind] of said)
    expect(['secret', 'personal', 'evidence', 'technical'], name).toContain(kind);
});

test('the page on lines has each file that opens one', () => {
  const opens =
    /\bfetch\(|\bcreateTransport\(|new pg\.(?:Pool|Client)\(|new Stripe\(|\bgenericOAuth\(|fetching\(|\brequestOverTls\b/;
  expect(filesIn(page('lines'))).toEqual(filesWith(opens));
});

test('the page on lines says within what time a known hole is closed', () => {
  const said = page('lines').replaceAll('\n', ' ');
  expect(said).toMatch(/within \d+ days where it is critical or high, within \d+ where it is not/);
  expect(said).toMatch(/all others are renewed each quarter/);
});

test('the page on keys has each file that hashes, and by what', () => {
  const hashes = /create(?:Hash|Hmac|Sign)\(|\bhash\('sha|\bscrypt\(/;
  expect(filesIn(page('keys'))).toEqual(filesWith(hashes));
  const named = rows(page('keys')).filter(([file = '']) => file.startsWith('`server/'));
  for (const [file = '', algorithm = ''] of named) {
    const { text = '' } = server.find((each) => `\`${each.file}\`` === file) ?? {};
    const sign = {
      'SHA-256': /sha256/,
      'HMAC-SHA-256': /createHmac\('sha256'/,
      'RSA-SHA-256': /createSign\('RSA-SHA256'/,
      scrypt: /\bscrypt\(/,
    }[algorithm];
    expect(sign, file).toBeDefined();
    expect(text, file).toMatch(sign ?? /$^/);
  }
});

test('the page on the log has each event, and what else writes are the start and the backup commands', () => {
  const told = server.flatMap(({ text }) => [
    ...[...text.matchAll(/event: '([^']+)'/g)].map(([, event = '']) => event),
    ...[...text.matchAll(/\bnote\(req, '([^']+)'/g)].map(([, event = '']) => event),
  ]);
  const said = rows(page('log')).flatMap(([event = '']) => /^`(.+)`$/.exec(event)?.[1] ?? []);
  expect(said.toSorted()).toEqual([...new Set(told)].toSorted());
  expect(
    filesWith(/\bconsole\.\w+\(|process\.(?:stdout|stderr)\.write/).filter(
      (file) => !file.startsWith('server/modules/demo/'),
    ),
  ).toEqual(['server/app/run.ts', 'server/backup/main.ts', 'server/basics/log.ts', 'server/main.ts']);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countBrowser } from '../scripts/checks/browserStage.ts';
import { measurePage, type Manifest } from '../scripts/checks/budget.ts';
import { externalTests } from '../scripts/checks/externalStage.ts';
import { madeOf, partNames, proofFiles, proofsByPart } from '../scripts/checks/proofParts.ts';
import { serverHalves } from '../scripts/checks/serverStages.ts';
import { countVitest, type VitestReport } from '../scripts/checks/vitestStage.ts';
import { proofPage, provenIn, type ProvenPart } from '../scripts/checks/writeProof.ts';
import { repositoryFiles } from './floors/files.ts';

const report = (parts: Partial<VitestReport>): VitestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...parts,
});
const file = (
  status: string,
  assertionResults: VitestReport['testResults'][number]['assertionResults'] = [],
) => ({
  name: 'a.test.ts',
  status,
  message: '',
  assertionResults,
});

describe('the last line of npm test cannot hide a failure', () => {
  test('what passed and what failed is counted', () => {
    expect(countVitest(report({ numPassedTests: 7 }), 0)).toEqual({ passed: 7, failed: 0 });
    expect(countVitest(report({ numPassedTests: 7, numFailedTests: 2 }), 1)).toEqual({
      passed: 7,
      failed: 2,
    });
  });

  test('a file that does not load counts as failed', () => {
    expect(countVitest(report({ numPassedTests: 7, testResults: [file('failed')] }), 1)).toEqual({
      passed: 7,
      failed: 1,
      said: ['a.test.ts'],
    });
  });

  test('an error outside any test counts as failed', () => {
    const output = 'a\n⎯⎯ Unhandled Errors ⎯⎯\n\nError: the line broke\n  at pool.ts';
    const { said, ...count } = countVitest(report({ numPassedTests: 7 }), 1, output) ?? {};
    expect(count).toEqual({ passed: 7, failed: 1 });
    expect(said?.join('\n')).toContain('Error: the line broke');
    expect(countVitest(report({ numPassedTests: 7 }), null)).toMatchObject({ passed: 7, failed: 1 });
  });

  test('a skipped test counts as failed, and a stage without tests is no stage', () => {
    expect(countVitest(report({ numPassedTests: 7, numPendingTests: 1, numTodoTests: 1 }), 0)).toMatchObject({
      passed: 7,
      failed: 2,
    });
    expect(countVitest(report({}), 0)).toBeNull();
  });

  test('a story that failed, was skipped or passed only at the second try counts as failed', () => {
    const story = (
      stats: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>,
      code = 0,
      errors: { message: string }[] = [],
    ) =>
      countBrowser({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors }, code);
    expect(story({ expected: 3 })).toEqual({ passed: 3, failed: 0 });
    expect(story({ expected: 3, unexpected: 1, flaky: 1, skipped: 1 }, 1)).toEqual({ passed: 3, failed: 3 });
    expect(story({ expected: 3 }, 1)).toEqual({ passed: 3, failed: 1 });
    expect(story({}, 1, [{ message: 'no browser' }])).toMatchObject({ passed: 0, failed: 1 });
    expect(story({})).toBeNull();
  });

  test('what failed is named at the end with what it said, without colours', () => {
    const red = `${String.fromCharCode(27)}[31m`;
    const failed = {
      fullName: 'two at one hour',
      status: 'failed',
      failureMessages: [`${red}expected 1 to be 2`],
    };
    const passed = { fullName: 'one at one hour', status: 'passed' };
    expect(
      countVitest(
        report({
          numPassedTests: 1,
          numFailedTests: 1,
          testResults: [file('failed', [passed, failed])],
        }),
        1,
      )?.said,
    ).toEqual(['a.test.ts: two at one hour\n  expected 1 to be 2']);
    const ok = { title: 'she asks', ok: true, tests: [] };
    const bad = {
      title: 'she is told',
      ok: false,
      tests: [{ results: [{ status: 'failed', errors: [{ message: 'no such button' }] }] }],
    };
    expect(
      countBrowser(
        {
          stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
          errors: [],
          suites: [{ title: 'a.spec.ts', specs: [ok], suites: [{ title: 'in Hebrew', specs: [bad] }] }],
        },
        1,
      )?.said,
    ).toEqual(['a.spec.ts › in Hebrew › she is told\n  no such button']);
  });
});

test.each(externalTests)('%s, which runs once more on an external PostgreSQL, is there', (at) => {
  expect(existsSync(join(import.meta.dirname, '..', at))).toBe(true);
});

test('each test of the server is in one of the two halves, and in that alone', () => {
  const all = repositoryFiles(join(import.meta.dirname, '..')).filter((path) =>
    /^tests\/server\/.*\.test\.ts$/.test(path),
  );
  // Vitest takes each file in whose path one of the names stands.
  const takenBy = (path: string) =>
    serverHalves.filter(({ only }) => only.some((name) => path.includes(name))).length;
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((path) => takenBy(path) !== 1)).toEqual([]);
  for (const { name, only } of serverHalves) expect(only.length, name).toBeGreaterThan(5);
});

test('the first visit is measured with all that it loads at once, and a lazy screen with what it adds', () => {
  const manifest: Manifest = {
    'index.html': {
      file: 'main.js',
      isEntry: true,
      imports: ['_react.js'],
      dynamicImports: ['Home.tsx'],
      css: ['main.css'],
    },
    '_react.js': { file: 'react.js' },
    'Home.tsx': {
      file: 'home.js',
      isDynamicEntry: true,
      imports: ['_react.js', '_grid.js'],
      css: ['home.css'],
    },
    '_grid.js': { file: 'grid.js' },
  };
  const sizes: Record<string, number> = {
    'main.js': 20,
    'react.js': 60,
    'home.js': 5,
    'grid.js': 80,
    'main.css': 9,
    'home.css': 2,
  };
  expect(measurePage(manifest, (name) => sizes[name] ?? 0)).toEqual([
    { what: 'initial JS', kilobytes: 80, limit: 200 },
    { what: 'initial CSS', kilobytes: 9, limit: 15.5 },
    { what: 'JS of Home.tsx', kilobytes: 85, limit: 100 },
  ]);
});

describe('the page of proofs', () => {
  const proven = provenIn(
    report({
      testResults: [
        file('failed', [
          {
            fullName: 'nobody waits long',
            status: 'passed',
            meta: { proofs: [{ id: 'R12', figure: '10k subscriptions' }] },
          },
          {
            fullName: 'nothing is lost',
            status: 'failed',
            meta: { proofs: [{ id: 'R3', figure: '1000 kills' }] },
          },
          { fullName: 'a kill that never ended', status: 'failed', meta: {} },
          { fullName: 'a plain test', status: 'passed', meta: {} },
        ]),
        file('failed'),
      ],
    }),
  );
  const races: ProvenPart = {
    part: 'races',
    day: '2026-11-22',
    commit: 'abc1234',
    machine: '2 cores',
    minutes: 7.5,
    passed: 2,
    failed: 3,
    proven,
  };
  const unit: ProvenPart = {
    ...races,
    part: 'unit',
    day: '2026-11-20',
    commit: 'def5678',
    failed: 0,
    proven: [{ id: 'R7', figure: '100000 rules', title: 'one | hour', passed: true }],
  };
  const page = proofPage([unit, races]);
  const sectionOf = (name: string): string =>
    page.split('\n## ').find((section) => section.startsWith(`${name}\n`)) ?? '';

  test('shows each figure under its part, with the day and commit of that part', () => {
    expect(sectionOf('races')).toContain('2026-11-22 at commit abc1234 (2 cores) in 7.5 minutes');
    expect(sectionOf('races')).toContain('| R12 | nobody waits long | 10k subscriptions | held |');
    expect(sectionOf('unit')).toContain('2026-11-20 at commit def5678');
    expect(sectionOf('unit')).toContain('| R7 | one \\| hour | 100000 rules | held |');
    expect(sectionOf('unit')).not.toContain('FAILED');
    expect(page).not.toContain('a plain test');
  });

  test('shows what failed as failed, whether or not it came to a figure or loaded at all', () => {
    const rows = sectionOf('races')
      .split('\n')
      .filter((line) => line.endsWith('**FAILED** |'));
    expect(rows).toEqual([
      '|  | a kill that never ended (a.test.ts) | no figure was reached | **FAILED** |',
      '|  | a.test.ts does not load | no figure was reached | **FAILED** |',
      '| R3 | nothing is lost | 1000 kills | **FAILED** |',
    ]);
    expect(sectionOf('races')).toContain('2 tests passed, **3 FAILED**');
  });

  test('names a part that was never proved', () => {
    expect(sectionOf('server')).toContain('Never proved here.');
    expect(sectionOf('component')).toContain('Never proved here.');
    expect(sectionOf('races')).not.toContain('Never proved here.');
  });
});

describe('npm run prove', () => {
  const root = join(import.meta.dirname, '..');
  const texts = new Map(
    repositoryFiles(root)
      .filter((path) => /^tests\/.*\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  const parts = proofsByPart(texts);

  test('finds a proof by what stands in it, and one whose figure is recorded by what it is made of', () => {
    expect(parts.races).toContain('tests/server/perform/races.test.ts');
    expect(parts.races).toContain('tests/server/perform/racesOfRequests.test.ts');
    expect(parts.races).toContain('tests/server/requests/waitlist.test.ts');
    expect(parts.server).toContain('tests/server/perform/kills.test.ts');
    expect(parts.unit).toContain('tests/domain/calendar/expand.test.ts');
    expect(parts.component).toContain('tests/src/features/people/files.test.ts');
  });

  test('runs what proves nothing in no part, and each proof in one', () => {
    const all = Object.values(parts).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain('tests/checks.test.ts');
    expect(all).not.toContain('tests/server/settings.test.ts');
    for (const part of partNames) expect(proofFiles(part), part).toEqual(parts[part]);
  });

  test('leaves no figure unwritten: whatever is run at a larger figure records it', () => {
    const all = new Set(Object.values(parts).flat());
    // A shorter patience is no larger figure.
    const isLarger = (path: string) =>
      path !== 'tests/patience.ts' && /process\.env(\.|\[')PROVE\b/.test(texts.get(path) ?? '');
    const larger = [...texts.keys()].filter(
      (path) => /\.test\.tsx?$/.test(path) && [...madeOf(path, texts)].some(isLarger),
    );
    expect(larger.length).toBeGreaterThan(20);
    expect(larger.filter((path) => !all.has(path))).toEqual([]);
  });

  test('measures time in the first part, which has the machine for itself', () => {
    const timed = (path: string) => texts.get(path)?.includes('performance.now()');
    expect(parts.server.filter(timed)).toEqual([]);
    expect(parts.races).toContain('tests/server/attack/whoMayDoWhat.test.ts');
  });
});

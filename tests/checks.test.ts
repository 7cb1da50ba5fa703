import { describe, expect, test } from 'vitest';
import { countBrowser } from '../scripts/checks/browserStage.ts';
import { measurePage, type Manifest } from '../scripts/checks/budget.ts';
import { countVitest, type VitestReport } from '../scripts/checks/vitestStage.ts';
import { proofPage, provenIn } from '../scripts/checks/writeProof.ts';

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
    expect(countVitest(report({ numPassedTests: 7 }), 1)).toEqual({ passed: 7, failed: 1 });
    expect(countVitest(report({ numPassedTests: 7 }), null)).toEqual({ passed: 7, failed: 1 });
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
    { what: 'initial CSS', kilobytes: 9, limit: 15 },
    { what: 'JS of Home.tsx', kilobytes: 85, limit: 100 },
  ]);
});

test('the page of proofs shows each figure with its day and commit, and a failed one as failed', () => {
  const proven = provenIn(
    report({
      testResults: [
        file('failed', [
          {
            fullName: 'one slot, one winner',
            status: 'passed',
            meta: { proofs: [{ id: 'R1', figure: '200 rounds' }] },
          },
          {
            fullName: 'nothing is lost',
            status: 'failed',
            meta: { proofs: [{ id: 'R3', figure: '1000 kills' }] },
          },
          { fullName: 'a plain test', status: 'passed', meta: {} },
        ]),
      ],
    }),
  );
  const page = proofPage(proven, { day: '2026-11-22', commit: 'abc1234', machine: '2 cores' });
  expect(page).toContain('2026-11-22 at commit abc1234 (2 cores)');
  expect(page).toContain('| R1 | one slot, one winner | 200 rounds | held |');
  expect(page).toContain('| R3 | nothing is lost | 1000 kills | **FAILED** |');
  expect(page).not.toContain('a plain test');
});

/** The stories in a real browser, counted from Playwright's own report. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../productNode.mjs';
import { ensureChromium } from './chromium.ts';
import { inShort, runProgram, withSaid, type Count, type Stage } from './stage.ts';

type Suite = {
  title: string;
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { status: string; errors: { message?: string }[] }[] }[];
  }[];
  suites?: Suite[];
};

type PlaywrightReport = {
  suites?: Suite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
};

export const browserStage: Stage = {
  name: 'browser',
  async run() {
    const found = await ensureChromium();
    if (found.refusal) return { output: found.refusal, count: null };
    const path = join(root, '.cache', 'reports', 'browser.json');
    rmSync(path, { force: true });
    const { code, output } = await runProgram(['playwright', 'test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: path,
    });
    if (!existsSync(path)) return { output, count: null };
    return {
      output,
      count: countBrowser(JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport, code),
    };
  },
};

/** A story that passes only at the second try is counted as failed: people do not try twice. */
export function countBrowser(
  { stats, errors, suites = [] }: PlaywrightReport,
  code: number | null,
): Count | null {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  if (stats.expected + failed === 0) return null;
  return {
    passed: stats.expected,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    ...withSaid([
      ...errors.map(({ message }) => inShort('outside the stories', message)),
      ...failedIn(suites),
    ]),
  };
}

function failedIn(suites: Suite[], above = ''): string[] {
  return suites.flatMap((suite) => {
    const name = above ? `${above} › ${suite.title}` : suite.title;
    return [
      ...suite.specs
        .filter(({ ok }) => !ok)
        .map(({ title, tests }) =>
          inShort(
            `${name} › ${title}`,
            tests
              .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
              .map(({ message }) => message ?? '')
              .join('\n'),
          ),
        ),
      ...failedIn(suite.suites ?? [], name),
    ];
  });
}

/** A stage of vitest: one of its projects, counted from its own report. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../productNode.mjs';
import { inShort, runProgram, withSaid, type Count, type Stage } from './stage.ts';

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages?: string[];
      meta?: Record<string, unknown>;
    }[];
  }[];
};

/** A project of `vitest.config.ts`, with the files of it that need a process of their own. */
const parts = {
  unit: ['unit'],
  server: ['server', 'server-apart'],
  component: ['component', 'component-apart'],
} as const;

export type VitestChoice = {
  name: string;
  project: keyof typeof parts;
  /** Folders and files of the project; all of them where it is absent. */
  only?: string[];
  environment?: NodeJS.ProcessEnv;
  limitMs?: number;
};

export const reportPath = (name: string): string =>
  join(root, '.cache', 'reports', `${name.replaceAll(' ', '-')}.json`);

export function vitestStage({ name, project, only = [], environment, limitMs }: VitestChoice): Stage {
  return {
    name,
    async run() {
      const path = reportPath(name);
      mkdirSync(join(path, '..'), { recursive: true });
      rmSync(path, { force: true });
      const { code, output } = await runProgram(
        [
          'vitest',
          'run',
          ...parts[project].flatMap((part) => ['--project', part]),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${path}`,
          ...only,
        ],
        environment,
        limitMs,
      );
      return { output, count: existsSync(path) ? countVitest(readReport(path), code, output) : null };
    },
  };
}

export function readReport(path: string): VitestReport {
  return JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
}

/** A file that does not load, an error between tests and a skipped test count as failures: none of them proves anything. */
export function countVitest(report: VitestReport, code: number | null, output = ''): Count | null {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + unloaded.length + skipped;
  if (report.numPassedTests + failed === 0) return null;
  const between = failed === 0 && code !== 0;
  return {
    passed: report.numPassedTests,
    failed: between ? 1 : failed,
    ...(skipped ? { note: `${skipped} skipped, counted as failed` } : {}),
    ...withSaid([
      ...(between ? [inShort('An error between tests', betweenTests(output))] : []),
      ...unloaded.map((file) => inShort(file.name, file.message)),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter(({ status }) => status !== 'passed')
          .map((test) => inShort(`${file.name}: ${test.fullName}`, test.failureMessages?.join('\n'))),
      ),
    ]),
  };
}

/** No report of vitest holds what was thrown outside a test; its last lines name it. */
function betweenTests(output: string): string {
  const begin = output.lastIndexOf('Unhandled Errors');
  return begin < 0 ? output.slice(-2_000) : output.slice(output.indexOf('\n', begin));
}

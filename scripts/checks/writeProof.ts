/** docs/proof.md: what was proven, with which figure, on which day and at which commit, from the reports of `npm run prove`. */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import prettier from 'prettier';
import { root } from '../productNode.mjs';
import { readReport, reportPath, type VitestReport } from './vitestStage.ts';

type Proven = { id: string; figure: string; title: string; passed: boolean };

export async function writeProof(): Promise<void> {
  const reports = ['unit', 'server', 'component'].map(reportPath).filter(existsSync).map(readReport);
  const path = join(root, 'docs', 'proof.md');
  const text = proofPage(reports.flatMap(provenIn), {
    day: new Date().toISOString().slice(0, 10),
    commit: presentCommit(),
    machine: `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
  });
  writeFileSync(
    path,
    await prettier.format(text, { ...(await prettier.resolveConfig(path)), filepath: path }),
  );
}

/** A test that proves a figure says so by `recordProof` of tests/recordProof.ts. */
export function provenIn(report: VitestReport): Proven[] {
  return report.testResults.flatMap((file) =>
    file.assertionResults.flatMap(({ meta, fullName, status }) => {
      const proofs = (meta?.['proofs'] ?? []) as { id: string; figure: string }[];
      return proofs.map((proof) => ({ ...proof, title: fullName.trim(), passed: status === 'passed' }));
    }),
  );
}

export function proofPage(proven: Proven[], where: { day: string; commit: string; machine: string }): string {
  const numberOf = ({ id }: Proven) => Number(id.replace(/\D/g, ''));
  const rows = proven
    .toSorted((one, other) => numberOf(one) - numberOf(other))
    .map(
      ({ id, figure, title, passed }) =>
        `| ${id} | ${cell(title)} | ${cell(figure)} | ${passed ? 'held' : '**FAILED**'} |`,
    );
  return [
    '# What must never happen, and how far it was tried',
    `Written by \`npm run prove\` on ${where.day} at commit ${where.commit} (${where.machine}). \`npm test\` runs about a tenth of each figure.`,
    ['| | what holds | figure reached | |', '|---|---|---|---|', ...rows].join('\n'),
    '',
  ].join('\n\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function presentCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return (
      git('rev-parse', '--short', 'HEAD') +
      (git('status', '--porcelain', '--untracked-files=no') ? ' with changes' : '')
    );
  } catch {
    return 'unknown';
  }
}

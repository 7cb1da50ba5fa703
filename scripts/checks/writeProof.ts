/** docs/proof.md: what was proven, with which figure, part by part, from what each part of `npm run prove` has left behind. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import prettier from 'prettier';
import { root } from '../productNode.mjs';
import { partNames, type PartName } from './proofParts.ts';
import { reportPath, type VitestReport } from './vitestStage.ts';

/** Without an id: a test beside the proofs that failed, or a proof that ended before it had a figure. */
export type Proven = { id?: string; figure: string; title: string; passed: boolean };

export type ProvenPart = {
  part: PartName;
  day: string;
  commit: string;
  machine: string;
  minutes: number;
  passed: number;
  failed: number;
  proven: Proven[];
};

export const provenPath = (part: PartName): string => reportPath(`proof ${part}`);

export async function writeProof(): Promise<void> {
  const parts = partNames
    .map(provenPath)
    .filter(existsSync)
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as ProvenPart);
  const path = join(root, 'docs', 'proof.md');
  const options = { ...(await prettier.resolveConfig(path)), filepath: path };
  writeFileSync(path, await prettier.format(proofPage(parts), options));
}

const unreached = 'no figure was reached';

/** A test that proves a figure says so by `recordProof` of tests/recordProof.ts; one that failed stands there whatever it said. */
export function provenIn(report: VitestReport, folder = ''): Proven[] {
  return report.testResults.flatMap((file) => {
    const name = relative(folder, file.name).replaceAll('\\', '/');
    if (file.status === 'failed' && file.assertionResults.length === 0)
      return [{ figure: unreached, title: `${name} does not load`, passed: false }];
    return file.assertionResults.flatMap(({ meta, fullName, status }): Proven[] => {
      const passed = status === 'passed';
      const proofs = (meta?.['proofs'] ?? []) as { id: string; figure: string }[];
      const title = fullName.trim();
      if (proofs.length > 0) return proofs.map((proof) => ({ ...proof, title, passed }));
      return passed ? [] : [{ figure: unreached, title: `${title} (${name})`, passed }];
    });
  });
}

export function proofPage(parts: readonly ProvenPart[]): string {
  return [
    '# What must never happen, and how far it was tried',
    'Written by `npm run prove`, which runs the tests that prove a figure, and these alone, in parts: `npm run prove -- races` proves that part again. `npm test` runs every test, these at about a tenth of their figures. Each part tells on which day, at which commit and on which machine it was reached.',
    ...partNames.flatMap((name) => [`## ${name}`, ...section(parts.find(({ part }) => part === name))]),
    '',
  ].join('\n\n');
}

function section(part: ProvenPart | undefined): string[] {
  if (!part) return ['Never proved here.'];
  const { day, commit, machine, minutes, passed, failed } = part;
  const rows = part.proven
    .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))
    .map(
      ({ id = '', figure, title, passed: held }) =>
        `| ${id} | ${cell(title)} | ${cell(figure)} | ${held ? 'held' : '**FAILED**'} |`,
    );
  const failures = failed > 0 ? `**${failed} FAILED**` : '0 failed';
  return [
    `Proved on ${day} at commit ${commit} (${machine}) in ${minutes} minutes: ${passed} tests passed, ${failures}.`,
    ['| | what holds | figure reached | |', '|---|---|---|---|', ...rows].join('\n'),
  ];
}

/** R1 before R2 before R10, then the threats (T1); what failed without a figure comes first. */
const placeOf = ({ id = '' }: Proven): string => id.replace(/\d+/, (digits) => digits.padStart(3, '0'));

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

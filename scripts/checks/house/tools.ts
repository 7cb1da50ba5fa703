/** What the tools of the field measure: oxlint the limits of functions and files, knip what nobody uses, jscpd what stands twice. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../stage.ts';

/** By what is at fault (a file, or two), how much of it there is, the largest first. */
export type Found = Record<string, number[]>;

export type Limits = { complexity: Found; functionLines: Found; fileLines: Found };

type Lint = { diagnostics: { message: string; code: string; filename: string }[] };

/** The figure stands in the message: "a complexity of 22", "too many lines (193)". */
const rules: Record<string, { limit: keyof Limits; figure: RegExp }> = {
  'eslint(complexity)': { limit: 'complexity', figure: /complexity of (\d+)/ },
  'eslint(max-lines-per-function)': { limit: 'functionLines', figure: /lines \((\d+)\)/ },
  'eslint(max-lines)': { limit: 'fileLines', figure: /lines \((\d+)\)/ },
};

export async function overLimits(): Promise<Limits> {
  const config = 'scripts/checks/house/limits.oxlintrc.json';
  const folders = ['domain', 'commands', 'server', 'src', 'tests', 'e2e', 'bench', 'scripts'];
  const ignored = ['--ignore-pattern', '**/*generated*'];
  const { output } = await runProgram(['oxlint', '-c', config, '-f', 'json', ...ignored, ...folders]);
  return readLimits(JSON.parse(output) as Lint);
}

export function readLimits({ diagnostics }: Lint): Limits {
  const limits: Limits = { complexity: {}, functionLines: {}, fileLines: {} };
  for (const { code, message, filename } of diagnostics) {
    const rule = rules[code];
    const figure = rule?.figure.exec(message)?.[1];
    if (!rule || figure === undefined)
      throw new Error(`oxlint said what is not known here: ${code} ${message}`);
    (limits[rule.limit][filename.replaceAll('\\', '/')] ??= []).push(Number(figure));
  }
  return limits;
}

type Knip = { issues: ({ file: string } & Record<string, { name: string }[] | string>)[] };

/** Exports, files and packages that nobody uses, as `file: name`. */
export async function unused(): Promise<Found> {
  const config = 'scripts/checks/house/knip.json';
  const { output } = await runProgram(['knip', '-c', config, '--reporter', 'json', '--no-progress']);
  return readUnused(JSON.parse(output) as Knip);
}

export function readUnused({ issues }: Knip): Found {
  const found: Found = {};
  for (const { file, ...kinds } of issues)
    for (const [kind, names] of Object.entries(kinds))
      if (Array.isArray(names))
        for (const { name } of names) found[kind === 'files' ? file : `${file}: ${name}`] = [1];
  return found;
}

type Duplicates = {
  duplicates: { lines: number; firstFile: { name: string }; secondFile: { name: string } }[];
};

/** Lines that stand twice, by the two files; tables of words and tests say what they say in full. */
export async function duplicates(): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'duplicates-'));
  try {
    const options = ['--mode', 'weak', '-f', 'typescript,tsx,javascript', '-r', 'json', '-o', folder];
    // Lists of imports name what a file needs: that two need the same is no copy.
    const imports = 'import\\s[^;]*;';
    const left = 'tests/**,e2e/**,bench/**,dist/**,**/*generated*';
    const { output } = await runProgram(['jscpd', '.', ...options, '-i', left, '--ignore-pattern', imports]);
    const report = readFile(join(folder, 'jscpd-report.json'), output);
    return readDuplicates(JSON.parse(report) as Duplicates);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readFile(path: string, output: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`jscpd wrote no report:\n${output}`);
  }
}

export function readDuplicates({ duplicates: list }: Duplicates): Found {
  const found: Found = {};
  for (const { lines, firstFile, secondFile } of list) {
    const names = [firstFile, secondFile].map(({ name }) => name.replaceAll('\\', '/'));
    (found[names.sort().join(' = ')] ??= []).push(lines);
  }
  return found;
}

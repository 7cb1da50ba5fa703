/** A part of `npm run prove`: its tests at their full figures, and what they reached, kept with its day, commit and machine. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { root } from '../productNode.mjs';
import { proofFiles, projectOf, type PartName } from './proofParts.ts';
import type { Stage } from './stage.ts';
import { readReport, reportPath, vitestStage } from './vitestStage.ts';
import { provenIn, provenPath, writeProof, type ProvenPart } from './writeProof.ts';

export function proofStage(part: PartName): Stage {
  // Vitest's own report is gone as soon as a part begins; what the page is written from is replaced when it has ended.
  const name = `proving ${part}`;
  return {
    name,
    async run() {
      const [startedMs, where] = [performance.now(), here()];
      const only = proofFiles(part);
      // Vitest that is told no files runs all of them.
      if (only.length === 0) return { output: `No test of ${part} records a figure.`, count: null };
      const outcome = await vitestStage({
        name,
        project: projectOf[part],
        only,
        environment: { PROVE: '1' },
        limitMs: 6 * 3_600_000,
      }).run();
      const { count } = outcome;
      // A part that was broken off has proved nothing: what was reached before stays.
      if (!count) return outcome;
      const minutes = Math.round((performance.now() - startedMs) / 6000) / 10;
      const { passed, failed } = count;
      keep({ part, ...where, minutes, passed, failed, proven: provenIn(readReport(reportPath(name)), root) });
      await writeProof();
      return outcome;
    },
  };
}

function keep(proven: ProvenPart): void {
  const path = provenPath(proven.part);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(proven, null, 2));
  renameSync(`${path}.new`, path);
}

const here = (): Pick<ProvenPart, 'day' | 'commit' | 'machine'> => ({
  day: new Date().toISOString().slice(0, 10),
  commit: presentCommit(),
  machine: `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
});

function presentCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    // The page itself changes as each part ends.
    const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/proof.md');
    return git('rev-parse', '--short', 'HEAD') + (changed ? ' with changes' : '');
  } catch {
    return 'unknown';
  }
}

/** All checks of `npm test` and `npm run prove`, two at a time, summed up in the last line. */
import { availableParallelism } from 'node:os';
import { browserStage } from './browserStage.ts';
import { externalStage } from './externalStage.ts';
import { check, inShort, stopAll, type Count, type Outcome, type Stage } from './stage.ts';
import { projects } from './typecheck.ts';
import { vitestStage } from './vitestStage.ts';
import { writeProof } from './writeProof.ts';

const proving = process.argv.includes('--prove');
const external = process.argv.includes('--external-database');
const proof = proving ? { environment: { PROVE: '1' }, limitMs: 6 * 3_600_000 } : {};

/** The server's tests start the product as a person would, with its page. */
const first: Stage[] = [check('page and its size', ['node', 'scripts/checks/budget.ts'])];
/** The longest first; beside it what is short. Browsers come last, alone: they measure what a person would feel. */
const together: Stage[] = [
  vitestStage({ name: 'server', project: 'server', ...proof }),
  check('formatting', ['prettier', '--check', '--log-level=warn', '.']),
  check('lint', ['oxlint', '--quiet']),
  ...projects.map((project) =>
    check(`types of ${project === '.' ? 'tests and tools' : project}`, ['tsc', '-p', project]),
  ),
  check('generated files', ['node', 'scripts/printSchema.ts', '--check']),
  check('the list of commands', ['node', 'scripts/printLanguage.ts', '--check']),
  vitestStage({ name: 'unit', project: 'unit', ...proof }),
  vitestStage({ name: 'component', project: 'component', ...proof }),
  ...(external ? [externalStage] : []),
];
const alone: Stage[] = [browserStage(proof.environment, proof.limitMs)];

let count: Count = { passed: 0, failed: 0 };
const failures: { stage: string; said: string[] }[] = [];
const startedMs = performance.now();
process.once('SIGTERM', () => {
  stopAll();
  process.exit(143);
});

await runLanes(first, 1);
await runLanes(together, Math.min(2, availableParallelism()));
await runLanes(alone, 1);
if (proving) await writeProof();

for (const { stage, said } of failures) {
  console.log(`\n✗ ${stage}`);
  for (const each of said) console.log(`\n${each.replace(/^/gm, '    ')}`);
}
console.log(`\n${seconds(startedMs)} in all`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

async function runLanes(stages: Stage[], lanes: number): Promise<void> {
  const waiting = [...stages];
  const lane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) await runStage(stage);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function runStage(stage: Stage): Promise<void> {
  const sinceMs = performance.now();
  console.log(`… ${stage.name}`);
  const { output, count: counted } = await stage.run().catch((fault: unknown): Outcome => {
    return { output: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault), count: null };
  });
  const result = counted ?? { passed: 0, failed: 1, note: 'nothing was tested' };
  count = { passed: count.passed + result.passed, failed: count.failed + result.failed };
  if (result.failed > 0)
    failures.push({ stage: stage.name, said: result.said ?? [inShort('', lastLines(output))] });
  const mark = result.failed === 0 ? '✓' : '✗';
  const note = result.note ? ` (${result.note})` : '';
  const heading = `${mark} ${stage.name}: ${result.passed} passed, ${result.failed} failed${note}, ${seconds(sinceMs)}`;
  // What a stage that passed has said is in .cache/reports; here it would hide what another one says.
  const text = result.failed === 0 ? '' : output.trim();
  console.log(text ? `\n${heading}\n${text.replace(/^/gm, '    ')}\n` : heading);
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-12).join('\n');
}

function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}

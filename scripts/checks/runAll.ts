/** All checks of `npm test`, some at a time, summed up in the last line. */
import { availableParallelism } from 'node:os';
import { browserStage } from './browserStage.ts';
import { externalStage } from './externalStage.ts';
import { startRun } from './runStages.ts';
import { serverStages } from './serverStages.ts';
import { check, type Stage } from './stage.ts';
import { projects } from './typecheck.ts';
import { vitestStage } from './vitestStage.ts';

const external = process.argv.includes('--external-database');

/** The server's tests start the product as a person would, with its page. */
const first: Stage[] = [check('page and its size', ['node', 'scripts/checks/budget.ts'])];
/** The longest first; beside them what is short. Browsers come last, alone: they measure what a person would feel. */
const together: Stage[] = [
  ...serverStages,
  check('formatting', ['prettier', '--check', '--log-level=warn', '.']),
  check('lint', ['oxlint', '--quiet']),
  check('the house', ['node', 'scripts/checks/house.ts', '--check']),
  ...projects.map((project) =>
    check(`types of ${project === '.' ? 'tests and tools' : project}`, ['tsc', '-p', project]),
  ),
  check('generated files', ['node', 'scripts/printSchema.ts', '--check']),
  check('the list of commands', ['node', 'scripts/printLanguage.ts', '--check']),
  vitestStage({ name: 'unit', project: 'unit' }),
  ...(external ? [externalStage] : []),
  vitestStage({ name: 'component', project: 'component' }),
];
const alone: Stage[] = [browserStage];

/** One for each of two cores (decision 160). */
const lanes = availableParallelism() === 1 ? 1 : 2;

const run = startRun();
await run.stages(first);
await run.stages(together, lanes);
await run.stages(alone);
run.end();

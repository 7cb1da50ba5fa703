/** `npm run prove`: the tests that prove a figure, at their full figures, part by part; `-- races unit` runs these parts alone. */
import { partNames, type PartName } from './proofParts.ts';
import { proofStage } from './proofStage.ts';
import { startRun } from './runStages.ts';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !partNames.includes(name as PartName));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; the parts are ${partNames.join(', ')}.`);
  process.exit(2);
}

const run = startRun();
await run.stages(
  partNames.filter((name) => asked.length === 0 || asked.includes(name)).map((name) => proofStage(name)),
);
run.end();

/**
 * `npm run house`: prints how the house stands. With `--check` it refuses whatever grew beyond scripts/checks/house.json, exceptions of
 * which nothing is left, and a record that was raised; with `--write` it writes down what became less.
 */
import { measure } from './house/measure.ts';
import { mends } from './house/mends.ts';
import {
  asRecord,
  earlierRecords,
  grownRecord,
  grownSince,
  needless,
  readRecorded,
  writeRecorded,
} from './house/recorded.ts';
import { table } from './house/table.ts';

const { measured, watched } = await measure();
const recorded = readRecorded();

if (process.argv.includes('--write')) {
  const record = asRecord(recorded, measured);
  const grown = grownRecord(recorded, record);
  if (grown.length === 0) await writeRecorded(record);
  refuse(grown.map((name) => `${name} grew as a whole, and may only shrink. ${mends[name] ?? ''}`));
} else if (process.argv.includes('--check')) {
  refuse([
    ...[...grownSince(recorded, measured)].map(
      ([name, items]) => `${name}: ${mends[name] ?? ''}${items.map((item) => `\n    ${item}`).join('')}`,
    ),
    ...noLongerNeeded(needless(recorded, measured)),
    ...raisedRecords().map(
      (name) => `${name} was raised in scripts/checks/house.json, which may only shrink`,
    ),
  ]);
} else console.log(table(measured, watched, recorded));

/** The record against each earlier one that history still knows: what was taken back in between may be mended, the best one holds. */
function raisedRecords(): string[] {
  return [...new Set(earlierRecords().flatMap((before) => grownRecord(before, recorded)))];
}

function noLongerNeeded(entries: readonly string[]): string[] {
  const some = entries.slice(0, 8).map((entry) => `\n    ${entry}`);
  return entries.length === 0
    ? []
    : [`${entries.length} exceptions are no longer needed: npm run house -- --write${some.join('')}`];
}

function refuse(reasons: readonly string[]): void {
  for (const reason of reasons) console.error(`✗ ${reason}`);
  if (reasons.length > 0) process.exitCode = 1;
  else console.log('✓ nothing grew');
}

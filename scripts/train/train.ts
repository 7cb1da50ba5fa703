/**
 * Learns which command a sentence means from the labelled sentences, and writes the weights with a card that says what they are of:
 * npm run train. The same rows give the same weights on the same engine; what flipped since the last training is printed, and is to be read.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { rank, type Books } from '../../commands/nlu/rank/rank.ts';
import { columnsFrom } from '../../commands/nlu/rank/sharedWeights.ts';
import { unpack } from '../../commands/nlu/rank/weights.ts';
import { saidIn } from '../../commands/nlu/parse/readOne.ts';
import { root } from '../productNode.mjs';
import { split } from './apart.ts';
import { cardPath, hashOfCode, weightsPath, type Card } from './card.ts';
import { examplesOfCommands, hashOfRows, rowsAlone, sentencesAlone, type Labelled } from './labelled.ts';
import { sparing } from './doubts.ts';
import { limitsOf } from './limits.ts';
import { modelOf } from './model.ts';
import { packed, packedBytes, parts } from './pack.ts';

const mostFlipsTold = 40;

const firstOf = ({ text, world, as }: Labelled, books?: Books): string =>
  rank(saidIn(text, world), as, books).candidates[0]?.command ?? 'none';

const { learned, calibration, judging } = split(rowsAlone(), [...sentencesAlone(), ...examplesOfCommands()]);
// Before anything is written: what the committed weights say.
const before = judging.map((row) => firstOf(row));

function learnedFrom(rows: Labelled[]) {
  const { keys, columns: names, kinds, weightsOf } = modelOf(rows);
  const text = packed(keys, weightsOf);
  const books: Books = {
    ...columnsFrom({ names, kinds }),
    shared: unpack(text.shared),
    he: unpack(text.he),
    en: unpack(text.en),
  };
  return { text: { ...text, shared: { names, kinds, ...text.shared } }, books };
}

const began = performance.now();
// The limits are set by writers of whom nothing was learned; then their sentences are learned from as well.
const told = limitsOf(calibration, learnedFrom(learned).books);
const known = [...learned, ...calibration];
const { text, books } = learnedFrom(known);
const limits = { ...told, doubtsOf: sparing(told, known, books) };

const files = { ...text, shared: { limits, ...text.shared } };
const style = await resolveConfig(cardPath);
const written = await Promise.all(
  parts.map(async (part) => {
    const json = await format(JSON.stringify(files[part], null, 2), { ...style, parser: 'json' });
    writeFileSync(weightsPath(part), json);
    return [part, json] as const;
  }),
);

const flips = judging.flatMap((row, at) => {
  const now = firstOf(row, books);
  return now === before[at] ? [] : [`${row.text}: ${before[at]} → ${now}`];
});
const card: Card = {
  rows: hashOfRows(),
  code: hashOfCode(),
  weights: createHash('sha256')
    .update(written.map(([, json]) => json).join(''))
    .digest('hex')
    .slice(0, 16),
  learnedFrom: learned.length + calibration.length,
  keptApart: { calibration: calibration.length, judging: judging.length },
  limits,
  bytes: Object.fromEntries(written.map(([part, json]) => [part, packedBytes(json)])),
  flips: flips.length,
  figures: {},
};
writeFileSync(cardPath, `${JSON.stringify(card, null, 2)}\n`);
console.log(flips.slice(0, mostFlipsTold).join('\n'));
console.log(`${flips.length} of ${judging.length} sentences kept apart are read otherwise than before.`);
console.log(
  `${card.learnedFrom} sentences in ${Math.round((performance.now() - began) / 1000)} s`,
  card.bytes,
  limits,
);

// With the new weights in their place.
const measured = spawnSync(process.execPath, [join(root, 'scripts/train/measure.ts')], { stdio: 'inherit' });
process.exitCode = measured.status ?? 1;

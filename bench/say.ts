/** 2,000 lines through `npm run say`, npm and all, in turns with the same program started from its files. */
import { spawnSync } from 'node:child_process';
import { root } from '../scripts/productNode.mjs';
import { quickly } from '../scripts/saySnapshot.mjs';
import { largeWorld } from './largeWorld.ts';
import { median, round, type Measure } from './measure.ts';
import { sentences } from './sentences.ts';

const rounds = 3;

export function measureSay(): Measure[] {
  const { now, timeZone, locale, role, ...world } = largeWorld(30, 60);
  const line = { locale, as: role, now, timeZone, world };
  const input = sentences(2000)
    .map((text) => JSON.stringify({ text, ...line }))
    .join('\n');
  const fromFiles = [...quickly, 'commands/say.ts'];
  const ms = { snapshot: [] as number[], files: [] as number[] };
  for (let i = 0; i <= rounds; i++) {
    const took = {
      snapshot: run('npm', ['run', '--silent', 'say'], input),
      files: run(process.execPath, fromFiles, input),
    };
    // The first of each lays down what the others find.
    if (i === 0) continue;
    ms.snapshot.push(took.snapshot);
    ms.files.push(took.files);
  }
  return [
    {
      name: '2,000 lines through npm run say',
      value: round(median(ms.snapshot)),
      unit: 'ms',
      ratio: round(median(ms.files) / median(ms.snapshot)),
      peer: 'commands/say.ts from its files, without npm',
      aim: '< 3000',
    },
  ];
}

/** @throws where it does not answer every line */
function run(program: string, args: string[], input: string): number {
  const from = performance.now();
  const { stdout, status } = spawnSync(program, args, {
    cwd: root,
    input,
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const took = performance.now() - from;
  if (status !== 0 || stdout.trim().split('\n').length !== 2000)
    throw new Error(`${program} ${args.join(' ')} did not answer`);
  return took;
}

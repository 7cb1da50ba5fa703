/** Reading 200 sentences, against chrono.parse on the same lines; and the worst of a school of 1,000 students. */
import * as chrono from 'chrono-node';
import { indexWorld } from '../commands/indexWorld.ts';
import { readSentence } from '../commands/pipeline/readSentence.ts';
import { median, quantile, round, type Measure } from './measure.ts';
import { largeWorld } from './largeWorld.ts';
import { sentences } from './sentences.ts';

const now = new Date('2026-03-10T07:00:00Z');
const rounds = 5;

export function measureParse(): Measure[] {
  const world = indexWorld(largeWorld());
  const lines = sentences(200);
  const ours: number[] = [];
  const theirs: number[] = [];
  const each: number[] = [];
  for (let i = 0; i <= rounds; i++) {
    const from = performance.now();
    for (const line of lines) {
      const began = performance.now();
      readSentence(line, world);
      if (i > 0) each.push(performance.now() - began);
    }
    const between = performance.now();
    for (const line of lines) chrono.parse(line, now);
    // The first round is not counted: both run as they do after the first minute.
    if (i === 0) continue;
    ours.push(between - from);
    theirs.push(performance.now() - between);
  }
  each.sort((a, b) => a - b);
  const ratio = round(median(theirs) / median(ours));
  const peer = 'chrono.parse, which finds dates only';
  return [
    { name: 'reading 200 sentences, 1,000 students', value: round(median(ours)), unit: 'ms', ratio, peer },
    { name: 'one sentence, median', value: round(quantile(each, 0.5)), unit: 'ms', ratio, peer, aim: '< 1' },
    {
      name: 'one sentence, 99th percentile',
      value: round(quantile(each, 0.99)),
      unit: 'ms',
      ratio,
      peer,
      aim: '< 5',
    },
  ];
}

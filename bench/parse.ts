/** Reading 200 sentences of a school of 1,000 students, in turns with what other programs make of the same lines. */
import { recognizeDateTime } from '@microsoft/recognizers-text-date-time';
import * as chrono from 'chrono-node';
import { indexWorld } from '../commands/world/indexWorld.ts';
import { readSentence } from '../commands/nlu/readSentence.ts';
import { median, quantile, round, type Measure } from './measure.ts';
import { largeWorld } from './largeWorld.ts';
import { sentences } from './sentences.ts';

const now = new Date('2026-03-10T07:00:00Z');
const rounds = 5;
/** Longest that one sentence may be. */
const longest = 500;

const chronoPeer = 'chrono.parse, which finds dates only';
const recognizersPeer = 'Recognizers-Text, which finds dates only';

export function measureParse(): Measure[] {
  const world = indexWorld(largeWorld());
  const lines = sentences(200);
  const long = lines.map((_, at) => [...lines.slice(at), ...lines].join(' ').slice(0, longest)).slice(0, 40);
  const readers: Record<'ours' | 'chrono' | 'recognizers', (line: string) => unknown> = {
    ours: (line) => readSentence(line, world),
    chrono: (line) => chrono.parse(line, now),
    recognizers: (line) => recognizeDateTime(line, 'en-us', undefined, now),
  };
  const took = { ours: [] as number[], chrono: [] as number[], recognizers: [] as number[] };
  const ofLine = lines.map((): number[] => []);
  const ofLong = long.map((): number[] => []);
  for (let i = 0; i <= rounds; i++) {
    // The first round is not counted: all run as they do after the first minute.
    const counts = i > 0;
    for (const [name, read] of Object.entries(readers) as [
      keyof typeof readers,
      (line: string) => unknown,
    ][]) {
      const from = performance.now();
      for (const [at, line] of lines.entries()) {
        const began = performance.now();
        read(line);
        if (counts && name === 'ours') ofLine[at]?.push(performance.now() - began);
      }
      if (counts) took[name].push(performance.now() - from);
    }
    for (const [at, line] of long.entries()) {
      const began = performance.now();
      readSentence(line, world);
      if (counts) ofLong[at]?.push(performance.now() - began);
    }
  }
  // What a line usually takes: of the hundredth the slow one is meant, not the one at which something else ran.
  const each = ofLine.map(median).sort((a, b) => a - b);
  const ours = median(took.ours);
  const ratio = round(median(took.chrono) / ours);
  const total = { name: 'reading 200 sentences, 1,000 students', value: round(ours), unit: 'ms' };
  return [
    { ...total, ratio, peer: chronoPeer },
    { ...total, ratio: round(median(took.recognizers) / ours), peer: recognizersPeer },
    {
      name: 'one sentence, median',
      value: round(quantile(each, 0.5)),
      unit: 'ms',
      ratio,
      peer: chronoPeer,
      aim: '< 1',
    },
    {
      name: 'one sentence, 99th percentile',
      value: round(quantile(each, 0.99)),
      unit: 'ms',
      ratio,
      peer: chronoPeer,
      aim: '< 5',
    },
    {
      name: 'the slowest of 500 characters',
      value: round(Math.max(...ofLong.map(median))),
      unit: 'ms',
      ratio,
      peer: chronoPeer,
      aim: '< 50',
    },
  ];
}

/** What stands beside the weights: what they were learned from, and how good they are. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../productNode.mjs';
import type { Limits } from './limits.ts';
import type { Part } from './pack.ts';

const folder = join(root, 'commands');

export const cardPath = join(folder, 'weights/card.json');
export const weightsPath = (part: Part): string => join(folder, `weights/${part}.json`);

/** Shares of the sentences of the writers by whom it is judged, of each language. */
type Figures = {
  of: number;
  /** The ranker alone. */
  first: number;
  amongThree: number;
  /** The whole pipeline: the command that was meant is done, asked about or offered. */
  right: number;
  /** Ready with another action: how many. */
  wrong: number;
};

export type Card = {
  /** The rows, the features and the weights, as hashes: they belong together. */
  rows: string;
  code: string;
  weights: string;
  learnedFrom: number;
  keptApart: { calibration: number; judging: number };
  limits: Limits;
  /** Packed. */
  bytes: Record<string, number>;
  /** How many sentences kept apart are read otherwise than by the weights before. */
  flips: number;
  figures: Record<string, Figures>;
};

/** What makes features of a sentence: where it changes, the weights mean something else. */
export function hashOfCode(): string {
  const hash = createHash('sha256');
  for (const file of ['features', 'skeleton', 'stems', 'weights'])
    hash.update(readFileSync(join(folder, `nlu/rank/${file}.ts`)));
  return hash.digest('hex').slice(0, 16);
}

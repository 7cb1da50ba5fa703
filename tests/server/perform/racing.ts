/** Fifty at once who want one hour, or the last places: round after round, who got it, and how long everybody waited. */
import { expect, type TestContext } from 'vitest';
import type { Outcome } from '../../../server/app/kernel.ts';
import { recordProof } from '../../recordProof.ts';

const isProof = process.env['PROVE'] !== undefined;
const rounds = isProof ? 200 : 20;
export const racers = 50;
/** Where one try is slow, or a round takes long to prepare: all fifty run in the full proof alone. */
export const fewerRacers = isProof ? racers : 20;
/** A server that has just begun is slower; its first rounds are run and judged, but not timed. */
const warmUps = isProof ? 5 : 0;
/** Milliseconds at the 99th percentile, demanded by the full proof alone: in a test run the machine also does other things. */
const longestMs = 250;

type Race = {
  /** What must stand before a round begins. */
  before?: (round: number) => Promise<void>;
  /** How many may win; one, where nothing is said. */
  winners?: (round: number) => number;
  /** What all of them do in one round. */
  runs: (round: number) => (() => Promise<Outcome[]>)[];
  /** What those are told who came too late. */
  lost?: string[];
  /** Puts the hour back. */
  after?: (winner: number, outcome: Outcome, round: number) => Promise<void>;
  count?: number;
};

/** Each round has exactly as many winners as it may have, and nobody waits long. */
export async function raceOn(
  task: TestContext['task'],
  { before, runs, winners = () => 1, lost = ['CLASH'], after, count = rounds }: Race,
): Promise<void> {
  const tookMs: number[] = [];
  for (let round = 0; round < count + warmUps; round += 1) {
    await before?.(round);
    const outcomes = await Promise.all(
      runs(round).map(async (run) => {
        const startedMs = performance.now();
        const [outcome] = await run();
        if (round >= warmUps) tookMs.push(performance.now() - startedMs);
        return outcome;
      }),
    );
    const statuses = outcomes.map((outcome) => outcome?.status ?? 'none');
    expect(statuses.filter((status) => status === 'ok')).toHaveLength(winners(round));
    expect(statuses.filter((status) => status !== 'ok' && !lost.includes(status))).toEqual([]);
    const winner = statuses.indexOf('ok');
    const outcome = outcomes[winner];
    if (outcome) await after?.(winner, outcome, round);
  }
  const waits = tookMs.toSorted((one, other) => one - other);
  const at = (part: number): number => Math.round(waits[Math.floor(waits.length * part)] ?? 0);
  const each = tookMs.length / count;
  recordProof(task, 'R1', `${count + warmUps} rounds of ${each} racers: as many winners as places in each`);
  recordProof(task, 'R2', `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms of ${waits.length} answers`);
  // A busy machine is no failure: the figure is demanded where it is proved.
  if (isProof) expect(at(0.99)).toBeLessThan(longestMs);
}

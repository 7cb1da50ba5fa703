/** A visitor's sentence for an hour that is taken: what stands there, and the free hours nearby, the first of them chosen. */
import type { Step } from '../../../domain/operations.ts';
import { addMinutes, minutesBetween, type Wall } from '../../../domain/basics/wallTime.ts';
import { isRefused } from '../../../domain/decide.ts';
import { preview, type Preview } from '../../../commands/preview.ts';
import type { IndexedWorld } from '../../../commands/world/indexWorld.ts';
import { sameWay, type WayOut } from '../../lib/operations/wayOut.ts';
import type { ConflictFacts, PlanFacts } from '../effects/planFactsShape.ts';

type FactsOf = (steps: readonly Step[], decision: Preview) => PlanFacts;

export type TrialWayOut = { steps: Step[]; decision: Preview; conflict: ConflictFacts };

/** null where nothing stands in the way. */
export function wayOutOf(
  steps: readonly Step[],
  asIs: Preview,
  { world, wanted, factsOf }: { world: IndexedWorld; wanted: WayOut | null; factsOf: FactsOf },
): TrialWayOut | null {
  if (!isRefused(asIs) || asIs.conflicts.length === 0) return null;
  const facts = factsOf(steps, asIs);
  const asked = startOf(steps[0]) ?? asIs.conflicts[0]?.mine.start ?? null;
  const ways = steps.length === 1 ? facts.free.map((start): WayOut => ({ kind: 'hour', start })) : [];
  const conflict: ConflictFacts = {
    action: facts.kind,
    conflicts: facts.conflicts,
    asked,
    count: facts.lessons.length,
    endless: facts.endless,
    ways,
    chosen: null,
    // What is done all the same is for the teacher's own calendar.
    mayInsist: false,
  };
  const [first] = ways;
  const chosen = ways.find((way) => wanted !== null && sameWay(way, wanted)) ?? first;
  const moved = chosen?.kind === 'hour' ? steps.map((step) => atHour(step, chosen.start)) : null;
  const decision = moved && preview({ steps: moved }, world);
  return chosen && moved && decision && !isRefused(decision)
    ? { steps: moved, decision, conflict: { ...conflict, chosen } }
    : { steps: [...steps], decision: asIs, conflict: { ...conflict, ways: [] } };
}

type Timed = { start?: Wall | null; end?: Wall | null };

const timesOf = (step: Step | undefined): Timed | null =>
  step && 'input' in step.args ? (step.args.input as Timed) : null;

const startOf = (step: Step | undefined): Wall | null => timesOf(step)?.start ?? null;

function atHour(step: Step, start: Wall): Step {
  const times = timesOf(step);
  const end =
    times?.start && times.end ? { end: addMinutes(start, minutesBetween(times.start, times.end)) } : {};
  return { ...step, args: { ...step.args, input: { ...times, start, ...end } } } as Step;
}

/** A plan's steps as they are confirmed: with the version that was shown, told or quiet, and the way out of clashes. */
import type { Plan } from '../../commands/pipeline/plan.ts';
import type { Wall } from '../../domain/basics/wallTime.ts';
import { isRefused } from '../../domain/decide.ts';
import type { Step } from '../../domain/operations.ts';
import { clashingSlots, previewSteps, type Preview } from '../app/previewSteps.ts';
import { useSchool } from '../app/school.ts';

function versionOf(id: string): number | undefined {
  return useSchool.getState().meetings.find((wire) => wire.id === id)?.version ?? undefined;
}

/** Every value that the card shows stands in the step, the version of the row among them. */
export function withVersions(steps: readonly Step[]): Step[] {
  return steps.map((step) => {
    const id =
      step.name === 'updateMeeting'
        ? step.args.input.id
        : step.name === 'deleteMeeting'
          ? step.args.id
          : null;
    const version = id === null ? undefined : versionOf(id);
    if (version === undefined || !('version' in step.args || step.name !== 'addMeeting')) return step;
    return { ...step, args: { ...step.args, version } } as Step;
  });
}

export const withNotify = (steps: readonly Step[], quiet: boolean): Step[] =>
  steps.map((step) =>
    step.name === 'undoChange'
      ? step
      : ({ ...step, args: { ...step.args, notify: quiet ? 'quiet' : 'tell' } } as Step),
  );

export const isQuiet = (plan: Plan): boolean =>
  plan.steps.some((step) => 'notify' in step.args && step.args.notify === 'quiet');

export type Settled = { steps: Step[]; preview: Preview; keep: Wall[] };

/** How many times a series may be previewed anew: the keeping of one week can uncover no new clash, but two steps may. */
const mostRounds = 3;

/**
 * The safe way out of a clash is chosen beforehand: occurrences of a series that would clash stay as they are.
 * Where nothing would be left to move, or it is a single lesson, the clash stays for the person to decide.
 */
export function settleClashes(steps: readonly Step[]): Settled | null {
  let current = [...steps];
  const keep = new Set<Wall>();
  for (let round = 0; ; round += 1) {
    const preview = previewSteps(current);
    if (!preview) return null;
    const series = current.some(
      (step) => step.name === 'updateMeeting' && step.args.scope !== 'this' && step.args.input.start,
    );
    const slots = clashingSlots(preview);
    const clashes = isRefused(preview) && preview.refused.refusal.code === 'CLASH';
    const addressed = current.flatMap((step) =>
      step.name === 'updateMeeting' && step.args.occurrence ? [step.args.occurrence] : [],
    );
    const wouldKeepIt = slots.some((slot) => addressed.includes(slot));
    if (!clashes || !series || wouldKeepIt || round === mostRounds)
      return { steps: current, preview, keep: [...keep] };
    for (const slot of slots) keep.add(slot);
    current = current.map((step) =>
      step.name === 'updateMeeting' ? { ...step, args: { ...step.args, keep: [...keep] } } : step,
    );
  }
}

/** The teacher alone may insist. */
export const withInsist = (steps: readonly Step[]): Step[] =>
  steps.map((step) =>
    step.name === 'deleteMeeting' || step.name === 'undoChange'
      ? step
      : ({ ...step, args: { ...step.args, insist: true } } as Step),
  );

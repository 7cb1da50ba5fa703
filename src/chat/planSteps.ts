/** A plan's steps as they are confirmed: with the version that was shown, told or quiet, and the way out of clashes. */
import type { Plan } from '../../commands/pipeline/plan.ts';
import type { Wall } from '../../domain/basics/wallTime.ts';
import { isRefused } from '../../domain/decide.ts';
import { argTypes } from '../../domain/basics/sdl.ts';
import { operations, type Step } from '../../domain/operations.ts';
import type { Preview } from '../../commands/preview.ts';
import { clashingSlots, previewSteps } from '../app/previewSteps.ts';
import { useSchool } from '../app/school.ts';

/** Of whichever row it is: a meeting, a request, closed hours, a subject. */
function versionOf(id: string): number | undefined {
  const { meetings, pendings, closed, joinRequests, subjects } = useSchool.getState();
  const row = [meetings, pendings, closed, joinRequests, subjects].flatMap(
    (rows) => rows.find((wire) => wire.id === id) ?? [],
  )[0];
  return row?.version ?? undefined;
}

const idOf = ({ args }: Step): string | null => {
  if ('id' in args) return args.id;
  return 'input' in args && 'id' in args.input ? args.input.id : null;
};

/** Every value that the card shows stands in the step, the version of the row among them. */
export function withVersions(steps: readonly Step[]): Step[] {
  return steps.map((step) => {
    const id = takes(step, 'version') ? idOf(step) : null;
    const version = id === null ? undefined : versionOf(id);
    return version === undefined ? step : ({ ...step, args: { ...step.args, version } } as Step);
  });
}

/** Whether the operation has this argument: attendance, for one, always tells the teacher. */
const takes = (step: Step, name: string): boolean => name in argTypes(operations[step.name].args);

export const withNotify = (steps: readonly Step[], quiet: boolean): Step[] =>
  steps.map((step) =>
    takes(step, 'notify')
      ? ({ ...step, args: { ...step.args, notify: quiet ? 'quiet' : 'tell' } } as Step)
      : step,
  );

/** One step that keeps still beside one that tells, so that nobody hears of it twice, makes no quiet plan. */
export const isQuiet = (plan: Plan): boolean => {
  const telling = plan.steps.filter((step) => takes(step, 'notify'));
  return telling.length > 0 && telling.every(({ args }) => 'notify' in args && args.notify === 'quiet');
};

export type Settled = { steps: Step[]; preview: Preview; keep: Wall[] };

type Move = Extract<Step, { name: 'updateMeeting' }>;

const isSeriesMove = (step: Step): step is Move =>
  step.name === 'updateMeeting' && step.args.scope !== 'this' && Boolean(step.args.input.start);

/**
 * The safe way out of a clash is chosen beforehand: lessons of a moved series that would clash stay as they are.
 * Where the very lesson that was spoken of would have to stay, or it is a single one, the clash stays for the person to decide.
 */
export function settleClashes(steps: readonly Step[]): Settled | null {
  const preview = previewSteps(steps);
  if (!preview) return null;
  const unsettled = { steps: [...steps], preview, keep: [] };
  if (!isRefused(preview) || preview.refused.refusal.code !== 'CLASH') return unsettled;
  const keep: Wall[] = [];
  const kept = steps.map((step): Step => {
    if (!isSeriesMove(step)) return step;
    const slots = clashingSlots(preview, step);
    if (slots.includes(step.args.occurrence ?? '')) return step;
    keep.push(...slots);
    return { ...step, args: { ...step.args, keep: slots } };
  });
  const after = keep.length > 0 ? previewSteps(kept) : null;
  return after && !isRefused(after) ? { steps: kept, preview: after, keep } : unsettled;
}

/** The teacher alone may insist. */
export const withInsist = (steps: readonly Step[]): Step[] =>
  steps.map((step) =>
    takes(step, 'insist') ? ({ ...step, args: { ...step.args, insist: true } } as Step) : step,
  );

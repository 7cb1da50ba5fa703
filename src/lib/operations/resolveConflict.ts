/**
 * A plan that would book somebody twice, with its safe ways out: another free hour, the weeks that conflict left as they are,
 * the lessons that conflict left out. The first that works is chosen; insisting is a separate act of the teacher.
 */
import { addMinutes, minutesBetween, type Wall } from '../../../domain/basics/wallTime.ts';
import { argTypes } from '../../../domain/basics/sdl.ts';
import { isRefused, type Refused } from '../../../domain/decide.ts';
import { operations, type Step } from '../../../domain/operations.ts';
import { useSession } from '../session/session.ts';
import type { Preview } from '../../../commands/preview.ts';
import { conflictingSlots, previewSteps } from './previewSteps.ts';
import type { WayOut } from './wayOut.ts';

export type Resolved = {
  /** What the chosen way out would send; what was asked for where there is none. */
  steps: Step[];
  preview: Preview;
  /** Occurrences of a series that stay as they are, or are not booked. */
  keep: Wall[];
  /** null: nothing conflicts. */
  conflict: Conflict | null;
};

export type Conflict = {
  ways: WayOut[];
  /** null: the only safe way is to leave it. */
  chosen: WayOut | null;
  /** The hour that was asked for. */
  asked: Wall | null;
  /** What was asked for, as it was refused. */
  refused: Refused;
};

/** Whether the operation has this argument: attendance, for one, always tells the teacher. */
export const takes = (step: Step, name: string): boolean => name in argTypes(operations[step.name].args);

/** The teacher alone may insist; whoever learns sends what nothing refuses as it stands. */
export const withInsist = (steps: readonly Step[]): Step[] =>
  steps.map((step) =>
    takes(step, 'insist') && useSession.getState().user?.role === 'teacher'
      ? ({ ...step, args: { ...step.args, insist: true } } as Step)
      : step,
  );

/** `wanted`: the way out that was chosen instead of the first. null where nothing can be previewed. */
export function resolveConflict(steps: readonly Step[], wanted: WayOut | null = null): Resolved | null {
  const preview = previewSteps(steps);
  if (!preview) return null;
  const asIs = { steps: [...steps], preview, keep: [] };
  if (!isConflict(preview)) return { ...asIs, conflict: null };
  const asked = askedStart(steps, preview);
  const ways = waysOut(steps, preview, asked);
  const conflict = { ways, asked, refused: preview };
  for (const way of wanted ? [wanted, ...ways] : ways) {
    const taken = take(way, steps, preview, asked);
    const after = taken && previewSteps(taken);
    if (after && !isRefused(after))
      return {
        steps: taken,
        preview: after,
        keep: way.kind === 'keep' ? way.slots : [],
        conflict: { ...conflict, chosen: way },
      };
  }
  return { ...asIs, conflict: { ...conflict, ways: [], chosen: null } };
}

const isConflict = (preview: Preview): preview is Refused =>
  isRefused(preview) && preview.refused.refusal.code === 'CLASH';

function freeOf({ refused: { refusal } }: Refused): Wall[] {
  const free = refusal.params?.['free'];
  return Array.isArray(free) ? free.filter((start): start is Wall => typeof start === 'string') : [];
}

type Timed = { start?: Wall | null; end?: Wall | null; rrule?: string | null };

const timesOf = (step: Step | undefined): Timed | null =>
  step && 'input' in step.args ? (step.args.input as Timed) : null;

/** Of the step that conflicts: when it says that its lesson begins, else when the lesson that conflicts does. */
function askedStart(steps: readonly Step[], shown: Refused): Wall | null {
  return timesOf(steps[shown.refused.step])?.start ?? shown.conflicts[0]?.mine.start ?? null;
}

/** More weeks than this are no exception any more: another hour is better than a series with holes. */
const mostLeftOut = 6;

function waysOut(steps: readonly Step[], shown: Refused, asked: Wall | null): WayOut[] {
  const step = steps[shown.refused.step];
  const around = shown.conflicts[0]?.mine.start;
  if (!step || !around) return [];
  const hours = hasHour(step)
    ? freeOf(shown).flatMap((free): WayOut[] => {
        // A series that conflicts in a later week moves as far as that week would.
        const start = asked === null ? free : addMinutes(asked, minutesBetween(around, free));
        const keepsDay = timesOf(step)?.rrule ? start.slice(0, 10) === asked?.slice(0, 10) : true;
        return keepsDay ? [{ kind: 'hour', start }] : [];
      })
    : [];
  return [...keepWays(steps, shown), ...withoutWays(steps, shown), ...hours];
}

const hasHour = ({ name }: Step): boolean =>
  name === 'addMeeting' ||
  name === 'updateMeeting' ||
  name === 'updatePendingMeeting' ||
  name === 'addPendingMeeting';

/** Not where the very lesson that was spoken of would have to stay. */
function keepWays(steps: readonly Step[], shown: Refused): WayOut[] {
  const slots = steps.flatMap((step) => {
    if (isSeriesMove(step)) {
      const conflicting = conflictingSlots(shown, step);
      return conflicting.includes(step.args.occurrence ?? '') ? [null] : conflicting;
    }
    if (step.name === 'addMeeting' && step.args.input.rrule) {
      const conflicting = newSlots(shown);
      return conflicting.includes(step.args.input.start) || conflicting.length > mostLeftOut
        ? [null]
        : conflicting;
    }
    return [];
  });
  const some = slots.filter((slot) => slot !== null);
  return some.length > 0 && some.length === slots.length ? [{ kind: 'keep', slots: some }] : [];
}

type Move = Extract<Step, { name: 'updateMeeting' }>;

const isSeriesMove = (step: Step): step is Move =>
  step.name === 'updateMeeting' && step.args.scope !== 'this' && Boolean(step.args.input.start);

const newSlots = (shown: Refused): Wall[] => [...new Set(shown.conflicts.map(({ mine }) => mine.slot))];

/** Of several lessons that are booked together those that conflict; the rest is booked. */
function withoutWays([step, another]: readonly Step[], shown: Refused): WayOut[] {
  if (step?.name !== 'addBatchMeetings' || another) return [];
  const made = shown.rows.flatMap(({ before, after }) =>
    before === null && after?.kind === 'meeting' ? after.id : [],
  );
  const inputs = [...new Set(shown.conflicts.map(({ mine }) => made.indexOf(mine.meetingId)))].sort(
    (a, b) => a - b,
  );
  return inputs.length < step.args.inputs.length && !inputs.includes(-1) ? [{ kind: 'without', inputs }] : [];
}

function take(way: WayOut, steps: readonly Step[], shown: Refused, asked: Wall | null): Step[] | null {
  if (way.kind === 'hour')
    return steps.map((step, at) =>
      at === shown.refused.step ? atHour(step, way.start, asked, shown) : step,
    );
  if (way.kind === 'without')
    return steps.map((step) =>
      step.name === 'addBatchMeetings'
        ? {
            ...step,
            args: { ...step.args, inputs: step.args.inputs.filter((_, at) => !way.inputs.includes(at)) },
          }
        : step,
    );
  return steps.map((step): Step => {
    if (isSeriesMove(step)) return { ...step, args: { ...step.args, keep: conflictingSlots(shown, step) } };
    if (step.name !== 'addMeeting' || !step.args.input.rrule) return step;
    const exdates = [...(step.args.input.exdates ?? []), ...way.slots];
    return { ...step, args: { ...step.args, input: { ...step.args.input, exdates } } };
  });
}

/** The step at another hour, as long as it was; a request that cannot be approved is offered that hour. */
function atHour(step: Step, start: Wall, asked: Wall | null, shown: Refused): Step {
  const mine = shown.conflicts[0]?.mine;
  const said = timesOf(step);
  const minutes =
    said?.start && said.end
      ? minutesBetween(said.start, said.end)
      : mine
        ? minutesBetween(mine.start, mine.end)
        : 0;
  const times = { start, end: addMinutes(start, minutes) };
  if (step.name === 'updatePendingMeeting' && step.args.status === 'Approved')
    return {
      ...step,
      args: { ...step.args, status: 'Offered', input: { ...step.args.input, ...times } },
    };
  // A step that changes how long a lesson is says no start of its own.
  const input = { ...said, ...times };
  return asked === null ? step : ({ ...step, args: { ...step.args, input } } as Step);
}

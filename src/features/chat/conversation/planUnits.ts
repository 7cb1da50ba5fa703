/** The separate things that a plan does: each can be left out of it. */
import type { Plan } from '../../../../commands/kernel/plan.ts';
import type { Step } from '../../../../domain/operations.ts';

/** One thing: the steps that it takes. */
export type Unit = Step[];

/** More than these are not listed one by one. */
const mostUnits = 60;

/** Fewer than two: it is one thing, and nothing can be left out. */
export function unitsOf({ steps, actions }: Pick<Plan, 'steps' | 'actions'>): Unit[] {
  const units = actions ? bySize(steps, actions) : separate(steps);
  return units.length <= mostUnits ? units : [];
}

/** What stays of the plan when these of its things are left out. */
export function stepsWithout(plan: Pick<Plan, 'steps' | 'actions'>, left: readonly number[]): Step[] {
  if (left.length === 0) return [...plan.steps];
  const kept = unitsOf(plan).filter((_, at) => !left.includes(at));
  return together(kept, plan.steps);
}

const bySize = (steps: readonly Step[], sizes: readonly number[]): Unit[] => {
  let from = 0;
  return sizes.map((size) => steps.slice(from, (from += size)));
};

function separate(steps: readonly Step[]): Unit[] {
  const [only, another] = steps;
  if (only?.name === 'addBatchMeetings' && !another)
    return only.args.inputs.map((input) => [{ ...only, args: { ...only.args, inputs: [input] } }]);
  const names = new Set(steps.map(({ name }) => name));
  const targets = new Set(steps.map(targetOf));
  return names.size === 1 && targets.size === steps.length && !targets.has(null)
    ? steps.map((step) => [step])
    : [];
}

/** Lessons that are booked together stay one call. */
function together(kept: readonly Unit[], [first]: readonly Step[]): Step[] {
  const steps = kept.flat();
  if (first?.name !== 'addBatchMeetings') return steps;
  const inputs = steps.flatMap((step) => (step.name === 'addBatchMeetings' ? step.args.inputs : []));
  return inputs.length > 0 && steps.length === kept.length
    ? [{ ...first, args: { ...first.args, inputs } }]
    : steps;
}

type Target = { id?: string; studentId?: string };

/** null where two steps may be one thing done to the same row. */
function targetOf({ name, args }: Step): string | null {
  if (name === 'markAttendance') return null;
  const input = ('input' in args ? args.input : {}) as Target;
  const id = ('id' in args ? args.id : undefined) ?? input.id ?? input.studentId;
  const occurrence = 'occurrence' in args ? args.occurrence : null;
  return id === undefined ? null : `${id} ${occurrence ?? ''}`;
}

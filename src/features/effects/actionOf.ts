/** What a plan comes to, in one word: what its card is called, and what its button says. */
import { effectOf, type Operation } from '../../../domain/kernel/operation.ts';
import { operations, type Effect, type Step } from '../../../domain/operations.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import { settingFacts } from './settingFacts.ts';

/** Effects that are no plain moving, booking, cancelling or changing of lessons; words.actions.effects names each. */
export type Action = Effect;

// Each step's operation and arguments belong together by name, which a list of steps cannot show.
const operationOf = ({ name }: Step) =>
  operations[name] as unknown as Operation<string, unknown, never, Effect>;

export const effectOfStep = (step: Step, rows: readonly RowChange[]): Effect | null =>
  effectOf(operationOf(step), step.args, rows);

/** The step whose effect the others are part of. */
export const leadingStep = (steps: readonly Step[]): Step | undefined =>
  steps.find((step) => operationOf(step).card?.leads);

/** null for what is done to lessons alone, and for plans that mix effects. */
export function actionOf(steps: readonly Step[], rows: readonly RowChange[]): Action | null {
  const leading = leadingStep(steps);
  if (leading) return effectOfStep(leading, rows);
  if (settingFacts(steps, rows)) return 'setting';
  const [only, ...others] = new Set(steps.map((step) => effectOfStep(step, rows)));
  return others.length === 0 ? (only ?? null) : null;
}

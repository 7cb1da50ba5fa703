/** A plan as it would be sent now: without what was left out, by the way out of a conflict that was chosen, and what its card shows of it. */
import { isRefused } from '../../../../domain/decide.ts';
import type { Refusal } from '../../../../domain/basics/refusal.ts';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import type { Step } from '../../../../domain/operations.ts';
import { previewSteps } from '../../../lib/operations/previewSteps.ts';
import { resolveConflict, withInsist, type Resolved } from '../../../lib/operations/resolveConflict.ts';
import type { WayOut } from '../../../lib/operations/wayOut.ts';
import { conflictFacts } from '../../effects/conflictFacts.ts';
import type { ConflictFacts, PlanFacts } from '../../effects/planFactsShape.ts';
import { planFactsNow } from '../../effects/planFactsNow.ts';
import { resolveRequest } from '../../effects/resolveRequest.ts';
import { withVersions } from './planSteps.ts';
import { stepsWithout, unitsOf } from './planUnits.ts';
import type { CardOf } from '../turns/turns.ts';

/** How the person has settled an open plan. */
export type Settling = {
  /** Which of its several things are left out. */
  left?: readonly number[] | undefined;
  way?: WayOut | null | undefined;
  /** A second, separate act: what conflicts is done all the same. */
  insisted?: boolean | undefined;
};

export type SettledPlan = Pick<CardOf<'plan'>, 'steps' | 'keep' | 'preview' | 'facts' | 'requestId'>;

/** null where nothing can be previewed; a refusal that nobody can settle. */
export function settlePlan(
  plan: Pick<Plan, 'steps' | 'actions'>,
  { left = [], way = null, insisted = false }: Settling = {},
): SettledPlan | { refused: { step: number; refusal: Refusal }; steps: Step[] } | null {
  const asked = withVersions(stepsWithout(plan, left));
  const resolved = resolveConflict(insisted ? withInsist(asked) : asked, way);
  if (!resolved) return null;
  const { steps, preview, conflict } = (!insisted && requested(asked, resolved, way)) || {
    ...resolved,
    conflict: resolved.conflict && conflictFacts(asked, resolved.conflict),
  };
  if (isRefused(preview) && !conflict) return { refused: preview.refused, steps };
  const parts = partsOf(plan, left, { steps, conflict });
  const facts: PlanFacts = {
    ...planFactsNow(steps, preview),
    ...(conflict ? { conflict } : {}),
    ...(parts ? { parts } : {}),
  };
  // What is sent under one name is done once: other steps go under another.
  return { steps, keep: resolved.keep, preview, facts, requestId: crypto.randomUUID() };
}

/** Of what nothing refuses: a request for an hour that is taken. */
const requested = (asked: readonly Step[], { conflict }: Resolved, way: WayOut | null) =>
  conflict ? null : resolveRequest(asked, way);

/** Each thing by itself, as it would be done; null where it is one thing, or its parts cannot be told apart. */
function partsOf(
  plan: Pick<Plan, 'steps' | 'actions'>,
  left: readonly number[],
  { steps, conflict }: { steps: readonly Step[]; conflict: ConflictFacts | null },
): PlanFacts['parts'] | null {
  const units = unitsOf(plan);
  if (units.length < 2) return null;
  const isHour = conflict?.chosen?.kind === 'hour';
  const dropped = conflict?.chosen?.kind === 'without' ? conflict.chosen.inputs : [];
  let from = 0;
  let nth = 0;
  const parts = units.map((unit, at) => {
    const isLeft = left.includes(at);
    const now = isHour && !isLeft ? steps.slice(from, from + unit.length) : unit;
    if (!isLeft) from += unit.length;
    const isTaken = !isLeft && dropped.includes(nth);
    if (!isLeft) nth += 1;
    const preview = previewSteps(now);
    if (!preview || preview.rows.length === 0) return null;
    const state = isLeft ? ('left' as const) : isTaken ? ('taken' as const) : ('in' as const);
    return { facts: planFactsNow(now, preview), state };
  });
  return parts.every((part) => part !== null) ? parts : null;
}

/** The card of an open plan as it is settled now; null where it cannot be. */
export function settledCard(card: CardOf<'plan'>, settling: Settling): Partial<CardOf<'plan'>> | null {
  const left = settling.left ?? card.left;
  const settled = settlePlan(card.plan, { way: card.facts.conflict?.chosen, ...settling, left });
  if (!settled || 'refused' in settled) return null;
  // A follow-up speaks of the hour that is chosen.
  const chosen = settled.facts.conflict?.chosen;
  const start = chosen?.kind === 'hour' ? { start: chosen.start } : {};
  const plan = { ...card.plan, slots: { ...card.plan.slots, ...start } };
  return { ...settled, plan, ...(left ? { left: [...left] } : {}) };
}

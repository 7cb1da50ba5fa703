/** Fills the slots of a lesson that moves: which one, to when, and how far that goes. */
import { raise } from '../../../kernel/cases.ts';
import { mark, type Draft } from '../../../kernel/draft.ts';
import type { Interpretation } from '../../../kernel/interpretation.ts';
import { aMeeting } from '../../../slots/aMeeting.ts';
import { aNotify } from '../../../slots/aScope.ts';
import { butForExceptions, leavesOut } from '../../../slots/exceptions.ts';
import { somePeople } from '../../../slots/somePeople.ts';
import { whole } from '../../../slots/temporalConstraints.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { foundDoubts, saidDoubts } from './doubts.ts';
import { howFar } from './howFar.ts';
import { movesAll, moveAll, moveTheRest } from './moveAll.ts';
import { directionOf } from './direction.ts';
import { startOf } from './moveGoal.ts';
import { daysToldBefore, partsOf } from './partsOf.ts';
import type { MoveParts } from './splitMove.ts';
import { swap, swapOf } from './swap.ts';
import { isLeftWeek, selectorFor, sinceWhen, type Weeks } from './whichLesson.ts';

export function resolveMoved(draft: Draft, said: Interpretation, world: IndexedWorld): void {
  const both = swapOf(said, world);
  if (both) return swap(draft, both, said, world);
  const out = said.items.find(isLeftWeek);
  const rest = butForExceptions(said);
  const heard = out ? { ...rest, items: rest.items.filter((item) => item !== out) } : rest;
  const why = daysToldBefore(heard);
  mark(draft, 'start', why, 'when');
  const parts = partsOf(heard, why, world);
  if (world.role === 'teacher' && movesAll(heard)) {
    moveAll(draft, parts, directionOf(heard), world);
    if (leavesOut(said)) moveTheRest(draft, said, world);
    return;
  }
  raise(draft, saidDoubts, { said, heard, out, world });
  moveOne(draft, heard, parts, out, world);
  if (world.role === 'parent') somePeople(draft, 'child', heard.items, ['child'], world);
  aNotify(draft);
}

/** `out`: a week that is left out. */
function moveOne(
  draft: Draft,
  heard: Interpretation,
  parts: MoveParts,
  out: Weeks | undefined,
  world: IndexedWorld,
): void {
  const steady = parts.target.filter((item) => item.kind === 'time' && item.time.kind === 'recurrence');
  const selector = selectorFor(heard, parts, world);
  mark(draft, 'start', parts.told, 'when');
  const from = sinceWhen({ selector, since: parts.since, steady }, out, world);
  if (out) mark(draft, 'occurrence', [out], 'when');
  const held = aMeeting(draft, from === undefined ? selector : { ...selector, since: whole(from) }, world);
  if (held !== null) startOf(draft, heard, parts, held, world, from);
  else mark(draft, 'start', [...parts.target, ...parts.by], 'when');
  raise(draft, foundDoubts, { heard, held, selector, world });
  howFar(draft, heard, { held, selector, parts, steady }, world);
}

/** A cancellation of several lessons that one sentence meets, and of what several children have of them. */
import type { Step } from '../../domain/operations.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { assume, type Draft } from '../pipeline/draft.ts';
import type { Slots } from '../pipeline/plan.ts';
import { aNotify, scopeOfSeveral } from '../slots/aScope.ts';
import { childrenOf, comersOf } from '../slots/whichChildren.ts';
import { inWords } from '../words.ts';
import type { Addressed } from './address.ts';
import type { Held } from './lesson.ts';

export function cancelSeveral(draft: Draft, held: Held[], world: IndexedWorld): void {
  if (world.role !== 'teacher')
    assume(draft, 'scope', 'this', inWords(world, 'these lessons alone', 'רק השיעורים האלה'), 'scope');
  else scopeOfSeveral(draft, held, world);
  const scope = draft.given['scope'] ?? draft.slots['scope'] ?? 'this';
  draft.slots['items'] = held.map(({ lesson, start }) => ({ meeting: lesson.id, occurrence: start, scope }));
  aNotify(draft);
}

/** One absence for each child that is meant: all who come, where a lesson is of several and nobody was singled out. */
export function ownAbsences(slots: Slots, { id, address }: Addressed, world: IndexedWorld): Step[] {
  const { occurrence, version } = address;
  const lesson = world.lessonById.get(id);
  const start = occurrence ?? lesson?.start;
  const comers = lesson && start !== undefined ? comersOf({ lesson, start }, world) : [];
  const meant = slots['child'] === undefined && comers.length > 0 ? comers : childrenOf(slots);
  const args = { id, ...(occurrence && { occurrence }), ...(version !== undefined && { version }) };
  return meant.map((attendeeId) => ({
    name: 'cancelMyAttendance',
    args: { ...args, ...(attendeeId !== undefined && { attendeeId }) },
  }));
}

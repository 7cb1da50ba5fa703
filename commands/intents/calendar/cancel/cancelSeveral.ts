/** A cancellation of several lessons that one sentence meets, and of what several children have of them. */
import type { Step } from '../../../../domain/operations.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { assume, say, type Draft } from '../../../kernel/draft.ts';
import type { Entity } from '../../../kernel/interpretation.ts';
import type { Slots } from '../../../kernel/plan.ts';
import { aNotify, scopeOfSeveral } from '../../../slots/aScope.ts';
import { childrenOf, comersOf } from '../../../slots/whichChildren.ts';
import { inWords } from '../../../kernel/words.ts';
import type { Addressed } from '../lesson/address.ts';
import type { Held } from '../../../world/lesson.ts';

export function cancelSeveral(draft: Draft, held: Held[], world: IndexedWorld): void {
  if (world.role !== 'teacher')
    assume(draft, 'scope', 'this', inWords(world, 'these lessons alone', 'רק השיעורים האלה'), 'scope');
  else scopeOfSeveral(draft, held, world);
  const scope = draft.given['scope'] ?? draft.slots['scope'] ?? 'this';
  draft.slots['items'] = held.map(({ lesson, start }) => ({ meeting: lesson.id, occurrence: start, scope }));
  aNotify(draft);
}

/** Whoever learns cancels one lesson; `isWhole`: "Adam stops", "I'm not coming any more", of which one lesson may be less than was meant. */
export function ownScope(draft: Draft, items: Entity[], isWhole: boolean, world: IndexedWorld): void {
  // "All Sundays" are no one of them.
  const every = items.filter((item) => item.kind === 'time' && item.time.kind === 'recurrence');
  if (isWhole || every.length > 0) draft.doubts.push('scope');
  if (every.length > 0) say(draft, 'scope', 'future', every, 'scope');
  else
    assume(
      draft,
      'scope',
      'this',
      inWords(
        world,
        'one lesson; to stop coming, say that you leave',
        'שיעור אחד; כדי להפסיק לגמרי יש לכתוב שעוזבים',
      ),
      'scope',
    );
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

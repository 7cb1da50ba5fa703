/** The whole list of a series' exdates: which of its slots do not take place. */
import type { Id } from '../../basics/ids.ts';
import { refuse, type Refusal } from '../../basics/refusal.ts';
import type { Wall } from '../../basics/wallTime.ts';
import type { Draft } from '../draft.ts';
import { lessonOf } from '../lesson.ts';
import { newOccurrence, putPruned } from './detachOccurrence.ts';

/** Cancels what is new in the list and restores what is no longer in it; changed lessons stay as they are. */
export function setExceptDays(
  draft: Draft,
  meetingId: Id,
  exdates: readonly Wall[],
  newId: () => Id,
): Refusal | null {
  const held = draft.held(meetingId);
  const wanted = new Set<Wall>();
  for (const [i, exdate] of exdates.entries()) {
    const lesson = lessonOf(held, exdate);
    if (!lesson) return refuse('NOT_FOUND', `input.exdates.${i}`);
    wanted.add(lesson.slot);
    const isTold = lesson.cancelled || Object.keys(lesson.occurrence?.own ?? {}).length > 0;
    if (!isTold)
      draft.put({ ...(lesson.occurrence ?? newOccurrence(lesson, newId())), cancelledBy: 'teacher' });
  }
  for (const row of held.occurrences) {
    if (row.cancelledBy !== null && !wanted.has(row.slot)) putPruned(draft, { ...row, cancelledBy: null });
  }
  return null;
}

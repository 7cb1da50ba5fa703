/** The exceptions a change of a series leaves, so that the card can name each of them. */
import type { KeptLesson } from '../../kernel/operation.ts';
import type { Draft } from '../draft.ts';
import { isSlot } from '../expand.ts';
import { hasBegun, isPaid, lessonAt, type Lesson } from '../lesson.ts';
import type { Patch } from '../meetingPatch.ts';
import { meetingIdOf, type Occurrence } from '../occurrence.ts';

type Done = { lesson: Lesson; patch: Patch; keep: readonly Lesson[]; nowMs: number };

export function keptLessons(draft: Draft, { lesson: addressed, patch, keep, nowMs }: Done): KeptLesson[] {
  const asked = new Set(keep.map(({ meeting, slot }) => whereNow({ meetingId: meeting.id, slot })));
  const changed = new Set(draft.changes().map(({ after }) => (after === null ? null : meetingIdOf(after))));
  const itself = whereNow({ meetingId: addressed.meeting.id, slot: addressed.slot });
  return draft
    .meetings()
    .filter(({ id, removedMs }) => removedMs === null && changed.has(id))
    .flatMap(({ id }) => draft.held(id).occurrences)
    .flatMap((row): KeptLesson[] => {
      const lesson = lessonAt(draft.held(row.meetingId).meeting, row.slot, row);
      const at = `${row.meetingId} ${row.slot}`;
      const why = lesson.cancelled || at === itself ? null : asked.has(at) ? 'asked' : whyKept(lesson, row);
      return why === null ? [] : [{ meetingId: row.meetingId, slot: row.slot, start: lesson.start, why }];
    });

  function whereNow(address: { meetingId: string; slot: string }): string {
    const { meetingId, slot } = draft.whereIs(address);
    return `${meetingId} ${slot}`;
  }

  function whyKept(lesson: Lesson, { own }: Occurrence): KeptLesson['why'] | null {
    const isOff = !isSlot(lesson.meeting, lesson.slot);
    const differs = Object.keys(own).some((field) => field in patch);
    if (!isOff && !differs) return null;
    if (hasBegun(lesson, nowMs)) return 'begun';
    if (isPaid(lesson)) return 'paid';
    return own.start === undefined ? 'own' : 'ownTime';
  }
}

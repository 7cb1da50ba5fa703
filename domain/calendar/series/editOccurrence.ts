/** Changes one lesson of a series and leaves all others as they are. */
import type { Id } from '../../basics/ids.ts';
import { refuse, type Refusal } from '../../basics/refusal.ts';
import type { Draft } from '../draft.ts';
import { needsOwnRow, patchedMeeting, patchedOwn, type Prices } from './editRow.ts';
import { isSlot } from '../expand.ts';
import { lessonAt, type Lesson } from '../lesson.ts';
import type { Patch } from '../meetingPatch.ts';
import { allFields, newOccurrence, putPruned } from './detachOccurrence.ts';
import { isolate, splitSeries } from './splitSeries.ts';

export type OccurrenceEdit = { lesson: Lesson; patch: Patch; newId(): Id };

export function editOccurrence(
  draft: Draft,
  { lesson, patch, newId }: OccurrenceEdit,
  prices: Prices,
): Refusal | null {
  const { meeting, slot } = lesson;
  if (patch.rrule !== undefined) return refuse('BAD_REQUEST', 'input.rrule');
  const { attendees, capacity, alarms, oldLessonNumber, ...ownable } = patch;
  const forRow: Patch = {
    ...(attendees && { attendees }),
    ...(capacity !== undefined && { capacity }),
    ...(alarms && { alarms }),
    ...(oldLessonNumber !== undefined && { oldLessonNumber }),
  };
  const row = lesson.occurrence ?? newOccurrence(lesson, newId());
  const own = patchedOwn(lesson, ownable, prices);
  if (ownable.start !== undefined) own.insisted = false;
  const plain = lessonAt(meeting, slot);
  for (const field of allFields) {
    // Off the rule its own time is all that holds a lesson.
    if (own[field] === plain[field] && !(field === 'start' && !isSlot(meeting, slot))) delete own[field];
  }
  putPruned(draft, { ...row, own });
  return Object.keys(forRow).length === 0
    ? null
    : giveOwnRow(draft, { lesson, patch: forRow, newId }, prices);
}

/** Attendees, room and alarms belong to a row: the lesson gets one to itself. A number set by hand needs a new count. */
function giveOwnRow(draft: Draft, { lesson, patch, newId }: OccurrenceEdit, prices: Prices): Refusal | null {
  const { meeting, slot } = lesson;
  if (!isSlot(meeting, slot)) return refuse('BAD_REQUEST', 'scope');
  const own = needsOwnRow(patch)
    ? isolate(draft, meeting.id, slot, newId)
    : splitSeries(draft, meeting.id, slot, newId);
  if (own === null) return refuse('BAD_REQUEST', 'scope');
  draft.put(patchedMeeting(draft.held(own).meeting, patch, meeting, prices));
  return null;
}

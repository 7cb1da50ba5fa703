/** Cuts a series in two: the first half keeps the id, the second gets a new one, and both the seriesId. */
import type { Id } from '../../basics/ids.ts';
import { dayOf, minutesOf, wallAt, type Wall } from '../../basics/wallTime.ts';
import type { Draft } from '../draft.ts';
import { isSlot, nextSlot, slotsBetween } from '../expand.ts';
import type { Lesson } from '../lesson.ts';
import type { Occurrence } from '../occurrence.ts';
import { putPruned } from './detachOccurrence.ts';
import { parseRule, printRule } from '../recurrence.ts';

/** The id of the row that holds the slots from `cut` on; null where the rule gives none from there. */
export function splitSeries(draft: Draft, id: Id, cut: Wall, newId: () => Id): Id | null {
  const { meeting, occurrences } = draft.held(id);
  const start = nextSlot(meeting, cut);
  if (start === null) return null;
  if (cut <= meeting.start) return id;
  const rule = meeting.rrule === null ? null : parseRule(meeting.rrule);
  if (!rule) return null;
  const before = slotsBetween(meeting, minutesOf(meeting.start), minutesOf(cut));
  const last = wallAt(before.at(-1) ?? minutesOf(meeting.start));
  const second = newId();
  const firstRule = rule.count === null ? { ...rule, until: dayOf(last) } : { ...rule, count: before.length };
  const secondRule = rule.count === null ? rule : { ...rule, count: rule.count - before.length };
  draft.put({ ...meeting, rrule: printRule(firstRule) });
  draft.put({ ...meeting, id: second, start, rrule: printRule(secondRule), oldLessonNumber: null });
  // Payments, absences, cancels and own times stay with their slots.
  for (const each of occurrences) if (each.slot >= cut) draft.put({ ...each, meetingId: second });
  draft.follow((at) => (at.meetingId === id && at.slot >= cut ? { ...at, meetingId: second } : at));
  return second;
}

/** Makes one occurrence a row of its own between the two halves; the id of that row. */
export function isolate(draft: Draft, id: Id, slot: Wall, newId: () => Id): Id | null {
  const own = splitSeries(draft, id, slot, newId);
  if (own === null) return null;
  const next = nextSlot(draft.held(own).meeting, wallAt(minutesOf(slot) + 1));
  if (next !== null) splitSeries(draft, own, next, newId);
  draft.put({ ...draft.held(own).meeting, rrule: null });
  standAlone(draft, own, newId);
  return own;
}

/** A single lesson carries no others: what stands off its slot gets rows of its own. */
export function standAlone(draft: Draft, id: Id, newId: () => Id): void {
  const { meeting, occurrences } = draft.held(id);
  for (const row of occurrences) if (row.slot !== meeting.start) giveSingleRow(draft, row, newId);
}

/** Makes an occurrence off the rule a single lesson of the same series. */
export function giveSingleRow(draft: Draft, row: Occurrence, newId: () => Id): Id {
  const { start: ownStart, ...own } = row.own;
  const start = ownStart ?? row.slot;
  const id = newId();
  draft.put({ ...draft.held(row.meetingId).meeting, id, start, rrule: null, oldLessonNumber: null });
  putPruned(draft, { ...row, meetingId: id, slot: start, own });
  draft.follow((at) =>
    at.meetingId === row.meetingId && at.slot === row.slot ? { meetingId: id, slot: start } : at,
  );
  return id;
}

/** Gives a lesson its attendees back after its series got others. */
export function keepAttendees(draft: Draft, { meeting, slot }: Lesson, newId: () => Id): void {
  const at = draft.whereIs({ meetingId: meeting.id, slot });
  const held = draft.held(at.meetingId);
  const { attendees, capacity } = meeting;
  if (JSON.stringify(held.meeting.attendees) === JSON.stringify(attendees)) return;
  const row = held.occurrences.find((each) => each.slot === at.slot);
  const isOnRule = isSlot(held.meeting, at.slot);
  const own = isOnRule
    ? isolate(draft, at.meetingId, at.slot, newId)
    : row
      ? giveSingleRow(draft, row, newId)
      : null;
  if (own !== null) draft.put({ ...draft.held(own).meeting, attendees, capacity });
}

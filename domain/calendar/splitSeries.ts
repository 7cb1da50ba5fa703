/** Cuts a series in two: the first half keeps the id, the second gets a new one, and both the seriesId. */
import type { Id } from '../basics/ids.ts';
import { dayOf, minutesOf, wallAt, type Wall } from '../basics/wallTime.ts';
import type { Draft } from './draft.ts';
import { nextSlot, slotsBetween } from './expand.ts';
import { parseRule, printRule } from './recurrence.ts';

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
  return own;
}

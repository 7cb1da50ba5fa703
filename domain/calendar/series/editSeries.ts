/**
 * Changes a series from one lesson on, or all of it; fields reach every row of the series, times only the addressed one.
 * Lessons that have begun keep their time, length, place and attendees; what was paid keeps its price.
 */
import type { Id } from '../../basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../basics/refusal.ts';
import { daysOf, minutesBetween, minutesOf, wallAt, type Wall } from '../../basics/wallTime.ts';
import { msToMinutes, settle } from '../../basics/zones.ts';
import type { Draft } from '../draft.ts';
import { patchedMeeting, type Prices } from './editRow.ts';
import { isSlot, nextSlot } from '../expand.ts';
import { hasBegun, isPaid, lessonAt, type Lesson } from '../lesson.ts';
import { checkRule } from '../meetingChecks.ts';
import { forwardOnly, looksForward, type Patch } from '../meetingPatch.ts';
import { replaceRule, shiftSeries } from './moveSlots.ts';
import type { OwnFields } from '../occurrence.ts';
import { allFields, detachOccurrence, putPruned, reattach, type Detached } from './detachOccurrence.ts';
import { parseRule, printRule } from '../recurrence.ts';
import { keepAttendees, splitSeries, standAlone } from './splitSeries.ts';
import { hasSeveralWeekdays, takeOutWeekday } from './takeOutWeekday.ts';

export type SeriesEdit = {
  scope: 'future' | 'all';
  /** The lesson that was addressed; the first one where nothing but the series was named. */
  lesson: Lesson;
  named: boolean;
  patch: Patch;
  /** Lessons that stay as they were. */
  keep: readonly Lesson[];
  nowMs: number;
  newId(): Id;
};

export function editSeries(draft: Draft, edit: SeriesEdit, prices: Prices): Refusal | null {
  const { scope, lesson, patch } = edit;
  const base = lesson.meeting;
  const isRepeated = base.rrule !== null;
  const forward = looksForward(patch);
  if (scope === 'future' && isRepeated && forward && hasBegun(lesson, edit.nowMs))
    return refuse('ALREADY_BEGUN', 'occurrence');
  const begun = isRepeated ? begunWithRow(draft, edit.nowMs) : [];
  const detached = detachUntouched(draft, edit, begun);
  let addressed: Id | null = null;
  for (const row of draft.meetings()) {
    if (row.removedMs !== null || (!isRepeated && row.id !== base.id)) continue;
    const isWhole = !isRepeated || (scope === 'all' && !forward);
    const ahead = isWhole ? row.id : splitSeries(draft, row.id, cutOf(edit, row.zone), edit.newId);
    if (scope === 'all' && ahead !== row.id) applyTo(draft, row.id, backward(patch), base, prices);
    if (ahead !== null) applyTo(draft, ahead, row.id === base.id ? patch : sharedPart(patch), base, prices);
    if (row.id === base.id) addressed = ahead;
  }
  const needsAddressed = patch.start !== undefined || patch.rrule !== undefined;
  if (addressed === null && forward && needsAddressed) return refuse('ALREADY_BEGUN', 'occurrence');
  if (addressed !== null) {
    forgetOwn(draft, edit);
    const refusal = needsAddressed ? moveRow(draft, addressed, edit) : null;
    if (refusal) return refusal;
  }
  reattach(draft, detached);
  if (patch.attendees !== undefined)
    for (const each of withOldAttendees(edit, begun)) keepAttendees(draft, each, edit.newId);
  return null;
}

/** Attendees belong to a row: lessons that keep theirs get one to themselves. */
function withOldAttendees({ keep, lesson }: SeriesEdit, begun: readonly Lesson[]): Lesson[] {
  if (lesson.meeting.rrule === null) return [];
  return [
    ...keep,
    ...begun.filter(
      (each) => !keep.some((other) => other.meeting.id === each.meeting.id && other.slot === each.slot),
    ),
  ];
}

/** Where the change begins: at the addressed lesson, or for all at the first that has not begun. */
function cutOf({ scope, lesson, nowMs }: SeriesEdit, zone: string): Wall {
  if (scope === 'future') return lesson.slot;
  return wallAt(msToMinutes(nowMs, zone) + 1);
}

function applyTo(draft: Draft, id: Id, patch: Patch, base: Lesson['meeting'], prices: Prices): void {
  draft.put(patchedMeeting(draft.held(id).meeting, patch, base, prices));
}

/** The first number is counted on from the addressed row into the later ones. */
function sharedPart({ oldLessonNumber: _number, ...patch }: Patch): Patch {
  return patch;
}

/** What `all` reaches back for: text, colour and price. */
function backward({
  start: _s,
  minutes: _m,
  rrule: _r,
  location: _l,
  attendees,
  capacity,
  oldLessonNumber: _n,
  ...patch
}: Patch): Patch {
  return capacity === undefined || attendees !== undefined ? patch : { ...patch, capacity };
}

/** The addressed lesson is spoken of itself: what it had of its own gives way. */
function forgetOwn(draft: Draft, { lesson, named, patch, nowMs }: SeriesEdit): void {
  const at = draft.whereIs({ meetingId: lesson.meeting.id, slot: lesson.slot });
  const row = draft.held(at.meetingId).occurrences.find((each) => each.slot === at.slot);
  if (!row || !named) return;
  const own: OwnFields = { ...row.own };
  const isOneOfMany = lesson.meeting.rrule !== null;
  const held: readonly string[] = [
    ...(isOneOfMany && hasBegun(lesson, nowMs) ? forwardOnly : []),
    ...(isOneOfMany && isPaid(lesson) ? ['costMinor'] : []),
  ];
  for (const field of allFields) if (field in patch && !held.includes(field)) delete own[field];
  putPruned(draft, { ...row, own });
}

function moveRow(draft: Draft, id: Id, edit: SeriesEdit): Refusal | null {
  const { lesson, patch, scope } = edit;
  const isUnmoved = patch.start === undefined || patch.start === settle(lesson.slot, lesson.meeting.zone);
  const minutes = isUnmoved || patch.start === undefined ? 0 : minutesBetween(lesson.slot, patch.start);
  const { meeting } = draft.held(id);
  if (patch.rrule === undefined) {
    const days = patch.start === undefined ? 0 : daysOf(patch.start) - daysOf(lesson.slot);
    const alone = hasSeveralWeekdays(meeting.rrule) && (scope === 'future' || days !== 0);
    const moved = alone ? takeOutWeekday(draft, id, lesson.slot, edit.newId) : id;
    if (minutes !== 0) {
      shiftSeries(draft, moved, minutes);
      draft.put({ ...draft.held(moved).meeting, insisted: false });
    }
    return null;
  }
  const start = wallAt(minutesOf(meeting.start) + minutes);
  const next = patch.rrule === null ? { start, rrule: null } : ruleFrom(patch.rrule, start, id, edit);
  if (isRefusal(next)) return next;
  replaceRule(draft, id, next);
  if (next.rrule === null) standAlone(draft, id, edit.newId);
  draft.put({ ...draft.held(id).meeting, insisted: false });
  return null;
}

/** A count said of the whole series includes the lessons that have been. */
function ruleFrom(
  rrule: string,
  start: Wall,
  id: Id,
  { scope, lesson }: SeriesEdit,
): { start: Wall; rrule: string } | Refusal {
  const rule = parseRule(rrule);
  if (!rule) return refuse('BAD_RULE', 'input.rrule');
  const isSecondHalf = scope === 'all' && id !== lesson.meeting.id;
  if (rule.count === null || !isSecondHalf) return checkRule(rrule, start);
  let been = 0;
  for (let at: Wall | null = lesson.meeting.start; at !== null && at < start; been++) {
    at = nextSlot(lesson.meeting, wallAt(minutesOf(at) + 1));
  }
  if (rule.count <= been) return refuse('BAD_RULE', 'input.rrule');
  return checkRule(printRule({ ...rule, count: rule.count - been }), start);
}

/** Lessons in reach of the change that it must leave alone, wholly or in part. */
/** Lessons that have begun and have a row: moved forward, they may stand behind the cut. The others lie before it. */
function begunWithRow(draft: Draft, nowMs: number): Lesson[] {
  return draft
    .meetings()
    .flatMap(({ id }) =>
      draft.held(id).occurrences.map((row) => lessonAt(draft.held(id).meeting, row.slot, row)),
    )
    .filter((lesson) => !lesson.cancelled && hasBegun(lesson, nowMs));
}

function detachUntouched(
  draft: Draft,
  { keep, patch, newId, lesson: addressed }: SeriesEdit,
  begun: readonly Lesson[],
): Detached[] {
  const detached = keep.map((lesson) => detachOccurrence(draft, lesson, allFields, newId));
  const changesPrice = [patch.costMinor, patch.minutes, patch.location, patch.subject].some(
    (each) => each !== undefined,
  );
  if (addressed.meeting.rrule === null) return detached;
  if (looksForward(patch)) {
    for (const lesson of begun)
      detached.push(detachOccurrence(draft, lesson, ['start', 'minutes', 'location', 'costMinor'], newId));
  }
  for (const { id } of draft.meetings()) {
    const { meeting, occurrences } = draft.held(id);
    for (const occurrence of occurrences) {
      const lesson = lessonAt(meeting, occurrence.slot, occurrence);
      if (lesson.cancelled) continue;
      if (isPaid(lesson) && changesPrice)
        detached.push(detachOccurrence(draft, lesson, ['costMinor'], newId));
      // Off the rule there is no slot to follow: such a lesson stays with all that it is.
      if (!isSlot(meeting, lesson.slot))
        detached.push(detachOccurrence(draft, lesson, ['start', 'minutes'], newId));
    }
  }
  return detached;
}

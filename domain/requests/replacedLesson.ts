/** The lesson for which another time is asked: named when it is asked about, and moved when the answer is yes. */
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { addMinutes } from '../basics/wallTime.ts';
import { onWallOf } from '../basics/zones.ts';
import { openDraft } from '../calendar/draft.ts';
import { hasBegun } from '../calendar/lesson.ts';
import { markAbsence } from '../attendance/markAbsence.ts';
import { startOnWallOf } from '../calendar/meetingChecks.ts';
import { addressOf, seriesFacts, type MeetingFacts } from '../calendar/meetingFacts.ts';
import { attends, isAbsent } from '../calendar/attends.ts';
import { updateMeeting } from '../calendar/meetings/updateMeeting.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import type { MeetingWithOccurrences } from '../calendar/occurrence.ts';
import type { Change, Means } from '../kernel/operation.ts';
import type { Teacher } from '../people/people.ts';
import { findReplaced, isTheirsAlone } from './findReplaced.ts';
import type { AskingFacts } from './pendingFacts.ts';
import type { ReplacedLessonInput } from './pendingInput.ts';
import type { PendingMeeting, Replaced } from './pendingMeeting.ts';

/** Whoever asks must attend it; a lesson of others is not there for them. */
export function* askedFacts(
  said: ReplacedLessonInput,
  { teacher, students }: AskingFacts,
): Gathering<MeetingFacts | Refusal> {
  const facts = yield* seriesFacts(teacher, said.id);
  const come = !isRefusal(facts) && students.every(({ id }) => attends(facts.addressed, id));
  return come ? facts : refuse('NOT_FOUND', 'input.replaces');
}

/** How a request says which lesson it stands for; or why it cannot. */
export function replacedBy(
  said: ReplacedLessonInput,
  facts: MeetingFacts,
  studentIds: readonly string[],
  open: readonly PendingMeeting[],
  { nowMs }: Means,
): Replaced | Refusal {
  const at = addressOf({ ...said, scope: 'this' }, facts);
  if (isRefusal(at)) return { ...at, field: 'input.replaces' };
  const { lesson } = at;
  if (hasBegun(lesson, nowMs)) return refuse('ALREADY_BEGUN', 'input.replaces');
  const { meeting } = lesson;
  const slot = onWallOf(lesson.slot, meeting.zone, facts.teacher.zone);
  const isAsked = open.some(
    ({ replaces, attendees }) =>
      replaces?.slot === slot &&
      facts.series.some((held) => held.meeting.id === replaces.meetingId) &&
      attendees.some(({ studentId }) => studentIds.includes(studentId)),
  );
  return isAsked ? refuse('ALREADY_ASKED', 'input.replaces') : { meetingId: meeting.id, slot };
}

/** null: it does not stand any more. */
export type ReplacedFacts = { meeting: MeetingWithOccurrences; series: MeetingWithOccurrences[] } | null;

export function* replacedFacts(teacher: Teacher, { meetingId }: Replaced): Gathering<ReplacedFacts> {
  const meeting = yield* need('meeting', { teacherId: teacher.id, id: meetingId });
  if (!meeting) return null;
  const facts = yield* seriesFacts(teacher, meetingId);
  return { meeting, series: isRefusal(facts) ? [] : facts.series };
}

type Moving = AskingFacts & { pending: PendingMeeting; replaced: ReplacedFacts };

/**
 * What a yes does to the lesson: moves it, or, where others come too, excuses who asked.
 * null: there is nothing to be moved, and the time that was asked for is booked beside what stands.
 */
export function moveReplaced(
  pending: PendingMeeting,
  { teacher, subjects, students, replaced }: Moving,
  means: Means,
): (Change & { moved: boolean }) | Refusal | null {
  const { replaces, zone } = pending;
  if (!replaces || !replaced) return null;
  if (replaced.meeting.meeting.removedMs !== null) return null;
  const found = findReplaced(pending, replaced.series);
  if (!found) return refuse('CHANGED_MEANWHILE', 'input.id');
  const { held, lesson } = found;
  if (lesson.cancelled) return null;
  if (hasBegun(lesson, means.nowMs)) return refuse('ALREADY_BEGUN', 'input.id');
  const askers = pending.attendees.map(({ studentId }) => studentId);
  const expected = askers.filter((id) => attends(lesson, id) && !isAbsent(lesson, id));
  if (!isTheirsAlone(lesson, pending) || expected.length < askers.length) {
    const draft = openDraft([held]);
    for (const studentId of expected)
      markAbsence(draft, lesson, { studentId, kind: 'teacher', nowMs: means.nowMs, newId: means.newId });
    return { rows: draft.changes(), about: [], tell: [], moved: false };
  }
  const start = startOnWallOf(pending.start, zone, teacher.zone);
  if (isRefusal(start)) return start;
  const said = {
    input: {
      id: held.meeting.id,
      start,
      end: addMinutes(start, pending.minutes),
      ...(pending.costMinor === null ? {} : { cost: pending.costMinor }),
    },
    ...(held.meeting.rrule === null
      ? {}
      : { scope: 'this' as const, occurrence: onWallOf(replaces.slot, zone, teacher.zone) }),
  };
  const change = updateMeeting.change(
    said,
    { teacher, subjects, students, addressed: held, series: replaced.series },
    means,
  );
  return isRefusal(change) ? change : { ...change, moved: true };
}

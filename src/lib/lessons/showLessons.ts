/** Lessons as the calendar draws them, in the viewer's wall time. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { lessonsBetween, type Lesson } from '../../../domain/calendar/lesson.ts';
import type { Attendee } from '../../../domain/calendar/meeting.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import { isSettled } from '../../../domain/calendar/charge.ts';
import type { SchoolMeetings } from './schoolMeetings.ts';
import type { Shown, ShownState } from './shown.ts';

/** A range of the viewer's wall time, end exclusive. */
export type Seen = { from: Wall; until: Wall; zone: string; nowMs: number };

export function showLesson(lesson: Lesson, school: SchoolMeetings, seen: Seen, state?: ShownState): Shown {
  const { meeting, slot, occurrence } = lesson;
  const is = state ?? (school.busy.has(meeting.id) ? 'busy' : 'lesson');
  const away = occurrence?.absences.map((each) => each.studentId) ?? none;
  const there =
    away.length === 0
      ? meeting.attendees
      : meeting.attendees.filter(({ studentId }) => !away.includes(studentId));
  const others = school.others.get(meeting.id) ?? 0;
  const start = toWall(lesson.startMs, seen.zone);
  const end = toWall(lesson.endMs, seen.zone);
  return {
    key: `${is} ${meeting.id} ${slot}`,
    meetingId: meeting.id,
    slot,
    start,
    end,
    allDay: start.endsWith('T00:00') && end.endsWith('T00:00') && end > start,
    subject: lesson.subject,
    summary: lesson.summary,
    names: there.map(({ studentId }) => school.nameOf(studentId)).filter((name) => name !== ''),
    away,
    awayNames: away.map(school.nameOf).filter((name) => name !== ''),
    charged: chargedIn(lesson, school),
    paid: paidOf(lesson, there),
    color: lesson.color ?? school.colorOf(lesson.subject),
    recurring: meeting.rrule !== null,
    group: meeting.capacity > 1,
    taken: there.length + others,
    capacity: meeting.capacity,
    state: is,
    past: lesson.endMs <= seen.nowMs,
  };
}

const none: readonly Id[] = [];
const nobody: Shown['charged'] = [];

export function chargedIn({ occurrence }: Lesson, { nameOf }: SchoolMeetings): Shown['charged'] {
  const charged = (occurrence?.absences ?? []).flatMap(({ studentId, kind }) =>
    kind === 'late' || kind === 'noShow' ? [{ studentId, name: nameOf(studentId), kind }] : [],
  );
  return charged.length === 0 ? nobody : charged;
}

function paidOf({ occurrence }: Lesson, there: readonly Attendee[]): Shown['paid'] {
  const settled = occurrence?.charges.filter(isSettled) ?? [];
  if (settled.length === 0) return null;
  const paid = new Set(settled.map(({ studentId }) => studentId));
  return there.every(({ studentId }) => paid.has(studentId)) ? 'all' : 'some';
}

export function showMeetings(
  held: readonly MeetingWithOccurrences[],
  school: SchoolMeetings,
  seen: Seen,
): Shown[] {
  const fromMs = toMs(seen.from, seen.zone);
  const untilMs = toMs(seen.until, seen.zone);
  const as = `${fromMs} ${untilMs} ${seen.zone} ${seen.nowMs}`;
  return held.flatMap((each) => {
    const before = shownLast.get(each);
    if (before?.as === as && before.school === school) return before.shown;
    const shown = lessonsBetween(each, fromMs, untilMs).map((lesson) => showLesson(lesson, school, seen));
    shownLast.set(each, { as, school, shown });
    return shown;
  });
}

/** At every key of a sentence the same days are drawn again: what the sentence does not touch stays the very same, and is not drawn anew. */
const shownLast = new WeakMap<
  MeetingWithOccurrences,
  { as: string; school: SchoolMeetings; shown: Shown[] }
>();

/** What a change of an existing meeting needs to know, and how the one it speaks of is found. */
import type { Id } from '../basics/ids.ts';
import { refuse, type Refusal } from '../basics/refusal.ts';
import type { Wall } from '../basics/wallTime.ts';
import { laterTwin, onWallOf, toWall } from '../basics/zones.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { changedSince } from '../kernel/sharedInput.ts';
import type { MeetingWithOccurrences } from './occurrence.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Teacher } from '../people/people.ts';
import { isSlot } from './expand.ts';
import { lessonAt, lessonOf, type Lesson } from './lesson.ts';
import type { Scope } from './meeting.ts';

export type MeetingFacts = {
  teacher: Teacher;
  /** The meeting that was addressed, by its own id or by one of its occurrences'. */
  addressed: MeetingWithOccurrences;
  /** All rows of its series that stand. */
  series: MeetingWithOccurrences[];
};

export function* meetingFacts(id: Id, actor: Actor): Gathering<MeetingFacts | Refusal> {
  if (actor.role !== 'teacher') return refuse('FORBIDDEN');
  const teacher = yield* need('teacher', { teacherId: actor.id });
  return teacher ? yield* seriesFacts(teacher, id) : refuse('NOT_FOUND', 'id');
}

/** Whose calendar it is and who may ask is known already. */
export function* seriesFacts(teacher: Teacher, id: Id): Gathering<MeetingFacts | Refusal> {
  const addressed = yield* need('meeting', { teacherId: teacher.id, id });
  if (!addressed || addressed.meeting.removedMs !== null) return refuse('NOT_FOUND', 'id');
  const { meeting } = addressed;
  const rows = yield* need('series', { teacherId: teacher.id, seriesId: meeting.seriesId });
  // The series answers for its other rows; the addressed one is the one that was just asked for.
  const others = rows.filter((each) => each.meeting.id !== meeting.id && each.meeting.removedMs === null);
  return { teacher, addressed, series: [addressed, ...others] };
}

/** named: the lesson itself was named, not only its series. */
export type Addressed = { lesson: Lesson; scope: Scope; named: boolean };

type Said = {
  id: Id;
  occurrence?: Wall | null | undefined;
  scope?: Scope | null | undefined;
  version?: number | null | undefined;
};

/** The lesson that is spoken of and how far the change reaches; or why not. */
export function addressOf(
  { id, occurrence, scope, version }: Said,
  { teacher, addressed }: MeetingFacts,
): Addressed | Refusal {
  const { meeting, occurrences } = addressed;
  const row = occurrences.find((each) => each.id === id);
  const stale = changedSince(version, row?.revision ?? meeting.revision);
  if (stale) return stale;
  const wall = row ? row.slot : occurrence ? onWallOf(occurrence, teacher.zone, meeting.zone) : null;
  const lesson =
    wall === null
      ? lessonAt(
          meeting,
          meeting.start,
          occurrences.find(({ slot }) => slot === meeting.start),
        )
      : (lessonOf(addressed, wall) ??
        (row || !occurrence ? null : lessonAtTwin(addressed, occurrence, teacher)));
  if (!lesson || (lesson.cancelled && wall !== null)) return refuse('NOT_FOUND', 'occurrence');
  if (meeting.rrule === null) return { lesson, scope: 'all', named: true };
  const reach = scope ?? (wall === null ? 'all' : 'this');
  if (reach !== 'all' && wall === null) return refuse('BAD_REQUEST', 'occurrence');
  // A lesson that stays off the rule has no lessons after it: a change of it is a change of it alone.
  return { lesson, scope: isSlot(meeting, lesson.slot) ? reach : 'this', named: wall !== null };
}

/** A lesson of another zone may stand in the second of two equal hours of the teacher's. */
function lessonAtTwin(held: MeetingWithOccurrences, said: Wall, { zone }: Teacher): Lesson | null {
  const later = laterTwin(said, zone);
  return later === null ? null : lessonOf(held, toWall(later, held.meeting.zone));
}

/** Lessons named by their slots, of whichever rows of the series; one that is not there is left out. */
export function lessonsAt(slots: readonly Wall[], { teacher, addressed, series }: MeetingFacts): Lesson[] {
  const walls = slots.map((slot) => onWallOf(slot, teacher.zone, addressed.meeting.zone));
  return walls
    .flatMap((wall) => series.map((held) => lessonOf(held, wall)))
    .filter((lesson): lesson is Lesson => lesson !== null && !lesson.cancelled);
}

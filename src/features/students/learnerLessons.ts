/** The lessons of one who learns, as their home shows them: what comes, what was, and what became of it. */
import { onWallOf, toMs, toWall } from '../../../domain/basics/zones.ts';
import { isLate } from '../../../domain/attendance/ownLesson.ts';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { lessonsBetween, type Lesson } from '../../../domain/calendar/lesson.ts';
import type { AbsenceKind } from '../../../domain/calendar/occurrence.ts';
import type { SubjectAnswer } from '../../lib/entities/entityStore.ts';
import type { SchoolMeetings } from '../../lib/lessons/schoolMeetings.ts';

export type LearnerLesson = {
  key: string;
  lesson: Lesson;
  learnerId: Id;
  /** On the viewer's wall. */
  start: Wall;
  end: Wall;
  /** What addresses it, on the viewer's wall. */
  slot: Wall;
  subject: string;
  color: string | null;
  teacherName: string;
  /** Children of the same family who come too, by first name. */
  siblings: readonly string[];
  /** Other students, who are only a number. */
  others: number;
  /** What the teacher's plan has for it, told from a week before. */
  planned: { name: string; urls: readonly string[] } | null;
  recurring: boolean;
  absence: AbsenceKind | null;
  /** It is being held, or is over: nothing can be asked or called off any more. */
  begun: boolean;
  past: boolean;
  /** Too late to call it off without a charge. */
  late: boolean;
};

const dayMs = 86_400_000;
const daysBack = 60;
const daysAhead = 90;

type Seen = { zone: string; nowMs: number; subjects?: readonly SubjectAnswer[] };

export function learnerLessons(
  school: SchoolMeetings,
  learnerId: Id,
  { zone, nowMs, subjects = [] }: Seen,
): LearnerLesson[] {
  const planned = plannedSoon(subjects);
  return school.held
    .filter(
      ({ meeting }) =>
        !school.busy.has(meeting.id) && meeting.attendees.some(({ studentId }) => studentId === learnerId),
    )
    .flatMap((held) => lessonsBetween(held, nowMs - daysBack * dayMs, nowMs + daysAhead * dayMs))
    .map((lesson): LearnerLesson => {
      const { meeting, occurrence } = lesson;
      return {
        key: `${learnerId} ${meeting.id} ${lesson.slot}`,
        lesson,
        learnerId,
        start: toWall(lesson.startMs, zone),
        end: toWall(lesson.endMs, zone),
        slot: onWallOf(lesson.slot, meeting.zone, zone),
        subject: lesson.subject || lesson.summary,
        color: lesson.color ?? school.colorOf(lesson.subject),
        teacherName: school.teacherOf?.(meeting.teacherId)?.name ?? '',
        siblings: siblingsIn(lesson, learnerId, school),
        others: school.others.get(meeting.id) ?? 0,
        planned: planned.get(`${meeting.id} ${toMs(lesson.slot, meeting.zone)}`) ?? null,
        recurring: meeting.rrule !== null,
        absence: occurrence?.absences.find(({ studentId }) => studentId === learnerId)?.kind ?? null,
        begun: lesson.startMs <= nowMs,
        past: lesson.endMs <= nowMs,
        late: isLate(lesson, nowMs, school.teacherOf?.(meeting.teacherId)?.noticeHours ?? 0),
      };
    })
    .sort((a, b) => a.lesson.startMs - b.lesson.startMs);
}

/** Whoever else the server names is of the same family: of all others it tells a number alone. */
const siblingsIn = (
  { meeting, occurrence }: Lesson,
  learnerId: Id,
  { nameOf }: Pick<SchoolMeetings, 'nameOf'>,
): string[] =>
  meeting.attendees
    .map(({ studentId }) => studentId)
    .filter((id) => id !== learnerId && !occurrence?.absences.some(({ studentId }) => studentId === id))
    .flatMap((id) => nameOf(id).split(' ')[0] || []);

/** Ahead, and they come to it. */
export const isComing = ({ past, absence }: LearnerLesson): boolean => !past && absence === null;

/** In which the last lesson was that anybody came to; null: there was none lately. */
export const monthOfLatest = (learners: readonly { lessons: readonly LearnerLesson[] }[]): string | null =>
  learners
    .flatMap(({ lessons }) => lessons.filter(({ past }) => past))
    .reduce((latest, { end }) => (end > latest ? end : latest), '')
    .slice(0, 7) || null;

/** By meeting and slot, as the server has matched them. */
function plannedSoon(subjects: readonly SubjectAnswer[]): Map<string, LearnerLesson['planned']> {
  const planned = new Map<string, LearnerLesson['planned']>();
  for (const { name, urls, soon } of subjects.flatMap(({ lessons }) => lessons ?? []))
    for (const { meetingId, slot } of soon ?? [])
      if (name !== '') planned.set(`${meetingId} ${slot}`, { name, urls });
  return planned;
}

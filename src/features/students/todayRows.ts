/** The lessons of today: a teacher's in one row, of those who learn in a row for each. */
import { addDays, dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import type { StudentAnswer } from '../../lib/entities/entityStore.ts';
import type { SchoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import { learnerLessons, type LearnerLesson } from './learnerLessons.ts';

type TodayLesson = Pick<LearnerLesson, 'key' | 'start' | 'end' | 'subject' | 'color' | 'past'>;

export type TodayRow = { key: string; name: string; lessons: readonly TodayLesson[] };

type Seen = { zone: string; now: { ms: number; wall: Wall } };

/** `learners`: null where a teacher looks. */
export function todayRows(
  school: SchoolMeetings,
  learners: readonly StudentAnswer[] | null,
  { zone, now }: Seen,
): TodayRow[] {
  const today = dayOf(now.wall);
  if (learners !== null)
    return learners.map(({ id, username }) => ({
      key: id,
      name: username ?? '',
      lessons: learnerLessons(school, id, { zone, nowMs: now.ms }).filter(
        ({ start, absence }) => dayOf(start) === today && absence === null,
      ),
    }));
  const from = toMs(`${today}T00:00`, zone);
  const until = toMs(`${addDays(today, 1)}T00:00`, zone);
  const lessons = school.held
    .flatMap((held) => lessonsBetween(held, from, until))
    .map((lesson) => ({
      key: `${lesson.meeting.id} ${lesson.slot}`,
      start: toWall(lesson.startMs, zone),
      end: toWall(lesson.endMs, zone),
      subject: lesson.subject || lesson.summary,
      color: lesson.color ?? school.colorOf(lesson.subject),
      past: lesson.endMs <= now.ms,
    }))
    .filter(({ start }) => dayOf(start) === today)
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));
  return [{ key: today, name: '', lessons }];
}

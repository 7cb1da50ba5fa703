/** The lessons behind a figure: those of one student, one subject, one weekday or hour, some days, or cancelled ones, with what each brought. */
import type { Id } from '../basics/ids.ts';
import { dayOf, minuteOfDay, weekdayOf, type Day, type Wall } from '../basics/wallTime.ts';
import { toWall } from '../basics/zones.ts';
import type { Lesson } from '../calendar/lesson.ts';
import type { AbsenceKind } from '../calendar/occurrence.ts';
import { eachLesson, type Span, type StatisticsFacts } from './statistics.ts';

/** What a bar stands for. A stretch of days is named by its first one. */
export type Behind =
  | { by: 'student'; id: Id }
  | { by: 'subject'; name: string }
  | { by: 'weekday'; weekday: number }
  | { by: 'hour'; weekday: number; hour: number }
  | { by: 'days'; from: Day }
  | { by: 'cancelled' };

/** One student in one lesson; a lesson without students has one row too. */
export type Seat = {
  lesson: Lesson;
  start: Wall;
  studentId: Id | null;
  away: AbsenceKind | null;
  isGiven: boolean;
  /** null: nothing, since they were not there. */
  owed: { minor: number; openMinor: number } | null;
};

type Test = (lesson: Lesson, start: Wall, studentId: Id | null) => boolean;

function testOf(behind: Behind, buckets: readonly Span[]): Test {
  switch (behind.by) {
    case 'student':
      return (_, __, studentId) => studentId === behind.id;
    case 'cancelled':
      return ({ cancelled, occurrence }, _, student) =>
        student !== null &&
        (cancelled || occurrence?.absences.some(({ studentId }) => studentId === student) === true);
    case 'subject':
      return (lesson) => (lesson.subject || lesson.summary) === behind.name;
    case 'weekday':
      return (_, start) => weekdayOf(start) === behind.weekday;
    case 'hour':
      return (_, start) =>
        weekdayOf(start) === behind.weekday && Math.floor(minuteOfDay(start) / 60) === behind.hour;
    case 'days': {
      const days = buckets.find(({ from }) => from === behind.from);
      return (_, start) => days !== undefined && days.from <= dayOf(start) && dayOf(start) < days.until;
    }
  }
}

/** In order of time. What they brought together is what the bar says. */
export function seatsBehind(
  facts: StatisticsFacts,
  { span, buckets }: { span: Span; buckets: readonly Span[] },
  behind: Behind,
): Seat[] {
  const isMeant = testOf(behind, buckets);
  const seats: Seat[] = [];
  eachLesson(facts, span, (lesson) => {
    if (lesson.cancelled && behind.by !== 'cancelled') return;
    const start = toWall(lesson.startMs, facts.zone);
    const isGiven = lesson.startMs <= facts.nowMs;
    const { attendees } = lesson.meeting;
    const students: (Id | null)[] =
      attendees.length === 0 ? [null] : attendees.map(({ studentId }) => studentId);
    for (const studentId of students) {
      if (!isMeant(lesson, start, studentId)) continue;
      if (lesson.cancelled) {
        seats.push({ lesson, start, studentId, away: null, isGiven, owed: null });
        continue;
      }
      const away = lesson.occurrence?.absences.find((each) => each.studentId === studentId)?.kind ?? null;
      const owed = studentId === null ? null : facts.moneyOf(lesson, studentId);
      seats.push({ lesson, start, studentId, away, isGiven, owed });
    }
  });
  return seats.sort((a, b) => a.lesson.startMs - b.lesson.startMs);
}

/**
 * What a list of them comes to. Lessons are counted once, however many were in them, and so is one that was called off;
 * `places` are the rows of students.
 */
export function sumOfSeats(seats: readonly Seat[]) {
  const sum = { earnedMinor: 0, plannedMinor: 0, openMinor: 0, places: 0 };
  const given = new Set<string>();
  const off = new Set<string>();
  for (const { lesson, studentId, isGiven, away, owed } of seats) {
    const named = `${lesson.meeting.id} ${lesson.slot}`;
    if (studentId !== null) sum.places++;
    if (lesson.cancelled) off.add(named);
    else if (away) off.add(`${named} ${studentId}`);
    if (!isGiven) sum.plannedMinor += owed?.minor ?? 0;
    else {
      sum.earnedMinor += owed?.minor ?? 0;
      sum.openMinor += owed?.openMinor ?? 0;
      if (!away && !lesson.cancelled) given.add(named);
    }
  }
  return { ...sum, lessons: given.size, cancelled: off.size };
}

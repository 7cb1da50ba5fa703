/** Lessons that say the words, in their subject, title, note or people: of each series the nearest one ahead, what is over at the end. */
import { addDays } from '../../../domain/basics/wallTime.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { lessonsBetween, type Lesson } from '../../../domain/calendar/lesson.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type { SchoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import { showLesson } from '../../lib/lessons/showLessons.ts';
import type { Shown } from '../../lib/lessons/shown.ts';

/** As far as the calendar jumps (spec section 9). */
const yearsEachWay = 5;
const mostFound = 50;

/** Points, accents and the letter's case do not count. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7]/g, '')
    .toLowerCase();

export function searchLessons(school: SchoolMeetings, query: string, nowMs: number, zone: string): Shown[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const says = ({ meeting, occurrences }: MeetingWithOccurrences): boolean => {
    const text = plain(
      [
        meeting.subject,
        meeting.summary,
        meeting.description,
        ...meeting.attendees.map(({ studentId }) => school.nameOf(studentId)),
        ...occurrences.flatMap(({ own }) => [own.subject ?? '', own.summary ?? '', own.description ?? '']),
      ].join('\n'),
    );
    return words.every((word) => text.includes(word));
  };
  const found = school.held
    .filter((held) => !school.busy.has(held.meeting.id) && says(held))
    .flatMap((held) => nearest(held, nowMs, zone) ?? []);
  const ahead = found.filter(({ endMs }) => endMs > nowMs).sort((a, b) => a.startMs - b.startMs);
  const over = found.filter(({ endMs }) => endMs <= nowMs).sort((a, b) => b.startMs - a.startMs);
  const seen = { from: '', until: '', zone, nowMs };
  return [...ahead, ...over].slice(0, mostFound).map((lesson) => showLesson(lesson, school, seen));
}

function nearest(held: MeetingWithOccurrences, nowMs: number, zone: string): Lesson | null {
  const today = toWall(nowMs, zone).slice(0, 10);
  const at = (years: number): number => toMs(`${addDays(today, years * 366)}T00:00`, zone);
  return (
    lessonsBetween(held, nowMs, at(yearsEachWay))[0] ??
    lessonsBetween(held, at(-yearsEachWay), nowMs).at(-1) ??
    null
  );
}

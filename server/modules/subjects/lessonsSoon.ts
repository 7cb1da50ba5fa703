/** Which planned lessons students have within a week: then their materials are shown (spec section 4). */
import type { Id } from '../../../domain/basics/ids.ts';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { attends, isAbsent } from '../../../domain/calendar/attends.ts';
import { lessonsBetween, type Lesson } from '../../../domain/calendar/lesson.ts';
import { afterSlot, numberSeries } from '../../../domain/calendar/number.ts';
import type { LessonSoon } from '../../../domain/subjects/wireSubject.ts';
import { readMeetings } from '../calendar/rows/readMeetings.ts';
import type { Queries } from '../../db/tables.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** A lesson that starts within a week, and its number in the series. */
type NumberSoon = LessonSoon & { number: number };

/** By the subject's name. */
export type NumbersSoon = Map<string, NumberSoon[]>;

export async function lessonsSoon(
  queries: Queries,
  teacherId: Id,
  students: readonly Id[],
  nowMs: number,
): Promise<NumbersSoon> {
  const numbers: NumbersSoon = new Map();
  const seats = await queries
    .selectFrom('app.seats')
    .select('meeting_id')
    .where('user_id', 'in', students)
    .where('teacher_id', '=', teacherId)
    .execute();
  if (seats.length === 0) return numbers;
  const ids = [...new Set(seats.map((seat) => seat.meeting_id))];
  // In UTC wall time, with a day on either side for all zones; exact moments are compared below.
  const day = weekMs / 7;
  const span = { from: toWall(nowMs - day, 'UTC'), until: toWall(nowMs + weekMs + day, 'UTC') };
  const near = await readMeetings(queries, teacherId, { ids, span });
  if (near.length === 0) return numbers;
  const seriesIds = [...new Set(near.map(({ meeting }) => meeting.seriesId))];
  const rows = await readMeetings(queries, teacherId, { seriesIds });
  const series = Map.groupBy(rows, ({ meeting }) => meeting.seriesId);
  for (const held of rows.filter(({ meeting }) => ids.includes(meeting.id))) {
    const lessons = lessonsBetween(held, nowMs, nowMs + weekMs).filter(
      (lesson) => !lesson.cancelled && students.some((id) => comesTo(lesson, id)),
    );
    const last = lessons
      .map(({ slot }) => slot)
      .toSorted()
      .at(-1);
    if (last === undefined) continue;
    const numbered = numberSeries(series.get(held.meeting.seriesId) ?? [], afterSlot(last));
    for (const { subject, slot, meeting } of lessons) {
      const number = numbered.of(meeting.id, slot);
      if (number === null) continue;
      const soon = { meetingId: meeting.id, slot: String(toMs(slot, meeting.zone)), number };
      numbers.set(subject, [...(numbers.get(subject) ?? []), soon]);
    }
  }
  return numbers;
}

const comesTo = (lesson: Lesson, id: Id): boolean => attends(lesson, id) && !isAbsent(lesson, id);

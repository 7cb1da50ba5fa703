/** When a teacher's students have lessons with other teachers; which lessons these are is not passed on. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import type { Asks } from '../../../domain/kernel/facts.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import type { Queries } from '../../db/tables.ts';
import { isStoredId } from '../../basics/storedId.ts';
import { readMeetings } from './rows/readMeetings.ts';

const dayMs = 86_400_000;

export async function readBusyElsewhere(
  queries: Queries,
  { teacherId, studentIds, fromMs, untilMs }: Asks['busyElsewhere'][0],
): Promise<Asks['busyElsewhere'][1]> {
  const wanted = studentIds.filter(isStoredId);
  if (wanted.length === 0) return [];
  const seats = await queries
    .selectFrom('app.seats')
    .select(['teacher_id', 'meeting_id'])
    .where('user_id', 'in', wanted)
    .where('teacher_id', '!=', teacherId)
    .execute();
  const students = new Set(wanted);
  // A day on either side: other teachers' wall times are in other zones.
  const span = { from: toWall(fromMs - dayMs, 'UTC'), until: toWall(untilMs + dayMs, 'UTC') };
  const busy: Asks['busyElsewhere'][1] = [];
  for (const [otherId, taken] of Map.groupBy(seats, (seat): Id => seat.teacher_id)) {
    const ids = [...new Set(taken.map((seat) => seat.meeting_id))];
    for (const held of await readMeetings(queries, otherId, { ids, span }))
      for (const { startMs, endMs, meeting, occurrence } of lessonsBetween(held, fromMs, untilMs)) {
        const away = new Set(occurrence?.absences.map(({ studentId }) => studentId));
        for (const { studentId } of meeting.attendees)
          if (students.has(studentId) && !away.has(studentId)) busy.push({ studentId, startMs, endMs });
      }
  }
  return busy;
}

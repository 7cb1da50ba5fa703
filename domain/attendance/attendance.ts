/** How often a student was there, and how much of it is paid (spec section 4, per attendee). */
import type { Id } from '../basics/ids.ts';
import { chargeIn, isSettled } from '../calendar/charge.ts';
import { firstMoment } from '../calendar/firstMoment.ts';
import { hasBegun, lessonsBetween, type Held } from '../calendar/lesson.ts';

export type Attendance = { attended: number; paid: number; unpaid: number; absent: number };

/** Over the lessons of these meetings that have begun by now. */
export function attendanceOf(meetings: readonly Held[], studentId: Id, nowMs: number): Attendance {
  const total: Attendance = { attended: 0, paid: 0, unpaid: 0, absent: 0 };
  for (const held of meetings) {
    if (!held.meeting.attendees.some((each) => each.studentId === studentId)) continue;
    for (const lesson of lessonsBetween(held, firstMoment(held), nowMs + 1)) {
      if (!hasBegun(lesson, nowMs)) continue;
      const row = lesson.occurrence;
      if (row?.absences.some((each) => each.studentId === studentId)) {
        total.absent++;
        continue;
      }
      total.attended++;
      const charge = chargeIn(lesson, studentId);
      if (charge && isSettled(charge)) total.paid++;
      else total.unpaid++;
    }
  }
  return total;
}

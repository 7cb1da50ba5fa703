/** Whether a student is one of a lesson, and whether they come to it. */
import type { Id } from '../basics/ids.ts';
import type { Lesson } from './lesson.ts';

export const attends = ({ meeting }: Pick<Lesson, 'meeting'>, studentId: Id): boolean =>
  meeting.attendees.some((each) => each.studentId === studentId);

export const isAbsent = ({ occurrence }: Lesson, studentId: Id): boolean =>
  occurrence?.absences.some((each) => each.studentId === studentId) ?? false;

/** Whom a plan means in a lesson: a parent who acts for one child does nothing for a sibling who comes to the same lesson. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Lesson } from '../../../domain/calendar/lesson.ts';
import type { Step } from '../../../domain/operations.ts';

type Meant = { lessonId: Id; studentId: Id };

/** The names of those in a lesson whom these steps are about; of all who come where a step names nobody. */
export function namesMeant(
  steps: readonly Step[],
  nameOf: (personId: Id) => string,
): (lesson: Lesson) => string[] {
  const meant = steps.flatMap((step): Meant[] => meantBy(step) ?? []);
  const students = new Set(meant.map(({ studentId }) => studentId));
  return ({ meeting, occurrence }) => {
    const own = new Set(
      meant
        .filter(({ lessonId }) => lessonId === meeting.id || lessonId === occurrence?.id)
        .map(({ studentId }) => studentId),
    );
    const ids = meeting.attendees.map(({ studentId }) => studentId);
    const isMeant = (id: Id): boolean => (own.size > 0 ? own : students).has(id);
    return (ids.some(isMeant) ? ids.filter(isMeant) : ids).map(nameOf).filter(Boolean);
  };
}

/** Who asks to come to a group, waits for a place in it or no longer does, and is not in it. */
const namesAsking = (steps: readonly Step[], nameOf: (personId: Id) => string): string[] =>
  steps.flatMap(({ name, args }) => {
    const studentId =
      name === 'addJoinRequest' && args.joinRequest.meetingId
        ? args.joinRequest.studentId
        : name === 'joinWaitlist' || name === 'leaveWaitlist'
          ? args.studentId
          : null;
    return studentId ? nameOf(studentId) || [] : [];
  });

/** Who stands over the whole card: those who ask for a place, and not those who have one; else all who are meant. */
export function namesOver(
  steps: readonly Step[],
  lesson: Lesson,
  nameOf: (personId: Id) => string,
): string[] {
  const asking = namesAsking(steps, nameOf);
  return asking.length > 0 ? asking : namesMeant(steps, nameOf)(lesson);
}

function meantBy({ name, args }: Step): Meant[] | null {
  if ((name === 'cancelMyAttendance' || name === 'leaveMeeting') && args.attendeeId)
    return [{ lessonId: args.id, studentId: args.attendeeId }];
  return name === 'takePlace' && args.studentId
    ? [{ lessonId: args.meetingId, studentId: args.studentId }]
    : null;
}

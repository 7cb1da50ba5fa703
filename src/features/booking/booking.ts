/** What is being put together to ask for lessons, and for whom. */
import type { Id } from '../../../domain/basics/ids.ts';
import { addMinutes, type Wall } from '../../../domain/basics/wallTime.ts';
import type { Location } from '../../../domain/calendar/meeting.ts';
import type { Step } from '../../../domain/operations.ts';
import type { SubjectAnswer, TeacherAnswer } from '../../lib/entities/entityStore.ts';

export type Booking = {
  teacherId: string;
  subjectId: string;
  place: Location | null;
  minutes: number;
  start: Wall | null;
  count: number;
  note: string;
};

export type BookingOf = {
  teacher: TeacherAnswer;
  subjects: SubjectAnswer[];
  /** Whose lesson it is to be. */
  learnerId: Id;
  /** A parent asks for the child. */
  isChild: boolean;
};

/** The request as it stands; null while something is missing. */
export function bookingStep(
  { teacher, learnerId, isChild }: BookingOf,
  subject: SubjectAnswer,
  { start, place, minutes, count, note }: Booking,
): Step | null {
  if (!start || !place) return null;
  return {
    name: 'addPendingMeeting',
    args: {
      input: {
        organizer: teacher.id,
        start,
        end: addMinutes(start, minutes),
        subject: subject.name,
        location: place,
        ...(isChild ? { attendees: [{ attendeeId: learnerId }] } : {}),
        ...(count > 1 ? { rrule: `FREQ=WEEKLY;INTERVAL=1;COUNT=${count}` } : {}),
        ...(note.trim() === '' ? {} : { description: note.trim() }),
      },
    },
  };
}

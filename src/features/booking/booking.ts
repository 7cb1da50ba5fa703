/** What is being put together to ask for lessons, and for whom. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { Location } from '../../../domain/calendar/meeting.ts';
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

/** A subject as it travels: the one writer and the one reader. */
import type { Id } from '../basics/ids.ts';
import { toMajor } from '../basics/money.ts';
import type { PlannedLesson, Subject } from './subject.ts';

/** One lesson of whoever looks, named as the meeting and its slot in milliseconds. */
export type LessonSoon = { meetingId: Id; slot: string };

/** soon: which of their lessons within a week take this one; null to the teacher. */
type WireLesson = PlannedLesson & { soon?: readonly LessonSoon[] | null };

/** The type Subject of the GraphQL schema; what is masked is null or missing. */
export type WireSubject = {
  id: Id;
  version?: number | null;
  removed?: boolean | null;
  teacherId?: Id | null;
  name?: string | null;
  cost?: number | null;
  color?: string | null;
  position?: number | null;
  lessons?: readonly WireLesson[] | null;
};

export function writeSubject(subject: Subject, currency: string): WireSubject {
  const { id, revision: version, teacherId, name, hourlyMinor, color, position, lessons } = subject;
  if (subject.removedMs !== null) return { id, version, removed: true };
  const cost = toMajor(hourlyMinor, currency);
  return { id, version, removed: false, teacherId, name, cost, color, position, lessons };
}

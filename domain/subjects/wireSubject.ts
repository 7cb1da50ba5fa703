/** A subject as it travels: the one writer and the one reader. */
import type { Id } from '../basics/ids.ts';
import { toMajor, toMinor } from '../basics/money.ts';
import type { PlannedLesson, Subject } from './subject.ts';

/** One lesson of whoever looks, named as the meeting and its slot in milliseconds. */
export type LessonSoon = { meetingId: Id; slot: string };

/** soon: which of their lessons within a week take this one; null to the teacher. */
export type WireLesson = PlannedLesson & { soon?: readonly LessonSoon[] | null };

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

/** null for what is gone. */
export function readSubject(wire: WireSubject, unsaid: { teacherId: Id; currency: string }): Subject | null {
  if (wire.removed) return null;
  return {
    kind: 'subject',
    teacherId: wire.teacherId ?? unsaid.teacherId,
    id: wire.id,
    revision: wire.version ?? 0,
    name: wire.name ?? '',
    hourlyMinor: toMinor(wire.cost ?? 0, unsaid.currency) ?? 0,
    color: wire.color ?? '',
    position: wire.position ?? 0,
    lessons: (wire.lessons ?? []).map(({ soon: _soon, urls, ...lesson }) => ({ ...lesson, urls: [...urls] })),
    removedMs: null,
  };
}

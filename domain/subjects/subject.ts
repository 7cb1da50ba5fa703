/** What a teacher teaches, its price, and the lessons it is planned in. */
import type { Id } from '../basics/ids.ts';
import { foldName } from '../basics/names.ts';
import { refuse } from '../basics/refusal.ts';
import { entity } from '../kernel/entity.ts';

/** A lesson of the plan: it stands for `repetition` lessons of a series, one after the other. */
export type PlannedLesson = {
  id: Id;
  name: string;
  repetition: number;
  /** https only. */
  urls: string[];
  /** The materials are the teacher's own. */
  private: boolean;
};

export type Subject = {
  kind: 'subject';
  teacherId: Id;
  id: Id;
  revision: number;
  name: string;
  hourlyMinor: number;
  /** One of the twelve: subject-1 … subject-12. */
  color: string;
  /** In the order of the list, from 0. */
  position: number;
  lessons: PlannedLesson[];
  /** Marked, not erased. */
  removedMs: number | null;
};

export const subjectColors = Array.from({ length: 12 }, (_, i) => `subject-${i + 1}`);

/** As the teacher has put them. */
export const inOrder = (subjects: readonly Subject[]): Subject[] =>
  subjects.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));

/** Another subject of this name, in whatever case and with or without niqqud. */
export const namedAlike = (
  { id, name }: Pick<Subject, 'id' | 'name'>,
  subjects: readonly Subject[],
): Subject | undefined =>
  subjects.find(
    (other) => other.id !== id && other.removedMs === null && foldName(other.name) === foldName(name),
  );

/** Which lesson of the plan a lesson of this number is; null beyond the plan's end, and for a lesson without a number. */
export function plannedLesson(
  lessons: readonly PlannedLesson[],
  number: number | null,
): PlannedLesson | null {
  if (number === null || number < 1) return null;
  let last = 0;
  for (const lesson of lessons) {
    last += lesson.repetition;
    if (number <= last) return lesson;
  }
  return null;
}

export const subjectEntity = entity<Subject>()({
  kind: 'subject',
  wire: { name: 'subject', type: 'Subject' },
  asked: true,
  undo: 'marks',
  log: {
    area: 'subjects',
    of: ({ name, hourlyMinor, removedMs }) => ({
      name,
      amountMinor: hourlyMinor,
      isGone: removedMs !== null,
    }),
  },
  cannotReturn: (subject, others) =>
    namedAlike(subject, others) ? refuse('NAME_TAKEN', 'changeId', { name: subject.name }) : null,
});

declare module '../kernel/rows.ts' {
  interface Entities {
    subject: typeof subjectEntity;
  }
}

/** What stands in the week of those who learn: their lessons, and the times that were asked for. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { SubjectAnswer } from '../../lib/entities/entityStore.ts';
import type { Waiting } from '../requests/waiting.ts';
import type { LearnerLesson } from './learnerLessons.ts';

/** A lesson, or a time that was asked for and waits for its answer. */
export type WeekBlock = {
  key: string;
  color: string | null;
  start: Wall;
  end: Wall;
  past: boolean;
  waits: boolean;
};

type Asked = { waiting: readonly Waiting[]; subjects: readonly SubjectAnswer[] };

export const weekBlocks = (
  lessons: readonly LearnerLesson[],
  { waiting, subjects }: Asked,
  learnerIds: readonly Id[],
): WeekBlock[] => [
  ...lessons
    .filter(({ absence }) => absence === null)
    .map(({ key, color, start, end, past }) => ({ key, color, start, end, past, waits: false })),
  ...waiting
    .filter(({ pending }) =>
      pending.attendees.some(({ studentId }) => studentId !== null && learnerIds.includes(studentId)),
    )
    .map(({ pending: { id, subject }, start, end, isPast }) => ({
      key: id,
      color: subjects.find(({ name }) => name === subject)?.color ?? null,
      start,
      end,
      past: isPast,
      waits: true,
    })),
];

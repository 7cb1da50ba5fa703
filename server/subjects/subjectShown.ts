/** A subject in the form of the wire, and what each viewer may see of it (access.md). */
import type { Id } from '../../domain/basics/ids.ts';
import type { Actor } from '../../domain/people/people.ts';
import { plannedLesson, type Subject } from '../../domain/subjects/subject.ts';
import { writeSubject, type WireSubject } from '../../domain/subjects/wireSubject.ts';
import { calendarViewers } from '../calendar/viewer.ts';
import type { Shown } from '../live/shown.ts';
import { maskedFor } from '../schema/rule.ts';
import type { Queries } from '../store/tables.ts';
import { lessonsSoon, type NumbersSoon } from './lessonsSoon.ts';
import { subjectsRules } from './rules.ts';

export type SubjectViewer = { as: 'self' } | { as: 'linked'; soon: NumbersSoon };

export const subjectShown: Shown<Subject, WireSubject, SubjectViewer> = {
  toWire: async (_queries, subjects, { currency }) => subjects.map((each) => writeSubject(each, currency)),
  viewers,
  seenBy: maskSubject,
};

async function viewers(
  queries: Queries,
  teacherId: Id,
  actors: readonly Actor[],
  nowMs: number,
): Promise<(SubjectViewer | null)[]> {
  const looking = await calendarViewers(queries, teacherId, actors);
  return Promise.all(
    looking.map(async (viewer) => {
      if (!viewer) return null;
      if (viewer.as === 'teacher') return { as: 'self' };
      return { as: 'linked', soon: await lessonsSoon(queries, teacherId, viewer.students, nowMs) };
    }),
  );
}

/** Lesson materials reach a student only in the week before that lesson; of a private lesson nothing is told but its place. */
function maskSubject(row: WireSubject, viewer: SubjectViewer): WireSubject {
  if (viewer.as === 'self' || row.removed === true) return row;
  const lessons = row.lessons ?? [];
  const soon = Map.groupBy(
    viewer.soon.get(row.name ?? '') ?? [],
    ({ number }) => plannedLesson(lessons, number)?.id,
  );
  const shown = maskedFor<WireSubject>(subjectsRules.types.Subject, ['linked'], row);
  return {
    ...shown,
    lessons: lessons.map((lesson) => {
      if (lesson.private) return { ...lesson, name: '', urls: [], soon: [] };
      const taking = (soon.get(lesson.id) ?? []).map(({ meetingId, slot }) => ({ meetingId, slot }));
      return { ...lesson, urls: taking.length > 0 ? lesson.urls : [], soon: taking };
    }),
  };
}

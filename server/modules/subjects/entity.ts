/** A subject in its wire form, and what each viewer may see of it (access.md). */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { subjectEntity as declared, plannedLesson, type Subject } from '../../../domain/subjects/subject.ts';
import { writeSubject, type WireSubject } from '../../../domain/subjects/wireSubject.ts';
import { calendarViewers } from '../people/calendarViewers.ts';
import { entity, type Changed } from '../../kernel/entities/entity.ts';
import { readSubjects, writeSubjects } from './rows.ts';
import { maskedFor } from '../../kernel/entities/policy.ts';
import type { Queries } from '../../db/tables.ts';
import { lessonsSoon, type NumbersSoon } from './lessonsSoon.ts';
import { subjectPolicy } from './policy.ts';

type SubjectViewer = { as: 'self' } | { as: 'linked'; soon: NumbersSoon };

export const subjectEntity = entity(declared, {
  read: readSubjects,
  write: (transaction, { after }: Changed<Subject>, teacherId) =>
    writeSubjects(transaction, after, teacherId),
  toWire: async (_queries, subjects, { currency }) => subjects.map((each) => writeSubject(each, currency)),
  viewers,
  seenBy: maskSubject,
});

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

/** Students get the materials of a lesson only in the week before it; of a private lesson they see only its position. */
function maskSubject(row: WireSubject, viewer: SubjectViewer): WireSubject {
  if (viewer.as === 'self' || row.removed === true) return row;
  const lessons = row.lessons ?? [];
  const soon = Map.groupBy(
    viewer.soon.get(row.name ?? '') ?? [],
    ({ number }) => plannedLesson(lessons, number)?.id,
  );
  const shown = maskedFor<WireSubject>(subjectPolicy.types.Subject, ['linked'], row);
  return {
    ...shown,
    lessons: lessons.map((lesson) => {
      if (lesson.private) return { ...lesson, name: '', urls: [], soon: [] };
      const taking = (soon.get(lesson.id) ?? []).map(({ meetingId, slot }) => ({ meetingId, slot }));
      return { ...lesson, urls: taking.length > 0 ? lesson.urls : [], soon: taking };
    }),
  };
}

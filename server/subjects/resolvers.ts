/** The query for a teacher's subjects. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Context } from '../doors/context.ts';
import { denied } from '../doors/denied.ts';
import { linksWith, signedIn } from '../people/relations.ts';
import type { AreaResolvers } from '../schema/resolvers.ts';
import { loadSubjects, maskSubject, subjectsSoon, type Subject, type SubjectViewer } from './subject.ts';

export const subjectsResolvers = {
  Query: {
    subjectsById: async (
      _: unknown,
      { teacherId }: { teacherId: Id },
      context: Context,
    ): Promise<Subject[]> => {
      const viewer = await subjectViewer(context, teacherId);
      const subjects = await loadSubjects(context.store.db, teacherId);
      return subjects.map((subject) => maskSubject(subject, viewer));
    },
  },
} satisfies AreaResolvers;

async function subjectViewer(context: Context, teacherId: Id): Promise<SubjectViewer> {
  const actor = signedIn(context);
  if (actor.role === 'teacher' && actor.id === teacherId) return { as: 'self' };
  const { db } = context.store;
  const links = await linksWith(db, actor, teacherId);
  if (links.length === 0) throw denied('NOT_FOUND');
  const students = links.map((link) => link.studentId);
  return { as: 'linked', soon: await subjectsSoon(db, teacherId, students, context.nowMs()) };
}

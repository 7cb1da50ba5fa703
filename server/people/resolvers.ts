/** The queries about people: oneself, a teacher, a student, a teacher's students. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Context } from '../doors/context.ts';
import { denied } from '../doors/denied.ts';
import type { AreaResolvers } from '../schema/resolvers.ts';
import { isStoredId } from '../store/rows/storedId.ts';
import { isGuardian, linksWith, signedIn } from './relations.ts';
import { loadStudent, loadStudentsOf, maskStudent, type Student } from './student.ts';
import { loadTeacher, maskTeacher, type Teacher, type TeacherViewer } from './teacher.ts';

export const peopleResolvers = {
  Query: {
    me: async (_: unknown, __: unknown, { actor, store }: Context) => {
      if (!actor) return null;
      const user = await store.db
        .selectFrom('app.users')
        .select(['user_id as id', 'role', 'username', 'email', 'preferences'])
        .where('user_id', '=', actor.id)
        .executeTakeFirst();
      return user ? { ...user, email: user.email ?? '' } : null;
    },

    getTeacherById: async (_: unknown, { id }: { id: Id }, context: Context): Promise<Teacher> => {
      const viewer = await teacherViewer(context, id);
      const teacher = isStoredId(id) ? await loadTeacher(context.store.db, id) : null;
      if (!teacher) throw denied('NOT_FOUND');
      return maskTeacher(teacher, viewer);
    },

    getStudentById: async (_: unknown, { id }: { id: Id }, context: Context): Promise<Student> => {
      const student = isStoredId(id) ? await studentSeenBy(context, id) : null;
      if (!student) throw denied('NOT_FOUND');
      return student;
    },

    getStudentsByTeacherId: async (
      _: unknown,
      { teacherId }: { teacherId: Id },
      context: Context,
    ): Promise<Student[]> => {
      const actor = signedIn(context);
      if (actor.role !== 'teacher') throw denied('FORBIDDEN');
      if (actor.id !== teacherId) throw denied('NOT_FOUND');
      const students = await loadStudentsOf(context.store.db, teacherId);
      return students.map((student) => maskStudent(student, { as: 'teacher', teacherId }));
    },
  },
} satisfies AreaResolvers;

export async function teacherViewer(
  { actor, store }: Pick<Context, 'actor' | 'store'>,
  teacherId: Id,
): Promise<TeacherViewer> {
  const viewer = signedIn({ actor });
  if (viewer.id === teacherId) return { as: 'self', students: [] };
  const links = await linksWith(store.db, viewer, teacherId);
  if (links.length === 0) return { as: 'visitor', students: [] };
  return { as: 'linked', students: links.map((link) => link.studentId) };
}

/** null where the student does not exist and where the one who asks has nothing to do with them: nobody can tell which. */
async function studentSeenBy(context: Context, studentId: Id): Promise<Student | null> {
  const actor = signedIn(context);
  const { db } = context.store;
  if (actor.role === 'teacher') {
    const [student] = await loadStudentsOf(db, actor.id, studentId);
    return student ? maskStudent(student, { as: 'teacher', teacherId: actor.id }) : null;
  }
  const as = actor.id === studentId ? 'self' : (await isGuardian(db, actor, studentId)) ? 'guardian' : null;
  const student = as && (await loadStudent(db, studentId));
  return as && student ? maskStudent(student, { as }) : null;
}

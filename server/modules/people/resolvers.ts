/** Queries and subscriptions about people: the caller, teachers, students, parents. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Context } from '../../kernel/api/context.ts';
import { denied } from '../../basics/denied.ts';
import { countOrDeny } from '../../kernel/limits/countOrDeny.ts';
import { seenRows, watched } from '../../kernel/api/seenRows.ts';
import { asPayload } from '../../kernel/live/teacherFeed.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { isStoredId } from '../../basics/storedId.ts';
import { loadParent, type Parent } from './parent.ts';
import { makeLinkCode } from './linkCodes.ts';
import { signedIn } from '../../kernel/api/context.ts';
import { studentsOf } from '../../kernel/perform/studentsOf.ts';
import { isGuardian, linksWith } from './relations.ts';
import { watchProfile } from './watchProfile.ts';
import { loadStudent, loadStudentsOf, maskStudent, type Student } from './student.ts';
import { loadTeacher, maskTeacher, type Teacher, type TeacherViewer } from './teacher.ts';
import { invitationEntity } from './invitationEntity.ts';
import { studentLinkEntity } from './studentLinkEntity.ts';
import { teacherEntity } from './teacherEntity.ts';

const mostTeachers = 50;

export const peopleResolvers = {
  Query: {
    me: async (_: unknown, __: unknown, { actor, store }: Context) => {
      if (!actor) return null;
      const user = await store.db
        .selectFrom('app.users as u')
        .leftJoin('app.teachers as t', 't.teacher_id', 'u.user_id')
        .select([
          'u.user_id as id',
          'u.revision as version',
          'u.role',
          'u.username',
          'u.email',
          'u.preferences',
          'u.profile_image as profileImage',
          'u.phone as phoneNumber',
          'u.location',
          't.currency',
          't.zone as timeZone',
        ])
        .where('u.user_id', '=', actor.id)
        .executeTakeFirst();
      if (!user) return null;
      const { currency, timeZone, ...own } = user;
      // A teacher's sums and hours are said as the calendar keeps them.
      const preferences = {
        ...own.preferences,
        ...(currency && { currency }),
        ...(timeZone && { timeZone }),
      };
      return { ...own, email: own.email ?? '', preferences };
    },

    getTeacherById: async (_: unknown, { id }: { id: Id }, context: Context): Promise<Teacher> => {
      const viewer = await teacherViewer(context, id);
      const teacher = isStoredId(id) ? await loadTeacher(context.store.db, id) : null;
      if (!teacher) throw denied('NOT_FOUND');
      return maskTeacher(teacher, viewer);
    },

    getTeachersByIds: async (_: unknown, { ids }: { ids: Id[] }, context: Context): Promise<Teacher[]> => {
      if (ids.length > mostTeachers) throw denied('BAD_REQUEST', { field: 'ids', limit: mostTeachers });
      const wanted = [...new Set(ids)].filter(isStoredId);
      const found = await Promise.all(
        wanted.map(async (id) => {
          const viewer = await teacherViewer(context, id);
          const teacher = await loadTeacher(context.store.db, id);
          return teacher ? maskTeacher(teacher, viewer) : null;
        }),
      );
      return found.filter((teacher) => teacher !== null);
    },

    getStudentById: async (_: unknown, { id }: { id: Id }, context: Context): Promise<Student> => {
      const student = isStoredId(id) ? await studentSeenBy(context, id) : null;
      if (!student) throw denied('NOT_FOUND');
      return student;
    },

    getParentById: async (_: unknown, { id }: { id: Id }, context: Context): Promise<Parent> => {
      const actor = signedIn(context);
      if (actor.role !== 'parent') throw denied('FORBIDDEN');
      const parent = actor.id === id ? await loadParent(context.store.db, id, context.nowMs()) : null;
      if (!parent) throw denied('NOT_FOUND');
      return parent;
    },

    getStudents: (_: unknown, { email }: { email: string }, context: Context) =>
      studentsByEmail(context, [email]),
    getStudentsByEmails: (_: unknown, { emails }: { emails: string[] }, context: Context) =>
      studentsByEmail(context, emails),
    invitationsByTeacherId: (_: unknown, { teacherId }: { teacherId: Id }, context: Context) =>
      seenRows(context, invitationEntity, teacherId),
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
  Mutation: {
    createLinkCode: async (_: unknown, { studentId }: { studentId?: Id | null }, context: Context) => {
      const actor = signedIn(context);
      const { db } = context.store;
      const student = studentId ?? actor.id;
      if (!(await studentsOf(db, actor)).includes(student)) throw denied('NOT_FOUND');
      return { status: 'ok', refusal: null, ...(await makeLinkCode(db, student, context.nowMs())) };
    },
  },
  Subscription: {
    parentUpdated: {
      async subscribe(_: unknown, { parentId }: { parentId: Id }, context: Context) {
        const actor = signedIn(context);
        if (actor.id !== parentId) throw denied('NOT_FOUND');
        let family = [parentId, ...(await studentsOf(context.store.db, actor))];
        const rows = watchProfile(
          context.live,
          (userIds) => userIds.some((id) => family.includes(id)),
          async () => {
            family = [parentId, ...(await studentsOf(context.store.db, actor))];
            return loadParent(context.store.db, parentId, context.nowMs());
          },
        );
        return asPayload('parentUpdated', rows);
      },
    },
    studentUpdated: {
      async subscribe(_: unknown, { id }: { id: Id }, context: Context) {
        const load = () => (isStoredId(id) ? studentSeenBy(context, id) : Promise.resolve(null));
        if (signedIn(context).role === 'teacher' || !(await load())) throw denied('NOT_FOUND');
        return asPayload(
          'studentUpdated',
          watchProfile(context.live, (userIds) => userIds.includes(id), load),
        );
      },
    },
    ...watched(studentLinkEntity),
    teacherUpdated: {
      async subscribe(_: unknown, { id }: { id: Id }, context: Context) {
        const actor = signedIn(context);
        const rows = isStoredId(id)
          ? await context.feeds.of(teacherEntity).watch(id, actor, context.tellsRecent)
          : null;
        if (!rows) throw denied('NOT_FOUND');
        return asPayload('teacherUpdated', rows);
      },
    },
  },
} satisfies ModuleResolvers;

const mostEmails = 50;

/** Only the teacher's own students; nobody learns whether somebody else has an account with such an address. */
async function studentsByEmail(context: Context, emails: readonly string[]): Promise<Student[]> {
  const { id: teacherId } = signedIn(context);
  if (emails.length > mostEmails) throw denied('BAD_REQUEST', { field: 'emails', limit: mostEmails });
  await countOrDeny(context, 'emailsLookedUp', { who: teacherId });
  const { db } = context.store;
  if (emails.length === 0) return [];
  const found = await db
    .selectFrom('app.links as l')
    .innerJoin('app.users as u', 'u.user_id', 'l.student_id')
    .select('l.student_id')
    .where('l.teacher_id', '=', teacherId)
    .where('u.email', 'in', [...new Set(emails.map((email) => email.trim().toLowerCase()))])
    .execute();
  const ids = found.map((row) => row.student_id);
  const students = await loadStudentsOf(db, teacherId, ids);
  return students.map((student) => maskStudent(student, { as: 'teacher', teacherId }));
}

async function teacherViewer(
  { actor, store }: Pick<Context, 'actor' | 'store'>,
  teacherId: Id,
): Promise<TeacherViewer> {
  const viewer = signedIn({ actor });
  if (viewer.id === teacherId) return { as: 'self', students: [] };
  const links = await linksWith(store.db, viewer, teacherId);
  if (links.length === 0) return { as: 'visitor', students: [] };
  return { as: 'linked', students: links.map((link) => link.studentId) };
}

/** null if the student does not exist or has no relation to the caller: these cannot be told apart. */
async function studentSeenBy(context: Context, studentId: Id): Promise<Student | null> {
  const actor = signedIn(context);
  const { db } = context.store;
  if (actor.role === 'teacher') {
    const [student] = await loadStudentsOf(db, actor.id, [studentId]);
    return student ? maskStudent(student, { as: 'teacher', teacherId: actor.id }) : null;
  }
  const as = actor.id === studentId ? 'self' : (await isGuardian(db, actor, studentId)) ? 'guardian' : null;
  const student = as && (await loadStudent(db, studentId));
  return as && student ? maskStudent(student, { as }) : null;
}

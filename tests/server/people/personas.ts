/** A teacher and everybody who may or may not see her people: the personas of the access matrix, each with a session. */
import { newId } from '../../../server/basics/newId.ts';
import { hashOfText } from '../../../server/modules/people/rows/teacherProfiles.ts';
import type { Browser, TestServer } from '../testServer.ts';

export type Persona = 'anon' | 'exp' | 'T' | 'T2' | 'S' | 'Sb' | 'Sa' | 'S2' | 'P' | 'P2' | 'A';

export const personas: readonly Persona[] = ['anon', 'exp', 'T', 'T2', 'S', 'Sb', 'Sa', 'S2', 'P', 'P2', 'A'];

export type Neighbourhood = Record<Persona, Browser> & {
  subject: { maths: string };
  /** So many more of T's students, to fill a group. */
  classmates: string[];
};

/** S, Sb (blocked) and Sa (archived) learn with T; S learns with T2 too; P is the parent of S. */
export async function aNeighbourhood(server: TestServer, mates = 0): Promise<Neighbourhood> {
  const { db, pool } = server.database;
  const [T, T2, S, Sb, Sa, S2, P, P2, A, exp] = await Promise.all([
    server.signUp('teacher', { name: 'Tal Teacher', email: 't@example.test' }),
    server.signUp('teacher', { name: 'Other Teacher', email: 't2@example.test' }),
    server.signUp('student', { name: 'Sami Student', email: 's@example.test' }),
    server.signUp('student', { name: 'Blocked Student', email: 'sb@example.test' }),
    server.signUp('student', { name: 'Archived Student', email: 'sa@example.test' }),
    server.signUp('student', { name: 'Strange Student', email: 's2@example.test' }),
    server.signUp('parent', { name: 'Pat Parent', email: 'p@example.test' }),
    server.signUp('parent', { name: 'Other Parent', email: 'p2@example.test' }),
    server.signUp('student', { name: 'Ad Min', email: 'a@example.test' }),
    server.signUp('teacher', { name: 'Gone Teacher', email: 'exp@example.test' }),
  ]);
  await pool.query(`UPDATE auth."user" SET role = 'admin' WHERE id = $1`, [A.id]);
  await pool.query('DELETE FROM auth.session WHERE "userId" = $1', [exp.id]);

  const link = (teacher: Browser, student: Browser, more = {}) => ({
    teacher_id: teacher.id,
    student_id: student.id,
    ...more,
  });
  await db
    .insertInto('app.links')
    .values([
      link(T, S, { bad_cancels: 2 }),
      link(T, Sb, { blocked: true }),
      link(T, Sa, { archived: true }),
      link(T2, S, { bad_cancels: 3 }),
    ])
    .execute();
  await db.insertInto('app.guardians').values({ parent_id: P.id, student_id: S.id }).execute();
  await db
    .updateTable('app.users')
    .set({
      phone: JSON.stringify({ country: 'IL', countryCode: '972', number: '50-555-0100' }),
      location: JSON.stringify({ lat: 31.9, lon: 34.8, address: 'Herzl 1' }),
    })
    .where('user_id', 'in', [T.id, S.id, Sb.id])
    .execute();
  await db
    .updateTable('app.teachers')
    .set({ contract_version: 1, subscription_id: 'sub_secret', about: 'Maths' })
    .where('teacher_id', '=', T.id)
    .execute();
  const text = 'Cancel a day ahead.';
  await db
    .insertInto('app.contracts')
    .values({ teacher_id: T.id, version: 1, locale: 'en', text, hash: hashOfText(text) })
    .execute();
  const maths = newId();
  await db
    .insertInto('app.subjects')
    .values({ teacher_id: T.id, id: maths, name: 'Maths', hourly_minor: 16_000, color: 'subject-1' })
    .execute();
  await db
    .insertInto('app.lessons')
    .values([
      {
        teacher_id: T.id,
        subject_id: maths,
        id: newId(),
        name: 'Roots',
        urls: JSON.stringify(['https://example.test/roots']),
      },
      {
        teacher_id: T.id,
        subject_id: maths,
        id: newId(),
        name: 'Exam',
        position: 1,
        private: true,
        urls: JSON.stringify(['https://example.test/exam']),
      },
    ])
    .execute();
  const classmates = Array.from({ length: mates }, newId);
  for (const id of classmates) {
    await db
      .insertInto('app.users')
      .values({ user_id: id, role: 'student', username: 'Class Mate' })
      .execute();
    await db.insertInto('app.links').values({ teacher_id: T.id, student_id: id }).execute();
  }
  return { anon: server.visitor(), exp, T, T2, S, Sb, Sa, S2, P, P2, A, subject: { maths }, classmates };
}

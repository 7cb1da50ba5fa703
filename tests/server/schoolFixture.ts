/** A small school to try things on: a teacher with a subject, two linked students, a parent, and people who are strangers to her. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Actor, Role } from '../../domain/kernel/actor.ts';
import { newId } from '../../server/basics/newId.ts';
import type { Store } from '../../server/db/database.ts';

export type School = Record<
  'rivka' | 'otherTeacher' | 'dana' | 'noam' | 'blocked' | 'stranger' | 'ruth' | 'admin',
  Actor
> & { zone: string };

export async function aSchool({ db }: Pick<Store, 'db'>, zone = 'Asia/Jerusalem'): Promise<School> {
  const person = async (name: string, role: Role): Promise<Actor> => {
    const id = newId();
    await db
      .insertInto('app.users')
      .values({ user_id: id, role, username: name, email: `${name}.${id}@example.test` })
      .execute();
    if (role === 'teacher') await db.insertInto('app.teachers').values({ teacher_id: id, zone }).execute();
    return { id, role, name };
  };
  const school = {
    rivka: await person('Rivka Levi', 'teacher'),
    otherTeacher: await person('Avi Cohen', 'teacher'),
    dana: await person('Dana Katz', 'student'),
    noam: await person('Noam Bar', 'student'),
    blocked: await person('Gil Peretz', 'student'),
    stranger: await person('Tal Stern', 'student'),
    ruth: await person('Ruth Katz', 'parent'),
    admin: await person('Yael Admin', 'admin'),
    zone,
  };
  const link = (student: Actor, blocked = false): { teacher_id: Id; student_id: Id; blocked: boolean } => ({
    teacher_id: school.rivka.id,
    student_id: student.id,
    blocked,
  });
  await db
    .insertInto('app.links')
    .values([link(school.dana), link(school.noam), link(school.blocked, true)])
    .execute();
  await db
    .insertInto('app.guardians')
    .values({ parent_id: school.ruth.id, student_id: school.dana.id })
    .execute();
  await db
    .insertInto('app.subjects')
    .values({
      teacher_id: school.rivka.id,
      id: newId(),
      name: 'Maths',
      hourly_minor: 16_000,
      color: 'subject-1',
    })
    .execute();
  return school;
}

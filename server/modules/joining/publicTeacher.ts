/** What a teacher's share link shows; a closed, blocked or expired link gets the same answer as one that does not exist. */
import { usualLanguage } from '../../../domain/basics/languages.ts';
import type { Id } from '../../../domain/basics/ids.ts';
import { toMajor } from '../../../domain/basics/money.ts';
import { runs, statusAt } from '../../../domain/plans/plans.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { loadTeacher, type TeacherData } from '../people/teacher.ts';
import { studentsOf } from '../../kernel/perform/studentsOf.ts';
import { readContracts } from './contractRows.ts';
import { readSubjects } from '../subjects/rows.ts';
import type { Queries } from '../../db/tables.ts';
import { shownContract, type WireContract } from './wireContract.ts';

export type PublicTeacher = {
  id: Id;
  username: string;
  profileImage: string | null;
  aboutMe: string | null;
  yearsExperience: number | null;
  lessonDuration: number;
  teachLocations: TeacherData['teachLocations'];
  currency: string;
  timeZone: string;
  subjects: { id: Id; name: string; cost: number; color: string }[];
  contract: WireContract;
};

/** The teacher of this share link; null if it leads nowhere. */
export async function teacherOfSlug(db: Queries, slug: string, nowMs: number): Promise<Id | null> {
  if (slug === '' || slug.length > 64) return null;
  const teacher = await db
    .selectFrom('app.teachers')
    .select(['teacher_id', 'status', 'trial_end'])
    .where('share_slug', '=', slug)
    .where('share_open', '=', true)
    .executeTakeFirst();
  if (!teacher) return null;
  const trialEndMs = teacher.trial_end === null ? null : teacher.trial_end.getTime();
  return runs(statusAt({ status: teacher.status, trialEndMs }, nowMs)) ? teacher.teacher_id : null;
}

export async function publicTeacher(
  db: Queries,
  slug: string,
  { actor, locale, nowMs }: { actor: Actor | null; locale: string | null | undefined; nowMs: number },
): Promise<PublicTeacher | null> {
  const teacherId = await teacherOfSlug(db, slug, nowMs);
  if (teacherId === null || (actor && (await isBlocked(db, teacherId, actor)))) return null;
  const [teacher, subjects, contracts] = await Promise.all([
    loadTeacher(db, teacherId),
    readSubjects(db, teacherId),
    readContracts(db, teacherId),
  ]);
  if (!teacher) return null;
  const { userData, preferences } = teacher;
  const currency = preferences.currency ?? 'ILS';
  return {
    id: teacherId,
    username: teacher.username,
    profileImage: teacher.profileImage,
    aboutMe: userData.aboutMe,
    yearsExperience: userData.yearsExperience,
    lessonDuration: userData.lessonDuration,
    teachLocations: userData.teachLocations,
    currency,
    timeZone: preferences.timeZone ?? 'Asia/Jerusalem',
    subjects: subjects.map(({ id, name, hourlyMinor, color }) => ({
      id,
      name,
      cost: toMajor(hourlyMinor, currency),
      color,
    })),
    contract: shownContract(
      contracts,
      userData.contractVersion,
      locale ?? preferences.language ?? usualLanguage,
    ),
  };
}

async function isBlocked(db: Queries, teacherId: Id, actor: Actor): Promise<boolean> {
  const students = await studentsOf(db, actor);
  if (students.length === 0) return false;
  const links = await db
    .selectFrom('app.links')
    .select('blocked')
    .where('teacher_id', '=', teacherId)
    .where('student_id', 'in', students)
    .execute();
  return links.length > 0 && links.every(({ blocked }) => blocked);
}

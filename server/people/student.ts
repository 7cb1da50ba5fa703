/** A student as the wire tells it, and what each viewer may see of it. */
import type { Id } from '../../domain/basics/ids.ts';
import { maskedFor, type Viewer } from '../schema/rule.ts';
import type { PhoneNumber, Place, Preferences, Queries, Stored } from '../store/tables.ts';
import { peopleRules } from './rules.ts';
import { notificationsIdsOf } from './teacher.ts';

export type Student = {
  id: Id;
  username: string;
  email: string | null;
  role: string;
  profileImage: string | null;
  phoneNumber: PhoneNumber | null;
  location: Place | null;
  preferences: Preferences;
  notificationsIds: Id[];
  userData: { meetingsIds: Id[]; numberOfBadCancels: number; teachersIds: Id[] };
};

/** A teacher sees a student as one of their own: nothing of other teachers. */
export type StudentViewer = { as: Extract<Viewer, 'self' | 'guardian'> } | { as: 'teacher'; teacherId: Id };

export function maskStudent(student: Student, viewer: StudentViewer): Student {
  const { Student: rules, StudentData: dataRules } = peopleRules.types;
  return {
    ...maskedFor<Student>(rules, [viewer.as], student),
    userData: maskedFor(dataRules, [viewer.as], student.userData),
  };
}

/** A student as they and their guardians see them, over all their teachers. */
export async function loadStudent(db: Queries, studentId: Id): Promise<Student | null> {
  const user = await userOf(db, studentId);
  if (!user) return null;
  const [teachers, seats, notifications] = await Promise.all([
    db.selectFrom('app.student_teachers').select('teacher_id').where('user_id', '=', studentId).execute(),
    db.selectFrom('app.seats').select('meeting_id').where('user_id', '=', studentId).execute(),
    notificationsIdsOf(db, studentId),
  ]);
  const teachersIds = teachers.map((row) => row.teacher_id);
  const cancels = await Promise.all(teachersIds.map((teacherId) => badCancels(db, teacherId, studentId)));
  return {
    ...personal(user),
    notificationsIds: notifications,
    userData: {
      meetingsIds: seats.map((row) => row.meeting_id),
      numberOfBadCancels: Math.max(0, ...cancels),
      teachersIds,
    },
  };
}

/** The students of one teacher, as that teacher sees them; with `only`, that one alone. */
export async function loadStudentsOf(db: Queries, teacherId: Id, only?: Id): Promise<Student[]> {
  const links = await db
    .selectFrom('app.links')
    .select(['student_id', 'bad_cancels'])
    .where('teacher_id', '=', teacherId)
    .$if(only !== undefined, (query) => query.where('student_id', '=', only ?? ''))
    .execute();
  if (links.length === 0) return [];
  const ids = links.map((link) => link.student_id);
  const [users, seats] = await Promise.all([
    db.selectFrom('app.users').selectAll().where('user_id', 'in', ids).orderBy('username').execute(),
    db
      .selectFrom('app.seats')
      .innerJoin('app.meetings as meeting', (join) =>
        join
          .onRef('meeting.teacher_id', '=', 'app.seats.teacher_id')
          .onRef('meeting.id', '=', 'app.seats.meeting_id'),
      )
      .select(['app.seats.user_id', 'app.seats.meeting_id', 'meeting.location', 'meeting.reach_until'])
      .where('app.seats.user_id', 'in', ids)
      .where('app.seats.teacher_id', '=', teacherId)
      .execute(),
  ]);
  const cancels = new Map(links.map((link) => [link.student_id, link.bad_cancels]));
  const seatsOf = Map.groupBy(seats, (seat) => seat.user_id);
  return users.map((user) => {
    const own = seatsOf.get(user.user_id) ?? [];
    const person = personal(user);
    return {
      ...person,
      // Where a minor lives is shown to the exact point only to a teacher who goes there (access.md T16).
      location: own.some((seat) => seat.location === 'student')
        ? person.location
        : addressOnly(person.location),
      notificationsIds: [],
      userData: {
        meetingsIds: own.map((seat) => seat.meeting_id),
        numberOfBadCancels: cancels.get(user.user_id) ?? 0,
        teachersIds: [teacherId],
      },
    };
  });
}

async function userOf(db: Queries, studentId: Id): Promise<Stored<'app.users'> | undefined> {
  return db
    .selectFrom('app.users')
    .selectAll()
    .where('user_id', '=', studentId)
    .where('role', '=', 'student')
    .executeTakeFirst();
}

async function badCancels(db: Queries, teacherId: Id, studentId: Id): Promise<number> {
  const link = await db
    .selectFrom('app.links')
    .select('bad_cancels')
    .where('teacher_id', '=', teacherId)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  return link?.bad_cancels ?? 0;
}

function personal(user: Stored<'app.users'>): Omit<Student, 'notificationsIds' | 'userData'> {
  return {
    id: user.user_id,
    username: user.username,
    email: user.email,
    role: user.role,
    profileImage: user.profile_image,
    phoneNumber: user.phone,
    location: user.location,
    preferences: user.preferences,
  };
}

const addressOnly = (place: Place | null): Place | null =>
  place?.address === undefined ? null : { address: place.address };

/** The wire form of a teacher, and what each viewer may see of it; queries and live events use the same two functions. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toMajor } from '../../../domain/basics/money.ts';
import { clockOf, atMinute } from '../../../domain/basics/wallTime.ts';
import type { Teacher as DomainTeacher, WorkingHours } from '../../../domain/people/people.ts';
import { maskedFor, type Viewer } from '../../kernel/entities/policy.ts';
import type { PhoneNumber, Place, Preferences, Queries, Stored } from '../../db/tables.ts';
import { peoplePolicy, teacherPreferences } from './policy.ts';

type Hours = { from: string; to: string }[];

export type TeacherData = {
  meetingsIds: Id[];
  subjectsIds: Id[];
  studentsIds: Id[];
  blockedStudentsIds: Id[];
  excludedStudentsIds: Id[];
  numberOfBadCancelsAllowed: number;
  lessonDuration: number;
  noticeHours: number;
  remindAfterDays: number | null;
  shareLink: string | null;
  shareOpen: boolean;
  bufferMinutes: number;
  travelMinutes: number;
  contractVersion: number;
  operationRadius: number | null;
  contract: string | null;
  teachLocations: Record<string, boolean | number>;
  workingHours: Record<string, Hours | null>;
  holidaysOff: boolean;
  subscriptionId: string | null;
  subscriptionStatus: string;
  subscriptionPlan: string;
  subscriptionStartDate: string | null;
  trialEndDate: string | null;
  subscriptionEndDate: string | null;
  yearsExperience: number | null;
  aboutMe: string | null;
};

export type Teacher = {
  id: Id;
  version: number;
  username: string;
  email: string | null;
  role: string;
  profileImage: string | null;
  phoneNumber: PhoneNumber | null;
  location: Place | null;
  preferences: Preferences;
  notificationsIds: Id[];
  userData: TeacherData;
};

export type TeacherViewer = { as: Extract<Viewer, 'self' | 'linked' | 'visitor'>; students: readonly Id[] };

export async function loadTeacher(db: Queries, teacherId: Id): Promise<Teacher | null> {
  const row = await db
    .selectFrom('app.teachers')
    .innerJoin('app.users', 'app.users.user_id', 'app.teachers.teacher_id')
    .leftJoin('app.contracts as c', (join) =>
      join
        .onRef('c.teacher_id', '=', 'app.teachers.teacher_id')
        .onRef('c.version', '=', 'app.teachers.contract_version'),
    )
    .selectAll(['app.teachers', 'app.users'])
    .select('c.text as contract')
    .where('app.teachers.teacher_id', '=', teacherId)
    .where('app.users.user_id', '=', teacherId)
    .executeTakeFirst();
  if (!row) return null;
  const [links, subjects, meetings, notifications] = await Promise.all([
    db
      .selectFrom('app.links')
      .selectAll()
      .where('teacher_id', '=', teacherId)
      .orderBy('student_id')
      .execute(),
    db
      .selectFrom('app.subjects')
      .select('id')
      .where('teacher_id', '=', teacherId)
      .where('removed_at', 'is', null)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('app.meetings')
      .select('id')
      .where('teacher_id', '=', teacherId)
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute(),
    notificationsIdsOf(db, teacherId),
  ]);
  return {
    id: row.teacher_id,
    version: row.settings_revision,
    username: row.username,
    email: row.email,
    role: row.role,
    profileImage: row.profile_image,
    phoneNumber: row.phone,
    location: row.location,
    preferences: { ...row.preferences, timeZone: row.zone, currency: row.currency },
    notificationsIds: notifications,
    userData: {
      ...dataOf(row),
      meetingsIds: meetings.map(({ id }) => id),
      subjectsIds: subjects.map(({ id }) => id),
      studentsIds: links.map((link) => link.student_id),
      blockedStudentsIds: links.filter((link) => link.blocked).map((link) => link.student_id),
      excludedStudentsIds: links.filter((link) => link.archived).map((link) => link.student_id),
    },
  };
}

export async function notificationsIdsOf(db: Queries, userId: Id): Promise<Id[]> {
  const rows = await db
    .selectFrom('app.notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

export function maskTeacher(teacher: Teacher, { as, students }: TeacherViewer): Teacher {
  const { Teacher: rules, TeacherData: dataRules } = peoplePolicy.types;
  const shown = maskedFor<Teacher>(rules, [as], teacher);
  const userData = maskedFor<TeacherData>(dataRules, [as], teacher.userData);
  if (as === 'linked') {
    // Students learn only of themselves whether they are blocked.
    userData.blockedStudentsIds = teacher.userData.blockedStudentsIds.filter((id) => students.includes(id));
  }
  return { ...shown, preferences: maskedFor(teacherPreferences, [as], teacher.preferences), userData };
}

function dataOf(row: Stored<'app.teachers'> & { contract: string | null }) {
  return {
    numberOfBadCancelsAllowed: row.bad_cancels_allowed,
    lessonDuration: row.lesson_minutes,
    noticeHours: row.notice_hours,
    remindAfterDays: row.remind_after_days,
    shareLink: row.share_slug,
    shareOpen: row.share_open,
    bufferMinutes: row.buffer_minutes,
    travelMinutes: row.travel_minutes,
    contractVersion: row.contract_version,
    operationRadius: row.operation_radius,
    contract: row.contract,
    teachLocations: placesOf(row.locations, row.currency),
    workingHours: hoursOf(row.working_hours),
    holidaysOff: row.holidays_off,
    subscriptionId: row.subscription_id,
    subscriptionStatus: row.status,
    subscriptionPlan: row.plan,
    subscriptionStartDate: milliseconds(row.subscription_started_at),
    trialEndDate: milliseconds(row.trial_end),
    subscriptionEndDate: milliseconds(row.plan_ends_at),
    yearsExperience: row.years_experience,
    aboutMe: row.about,
  };
}

const milliseconds = (moment: Date | null): string | null =>
  moment === null ? null : String(moment.getTime());

function placesOf({ teacher, student, online }: DomainTeacher['locations'], currency: string) {
  return {
    teachAtTeacher: teacher.offered,
    teachAtStudent: student.offered,
    teachOnline: online.offered,
    teachAtTeacherCost: toMajor(teacher.costMinor, currency),
    teachAtStudentCost: toMajor(student.costMinor, currency),
    teachOnlineCost: toMajor(online.costMinor, currency),
  };
}

function hoursOf(hours: WorkingHours): TeacherData['workingHours'] {
  const shown = Object.entries(hours).map(([day, ranges]) => [
    day,
    ranges.map(({ from, to }) => ({ from: clock(from), to: clock(to) })),
  ]);
  return Object.fromEntries(shown);
}

/** 'HH:mm'; the end of a day is 24:00. */
const clock = (minute: number): string =>
  minute === 1440 ? '24:00' : clockOf(atMinute('2000-01-01', minute));

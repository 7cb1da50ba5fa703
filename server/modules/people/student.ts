/** The wire form of a student, and what each viewer may see of it. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toMajor } from '../../../domain/basics/money.ts';
import { maskedFor, type Viewer } from '../../kernel/entities/policy.ts';
import type { PhoneNumber, Place, Preferences, Queries, Stored } from '../../db/tables.ts';
import { peoplePolicy } from './policy.ts';
import { payerOf } from './rows/studentLinks.ts';
import { notificationsIdsOf } from './teacher.ts';

type StudentLink = {
  teacherId: Id;
  version: number;
  blocked: boolean;
  archived: boolean;
  badCancels: number;
  notes: string;
  homework: string;
  personalDiscount: { type: string; value: number } | null;
  since: string;
};

export type Student = {
  id: Id;
  version?: number;
  removed?: boolean;
  username: string;
  email: string | null;
  role: string;
  profileImage: string | null;
  phoneNumber: PhoneNumber | null;
  location: Place | null;
  preferences: Preferences;
  notificationsIds: Id[];
  /** A teacher sees only the link to herself. */
  links: StudentLink[];
  /** To the teacher alone: whom children of one family have in common. */
  payerId?: Id;
  /** To the teacher alone, who keeps this student: there is no account. */
  withoutAccount?: boolean;
  userData: {
    meetingsIds: Id[];
    numberOfBadCancels: number;
    teachersIds: Id[];
    badCancelsByTeacher: { teacherId: Id; count: number }[];
  };
};

/** A teacher sees nothing of a student's other teachers. */
export type StudentViewer = { as: Extract<Viewer, 'self' | 'guardian'> } | { as: 'teacher'; teacherId: Id };

export function maskStudent(student: Student, viewer: StudentViewer): Student {
  const { Student: rules, StudentData: dataRules } = peoplePolicy.types;
  return {
    ...maskedFor<Student>(rules, [viewer.as], student),
    userData: maskedFor(dataRules, [viewer.as], student.userData),
  };
}

/** A student as they and their guardians see them, with all their teachers. */
export async function loadStudent(db: Queries, studentId: Id): Promise<Student | null> {
  const user = await userOf(db, studentId);
  if (!user) return null;
  const [teachers, seats, notifications] = await Promise.all([
    db.selectFrom('app.student_teachers').select('teacher_id').where('user_id', '=', studentId).execute(),
    db.selectFrom('app.seats').select('meeting_id').where('user_id', '=', studentId).execute(),
    notificationsIdsOf(db, studentId),
  ]);
  const teachersIds = teachers.map((row) => row.teacher_id);
  const links = (await Promise.all(teachersIds.map((each) => linksOf(db, each, [studentId])))).flat();
  const cancels = links.map((link) => link.bad_cancels);
  return {
    ...personal(user),
    notificationsIds: notifications,
    links: links.map(toStudentLink),
    userData: {
      meetingsIds: seats.map((row) => row.meeting_id),
      numberOfBadCancels: Math.max(0, ...cancels),
      teachersIds,
      badCancelsByTeacher: links.map((link) => ({ teacherId: link.teacher_id, count: link.bad_cancels })),
    },
  };
}

/** The students of one teacher, as that teacher sees them; with `only`, just these. */
export async function loadStudentsOf(db: Queries, teacherId: Id, only?: readonly Id[]): Promise<Student[]> {
  const links = await linksOf(db, teacherId, only);
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
  const linkOf = new Map(links.map((link) => [link.student_id, link]));
  const seatsOf = Map.groupBy(seats, (seat) => seat.user_id);
  return users.flatMap((user) => {
    const link = linkOf.get(user.user_id);
    if (!link) return [];
    const own = seatsOf.get(user.user_id) ?? [];
    const person = personal(user);
    return {
      ...person,
      version: link.revision,
      removed: false,
      payerId: link.payerId,
      withoutAccount: user.kept_by === teacherId,
      email: user.kept_by === teacherId ? user.contact_email : user.email,
      links: [toStudentLink(link)],
      // Only a teacher who goes there sees exactly where a minor lives (access.md T16).
      location: own.some((seat) => seat.location === 'student')
        ? person.location
        : addressOnly(person.location),
      notificationsIds: [],
      userData: {
        meetingsIds: own.map((seat) => seat.meeting_id),
        numberOfBadCancels: link.bad_cancels,
        teachersIds: [teacherId],
        badCancelsByTeacher: [{ teacherId, count: link.bad_cancels }],
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

type LinkRow = Stored<'app.links'> & { currency: string; payerId: Id };

async function linksOf(db: Queries, teacherId: Id, studentIds?: readonly Id[]): Promise<LinkRow[]> {
  if (studentIds?.length === 0) return [];
  return db
    .selectFrom('app.links as l')
    .innerJoin('app.teachers as t', 't.teacher_id', 'l.teacher_id')
    .selectAll('l')
    .select(['t.currency', payerOf('l.student_id').as('payerId')])
    .where('l.teacher_id', '=', teacherId)
    .$if(studentIds !== undefined, (query) => query.where('l.student_id', 'in', studentIds ?? []))
    .execute();
}

function toStudentLink(link: LinkRow): StudentLink {
  const discount = link.personal_discount;
  return {
    teacherId: link.teacher_id,
    version: link.revision,
    blocked: link.blocked,
    archived: link.archived,
    badCancels: link.bad_cancels,
    notes: link.notes,
    homework: link.homework,
    personalDiscount:
      discount?.type === 'fixed'
        ? { type: 'fixed', value: toMajor(discount.value, link.currency) }
        : discount,
    since: String(link.created_at.getTime()),
  };
}

function personal(user: Stored<'app.users'>): Omit<Student, 'notificationsIds' | 'userData' | 'links'> {
  return {
    id: user.user_id,
    version: user.revision,
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

/** A teacher as operations need to know one, from the rows of the teacher and of the person. */
import type { Teacher } from '../../../domain/people/people.ts';
import type { Stored } from '../tables.ts';

/** Of app.teachers as t and app.users as u. */
export const teacherColumns = [
  't.teacher_id',
  'u.username',
  't.zone',
  't.currency',
  't.plan',
  't.status',
  't.lesson_minutes',
  't.notice_hours',
  't.bad_cancels_allowed',
  't.working_hours',
  't.locations',
] as const;

type TeacherColumns = Pick<
  Stored<'app.teachers'>,
  | 'teacher_id'
  | 'zone'
  | 'currency'
  | 'plan'
  | 'status'
  | 'lesson_minutes'
  | 'notice_hours'
  | 'bad_cancels_allowed'
  | 'working_hours'
  | 'locations'
> &
  Pick<Stored<'app.users'>, 'username'>;

export const toTeacher = (row: TeacherColumns): Teacher => ({
  id: row.teacher_id,
  name: row.username,
  zone: row.zone,
  currency: row.currency,
  plan: row.plan,
  status: row.status,
  lessonMinutes: row.lesson_minutes,
  noticeHours: row.notice_hours,
  badCancelsAllowed: row.bad_cancels_allowed,
  workingHours: row.working_hours,
  locations: row.locations,
});

/** A teacher as operations see them, from the rows of the teacher and of the person. */
import type { Teacher } from '../../../domain/people/people.ts';
import { statusAt } from '../../../domain/plans/plans.ts';
import type { Stored } from '../../db/tables.ts';

/** Of app.teachers as t and app.users as u. */
export const teacherColumns = [
  't.teacher_id',
  'u.username',
  't.zone',
  't.currency',
  't.plan',
  't.status',
  't.trial_end',
  't.lesson_minutes',
  't.notice_hours',
  't.bad_cancels_allowed',
  't.buffer_minutes',
  't.travel_minutes',
  't.working_hours',
  't.holidays_off',
  't.locations',
] as const;

type TeacherColumns = Pick<
  Stored<'app.teachers'>,
  | 'teacher_id'
  | 'zone'
  | 'currency'
  | 'plan'
  | 'status'
  | 'trial_end'
  | 'lesson_minutes'
  | 'notice_hours'
  | 'bad_cancels_allowed'
  | 'buffer_minutes'
  | 'travel_minutes'
  | 'working_hours'
  | 'holidays_off'
  | 'locations'
> &
  Pick<Stored<'app.users'>, 'username'>;

export const toTeacher = (row: TeacherColumns, nowMs: number): Teacher => ({
  id: row.teacher_id,
  name: row.username,
  zone: row.zone,
  currency: row.currency,
  plan: row.plan,
  status: statusAt({ status: row.status, trialEndMs: row.trial_end?.getTime() ?? null }, nowMs),
  lessonMinutes: row.lesson_minutes,
  noticeHours: row.notice_hours,
  badCancelsAllowed: row.bad_cancels_allowed,
  bufferMinutes: row.buffer_minutes,
  travelMinutes: row.travel_minutes,
  workingHours: row.working_hours,
  holidaysOff: row.holidays_off,
  locations: row.locations,
});

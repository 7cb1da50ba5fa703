/**
 * Tells of lessons that are near: a teacher as her lessons' alarms have it, and whoever wants it before each of
 * their own. Looked for each minute in the hours as they stand, so a lesson that moved is told at its new hour and
 * one that was cancelled not at all.
 */
import { sql } from 'kysely';
import type { Id } from '../../../../domain/basics/ids.ts';
import type { Notice } from '../../../../domain/notices/notice.ts';
import { newId } from '../../../basics/newId.ts';
import type { Store } from '../../../db/database.ts';
import type { Queries } from '../../../db/tables.ts';
import { writeNotifications } from '../../../kernel/perform/notifications.ts';

type Due = {
  to: Id;
  meetingId: Id;
  subject: string;
  startsAt: Date;
  minutes: number;
  teacherName: string;
  studentName: string | null;
};

/** A server that was down for longer says nothing of what should have been said before. */
const lateMinutes = 10;
const mostAtOnce = 500;

export async function ringReminders({ db }: Pick<Store, 'db'>, nowMs: number): Promise<void> {
  for (;;) {
    const rung = await db.transaction().execute(async (transaction) => {
      const due = [...(await dueAlarms(transaction, nowMs)), ...(await dueByChoice(transaction, nowMs))];
      const fresh = await noted(transaction, due.slice(0, mostAtOnce));
      const notices = fresh.map(noticeOf);
      if (notices.length > 0)
        await writeNotifications(transaction, notices, {
          changeId: newId(),
          actorId: newId(),
          nowMs,
          alone: true,
        });
      return due.length > mostAtOnce ? fresh.length : 0;
    });
    if (rung === 0) return;
  }
}

const noticeOf = ({ to, meetingId, subject, startsAt, teacherName, studentName }: Due): Notice => ({
  to,
  title: 'LessonReminder',
  params: {
    meetingId,
    subjectName: subject,
    teacherName,
    date: startsAt.getTime(),
    ...(studentName === null ? {} : { studentName }),
  },
});

/** Those that nobody noted before: of two servers that look at once, one tells. */
async function noted(queries: Queries, due: readonly Due[]): Promise<Due[]> {
  if (due.length === 0) return [];
  const rows = due.map(({ to, meetingId, startsAt, minutes }) => ({
    user_id: to,
    meeting_id: meetingId,
    starts_at: startsAt,
    minutes,
  }));
  const taken = await queries
    .insertInto('app.reminded')
    .values(rows)
    .onConflict((at) => at.doNothing())
    .returning(['user_id', 'meeting_id', 'starts_at'])
    .execute();
  const keyOf = (user: Id, meeting: Id, at: Date): string => `${user} ${meeting} ${at.getTime()}`;
  const fresh = new Map(taken.map((row) => [keyOf(row.user_id, row.meeting_id, row.starts_at), true]));
  // Two alarms of one lesson that are due together are told once.
  return due.filter(({ to, meetingId, startsAt }) => fresh.delete(keyOf(to, meetingId, startsAt)));
}

/** Of a lesson's alarms the ones before it, as triggers of so many minutes below nothing. */
async function dueAlarms(queries: Queries, nowMs: number): Promise<Due[]> {
  const now = new Date(nowMs);
  const { rows } = await sql<Due>`
    select m.teacher_id as to, m.id as "meetingId", m.subject, lower(o.during) as "startsAt",
      -(a->>'trigger')::integer as minutes, '' as "teacherName", pupil.username as "studentName"
    from app.meetings m
    cross join lateral jsonb_array_elements(m.alarms) a
    join app.occupied o on o.teacher_id = m.teacher_id and o.meeting_id = m.id
      and lower(o.during) + make_interval(mins => (a->>'trigger')::integer)
        between ${now}::timestamptz - make_interval(mins => ${lateMinutes}) and ${now}::timestamptz
      and lower(o.during) >= ${now}::timestamptz - make_interval(mins => ${lateMinutes})
    left join app.users pupil
      on jsonb_array_length(m.attendees) = 1 and pupil.user_id = (m.attendees->0->>'studentId')::uuid
    where m.alarms <> '[]' and m.removed_at is null`.execute(queries);
  return rows;
}

/** Before each of their lessons: a teacher's, a student's, and for a parent the children's, unless the student is not coming. */
async function dueByChoice(queries: Queries, nowMs: number): Promise<Due[]> {
  const now = new Date(nowMs);
  const { rows } = await sql<Due>`
    with wants as (
      select user_id, remind_minutes as minutes from app.notification_settings where remind_minutes is not null
    ), seated as (
      select w.user_id, w.minutes, w.user_id as student_id, null as student_name from wants w
      union all
      select w.user_id, w.minutes, g.student_id, child.username from wants w
        join app.guardians g on g.parent_id = w.user_id join app.users child on child.user_id = g.student_id
    ), theirs as (
      select s.user_id, s.minutes, s.student_id, s.student_name, p.teacher_id, p.meeting_id
      from seated s join app.seats p on p.user_id = s.student_id
      union all
      select w.user_id, w.minutes, null, null, m.teacher_id, m.id from wants w
        join app.meetings m on m.teacher_id = w.user_id and m.removed_at is null
    )
    select t.user_id as to, m.id as "meetingId", m.subject, lower(o.during) as "startsAt", t.minutes,
      case when t.student_id is null then '' else teacher.username end as "teacherName",
      coalesce(t.student_name, case when t.student_id is null then pupil.username end) as "studentName"
    from theirs t
    join app.occupied o on o.teacher_id = t.teacher_id and o.meeting_id = t.meeting_id
      and lower(o.during) between ${now}::timestamptz + make_interval(mins => t.minutes - ${lateMinutes})
        and ${now}::timestamptz + make_interval(mins => t.minutes)
    join app.meetings m on m.teacher_id = t.teacher_id and m.id = t.meeting_id
    join app.users teacher on teacher.user_id = t.teacher_id
    left join app.users pupil
      on jsonb_array_length(m.attendees) = 1 and pupil.user_id = (m.attendees->0->>'studentId')::uuid
    where not exists (
      select from app.occurrences c
      join app.absences a on a.teacher_id = c.teacher_id and a.occurrence_id = c.id
      where c.teacher_id = t.teacher_id and c.meeting_id = t.meeting_id and c.slot = o.slot
        and a.student_id = t.student_id)`.execute(queries);
  return rows;
}

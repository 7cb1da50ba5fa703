/** Tells whoever wants it the lessons of their day, once a day, at their hour and in their zone. */
import { sql } from 'kysely';
import type { Id } from '../../../../domain/basics/ids.ts';
import type { Notice } from '../../../../domain/notices/notice.ts';
import { newId } from '../../../basics/newId.ts';
import type { Store } from '../../../db/database.ts';
import { writeNotifications } from '../../../kernel/perform/notifications.ts';

type Agenda = { to: Id; count: number; first: Date | null };

/** A server that was down for longer says nothing of a day that is half over. */
const lateHours = 2;

export async function tellAgendas({ db }: Pick<Store, 'db'>, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Agenda>`
      with wants as (
        select s.user_id, now_there.wall, now_there.zone
        from app.notification_settings s
        join app.users u on u.user_id = s.user_id
        left join app.teachers t on t.teacher_id = s.user_id
        cross join lateral (
          select coalesce(t.zone, u.preferences->>'timeZone', 'Asia/Jerusalem') as zone,
            ${now}::timestamptz at time zone coalesce(t.zone, u.preferences->>'timeZone', 'Asia/Jerusalem') as wall
        ) now_there
        where s.agenda_at is not null and s.agenda_on is distinct from now_there.wall::date
          and now_there.wall::time >= s.agenda_at::time
          and now_there.wall - (now_there.wall::date + s.agenda_at::time) < make_interval(hours => ${lateHours})
      ), told as (
        update app.notification_settings s set agenda_on = w.wall::date
        from wants w where s.user_id = w.user_id
          and s.agenda_on is distinct from w.wall::date
        returning s.user_id, w.wall, w.zone
      ), theirs as (
        select d.*, p.teacher_id, p.meeting_id, p.user_id as student_id from told d join app.seats p on p.user_id = d.user_id
        union all
        select d.*, p.teacher_id, p.meeting_id, p.user_id from told d
          join app.guardians g on g.parent_id = d.user_id join app.seats p on p.user_id = g.student_id
        union all
        select d.*, m.teacher_id, m.id, null from told d
          join app.meetings m on m.teacher_id = d.user_id and m.removed_at is null
      )
      select x.user_id as to, count(distinct (x.meeting_id, o.slot))::integer as count,
        min(lower(o.during)) as first
      from theirs x
      join app.occupied o on o.teacher_id = x.teacher_id and o.meeting_id = x.meeting_id
        and lower(o.during) >= ${now}::timestamptz
        and lower(o.during) < (x.wall::date + 1)::timestamp at time zone x.zone
      where not exists (
        select from app.occurrences c
        join app.absences a on a.teacher_id = c.teacher_id and a.occurrence_id = c.id
        where c.teacher_id = x.teacher_id and c.meeting_id = x.meeting_id and c.slot = o.slot
          and a.student_id = x.student_id)
      group by x.user_id`.execute(transaction);
    const notices = rows.flatMap(({ to, count, first }): Notice[] =>
      first === null ? [] : [{ to, title: 'DayAgenda', params: { count, date: first.getTime() } }],
    );
    if (notices.length === 0) return;
    await writeNotifications(transaction, notices, {
      changeId: newId(),
      actorId: newId(),
      nowMs,
      alone: true,
    });
  });
}

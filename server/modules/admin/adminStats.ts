/** The figures of the whole platform (spec section 3, admin stats): sums alone, and none of a handful of people. */
import { sql } from 'kysely';
import { toMajor } from '../../../domain/basics/money.ts';
import type { Queries } from '../../db/tables.ts';

const dayMs = 86_400_000;
/** A bucket of fewer says too much of each (access.md T25). */
const leastTold = 5;

const before = (nowMs: number, days: number): Date => new Date(nowMs - days * dayMs);

export type Count = { key: string; count: number | null };
export type Amount = { currency: string; amount: number };
type Counted = { key: string; count: number };

const told = ({ key, count }: Counted): Count => ({
  key,
  count: count > 0 && count < leastTold ? null : count,
});

/** Every key stands, also where nobody is counted. */
const byKey = (keys: readonly string[], rows: readonly Counted[]): Count[] =>
  keys.map((key) => told({ key, count: rows.find((row) => row.key === key)?.count ?? 0 }));

/** A trial is written as active until its end, and as over a while after it. */
const stateAt = (nowMs: number) => sql<string>`case
  when trial_end is null or status not in ('ACTIVE', 'TRIAL') then status
  when trial_end > ${new Date(nowMs)} then 'TRIAL' else 'EXPIRED' end`;

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export async function readUsers(db: Queries, nowMs: number) {
  const [week, month] = [before(nowMs, 7), before(nowMs, 30)];
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as total,
      count(*) filter (where role = 'teacher')::int as teachers,
      count(*) filter (where role = 'student')::int as students,
      count(*) filter (where role = 'parent')::int as parents,
      count(*) filter (where created_at > ${week})::int as new_week,
      count(*) filter (where created_at > ${month})::int as new_month,
      (select count(distinct "userId")::int from auth.session where "updatedAt" > ${week}) as active_week,
      (select count(distinct "userId")::int from auth.session where "updatedAt" > ${month}) as active_month
    from app.users where removed_at is null`.execute(db);
  const subscriptions = await sql<Counted>`
    select ${stateAt(nowMs)} as key, count(*)::int as count from app.teachers group by 1`.execute(db);
  const plans = await sql<Counted>`
    select plan as key, count(*)::int as count from app.teachers
    where ${stateAt(nowMs)} in ('ACTIVE', 'TRIAL') group by 1`.execute(db);
  const [row] = rows;
  const figure = (name: string): number => row?.[name] ?? 0;
  return {
    total: figure('total'),
    teachers: figure('teachers'),
    students: figure('students'),
    parents: figure('parents'),
    activeThisWeek: figure('active_week'),
    activeThisMonth: figure('active_month'),
    newThisWeek: figure('new_week'),
    newThisMonth: figure('new_month'),
    subscriptions: byKey(['ACTIVE', 'TRIAL', 'CANCELLED', 'EXPIRED', 'SUSPENDED'], subscriptions.rows),
    plans: byKey(['basic', 'premium', 'ultra'], plans.rows),
  };
}

export async function readMeetings(db: Queries, nowMs: number) {
  const [now, from, until] = [new Date(nowMs), before(nowMs, 30), before(nowMs, -30)];
  const lessons = await sql<{ completed: number; upcoming: number; teachers: number }>`
    select count(*) filter (where upper(during) <= ${now})::int as completed,
      count(*) filter (where lower(during) > ${now})::int as upcoming,
      (select count(*)::int from app.teachers) as teachers
    from app.occupied where lower(during) > ${from} and lower(during) < ${until}`.execute(db);
  const subjects = await sql<Counted>`
    select m.subject as key, count(*)::int as count
    from app.occupied o join app.meetings m on m.teacher_id = o.teacher_id and m.id = o.meeting_id
    where upper(o.during) <= ${now} and lower(o.during) > ${from} and m.subject <> ''
    group by 1 having count(*) >= ${leastTold} and count(distinct m.teacher_id) > 0
    order by 2 desc, 1 limit 5`.execute(db);
  const { completed = 0, upcoming = 0, teachers = 0 } = lessons.rows[0] ?? {};
  return {
    total: completed + upcoming,
    completed,
    upcoming,
    averagePerTeacher: share(completed, teachers) ?? 0,
    popularSubjects: subjects.rows,
  };
}

export async function readBusiness(db: Queries, nowMs: number) {
  const [now, month] = [new Date(nowMs), before(nowMs, 30)];
  const costs = await sql<{ currency: string; minor: number }>`
    select t.currency, avg(m.cost_minor)::float as minor
    from app.occupied o join app.meetings m on m.teacher_id = o.teacher_id and m.id = o.meeting_id
      join app.teachers t on t.teacher_id = o.teacher_id
    where upper(o.during) <= ${now} and lower(o.during) > ${month}
    group by 1 having count(*) >= ${leastTold} order by 1`.execute(db);
  const trials = await sql<{ active: number; ended: number; paying: number }>`
    select (select count(*)::int from app.teachers where status = 'ACTIVE' and subscription_id is not null) as active,
      count(*)::int as ended,
      count(*) filter (where t.status = 'ACTIVE' and t.subscription_id is not null)::int as paying
    from app.teachers t join app.users u on u.user_id = t.teacher_id
    where u.created_at > ${before(nowMs, 90 + 21)} and u.created_at <= ${before(nowMs, 21)}`.execute(db);
  const { active = 0, ended = 0, paying = 0 } = trials.rows[0] ?? {};
  return {
    revenue: await revenueBetween(db, before(nowMs, 365), now),
    averageMeetingCost: costs.rows.map(({ currency, minor }) => ({
      currency,
      amount: toMajor(Math.round(minor), currency),
    })),
    activeSubscriptions: active,
    trialConversionRate: share(paying, ended),
  };
}

async function revenueBetween(db: Queries, from: Date, until: Date): Promise<Amount[]> {
  const { rows } = await sql<{ currency: string; minor: number }>`
    select currency, sum(amount_minor)::bigint as minor from app.billing_events
    where amount_minor is not null and created_at > ${from} and created_at <= ${until}
    group by 1 order by 1`.execute(db);
  return rows.map(({ currency, minor }) => ({ currency, amount: toMajor(Number(minor), currency) }));
}

export async function readEngagement(db: Queries, nowMs: number) {
  const requests = await sql<{ all: number; pending: number; approved: number; rejected: number }>`
    select count(*)::int as all,
      count(*) filter (where status = 'Pending')::int as pending,
      count(*) filter (where status = 'Approved')::int as approved,
      count(*) filter (where status = 'Rejected')::int as rejected
    from app.join_requests where removed_at is null`.execute(db);
  const notices = await sql<{ made: number; waiting: number }>`
    select (select count(*)::int from app.notifications where created_at > ${before(nowMs, 2)}) as made,
      (select count(*)::int from app.outbox where created_at > ${before(nowMs, 2)}) as waiting`.execute(db);
  const { all = 0, pending = 0, approved = 0, rejected = 0 } = requests.rows[0] ?? {};
  const feedback = await sql<{ sent: number }>`
    select count(*)::int as sent from app.feedback where created_at > ${before(nowMs, 30)}`.execute(db);
  const { made = 0, waiting = 0 } = notices.rows[0] ?? {};
  return {
    joinRequests: all,
    pending,
    approvalRate: share(approved, approved + rejected),
    feedback: feedback.rows[0]?.sent ?? 0,
    deliveryRate: share(made - Math.min(made, waiting), made),
  };
}

export async function readRevenue(db: Queries, from: string, to: string) {
  const { rows } = await sql<{ month: string; currency: string | null; minor: string | null }>`
    select to_char(m, 'YYYY-MM') as month, e.currency, sum(e.amount_minor)::text as minor
    from generate_series(date_trunc('month', ${from}::timestamp), ${to}::timestamp, interval '1 month') m
      left join app.billing_events e on e.amount_minor is not null
        and date_trunc('month', e.created_at at time zone 'UTC') = m
        and e.created_at >= ${from}::timestamp at time zone 'UTC'
        and e.created_at < (${to}::timestamp + interval '1 day') at time zone 'UTC'
    group by 1, 2 order by 1, 2`.execute(db);
  return [...Map.groupBy(rows, ({ month }) => month)].map(([month, all]) => ({
    month,
    amounts: all.flatMap(({ currency, minor }) =>
      currency === null ? [] : [{ currency, amount: toMajor(Number(minor), currency) }],
    ),
  }));
}

const steps = {
  week: { count: 7, step: '1 day' },
  month: { count: 30, step: '1 day' },
  year: { count: 12, step: '1 month' },
} as const;

export type Period = keyof typeof steps;

export const isPeriod = (period: string): period is Period => Object.hasOwn(steps, period);

/** How many users there were at the end of each day or month, those that were deleted since left out. */
export async function readGrowth(db: Queries, period: Period, nowMs: number) {
  const { count, step } = steps[period];
  const { rows } = await sql<{ day: string; users: number }>`
    select to_char(d, 'YYYY-MM-DD') as day,
      (select count(*)::int from app.users u where u.removed_at is null
        and u.created_at < (d + interval '1 day') at time zone 'UTC') as users
    from (select (${new Date(nowMs)}::timestamptz at time zone 'UTC')::date - n * ${step}::interval as d
      from generate_series(0, ${count}) n) days order by d`.execute(db);
  return rows;
}

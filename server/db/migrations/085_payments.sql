-- What was paid on a lesson becomes three rows: the charge that it fixed, the payment, and what the payment gave to it.
alter table app.payments rename to paid_lessons;

create table app.charges (
  teacher_id uuid not null,
  id uuid not null,
  occurrence_id uuid not null,
  student_id uuid not null,
  kind text not null check (kind in ('lesson', 'lateCancel')),
  amount_minor bigint not null check (amount_minor >= 0),
  at timestamptz not null,
  primary key (teacher_id, id),
  unique (teacher_id, occurrence_id, student_id),
  foreign key (teacher_id, occurrence_id) references app.occurrences (teacher_id, id) on delete cascade
);
insert into app.charges (teacher_id, id, occurrence_id, student_id, kind, amount_minor, at)
select teacher_id, id, occurrence_id, student_id, 'lesson', amount_minor, at from app.paid_lessons;
drop table app.paid_lessons;

create table app.payments (
  teacher_id uuid not null references app.teachers (teacher_id),
  id uuid not null,
  -- the teacher's revision when this row was last written
  revision bigint not null,
  type text not null check (type in ('payment', 'refund', 'package', 'credit')),
  -- a parent, or a student who pays for themselves
  payer_id uuid not null,
  -- whose lessons a package or a credit covers
  student_id uuid,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  method text not null check (method in ('cash', 'transfer', 'bit', 'card', 'check', 'other')),
  -- days of the teacher's zone
  date text not null check (date ~ '^\d{4}-\d{2}-\d{2}$'),
  note text not null default '',
  lessons integer not null default 0 check (lessons >= 0),
  end_date text check (end_date ~ '^\d{4}-\d{2}-\d{2}$'),
  refund_of uuid,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (teacher_id, id),
  foreign key (teacher_id, refund_of) references app.payments (teacher_id, id) deferrable initially deferred
);
create index payments_revision on app.payments (teacher_id, revision);

create table app.allocations (
  teacher_id uuid not null,
  charge_id uuid not null,
  payment_id uuid not null,
  amount_minor bigint not null check (amount_minor >= 0),
  -- one lesson of a package or a credit, which covers the charge whole
  in_lessons boolean not null,
  at timestamptz not null,
  primary key (teacher_id, charge_id, payment_id),
  foreign key (teacher_id, charge_id) references app.charges (teacher_id, id) on delete cascade,
  -- deferred, because what hangs on a lesson may be written before the payment
  foreign key (teacher_id, payment_id) references app.payments (teacher_id, id) deferrable initially deferred
);

-- Whoever had paid a lesson paid it whole, on its own. Nobody noted how.
insert into app.payments
  (teacher_id, id, revision, type, payer_id, amount_minor, currency, method, date, created_at)
select c.teacher_id, c.id, t.revision, 'payment',
  coalesce((select g.parent_id from app.guardians g where g.student_id = c.student_id
            order by g.created_at, g.parent_id limit 1), c.student_id),
  c.amount_minor, t.currency, 'other', to_char(c.at at time zone t.zone, 'YYYY-MM-DD'), c.at
from app.charges c join app.teachers t on t.teacher_id = c.teacher_id
where c.amount_minor > 0;

insert into app.allocations (teacher_id, charge_id, payment_id, amount_minor, in_lessons, at)
select teacher_id, id, id, amount_minor, false, at from app.charges where amount_minor > 0;

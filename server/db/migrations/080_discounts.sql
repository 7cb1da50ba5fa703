-- What makes lessons cost less. How often one is used is counted from the bookings that have it.
create table app.discounts (
  teacher_id uuid not null references app.teachers (teacher_id),
  id uuid not null,
  -- the teacher's revision when this row was last written
  revision bigint not null,
  -- domain/money/discount.ts, Terms: what it says, amounts in the smallest unit
  terms jsonb not null,
  -- [{"terms": …, "untilMs": number}]: what it said before, for the lessons that began by then
  earlier jsonb not null default '[]',
  created_at timestamptz not null,
  modified_at timestamptz not null,
  deleted_at timestamptz,
  removed_at timestamptz,
  primary key (teacher_id, id)
);
create index discounts_revision on app.discounts (teacher_id, revision);

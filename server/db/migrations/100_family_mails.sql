-- After so many days a family is reminded of what is open; null: only by hand.
alter table app.teachers add column remind_after_days integer check (remind_after_days between 1 and 90);

create table app.family_mails (
  teacher_id uuid not null references app.teachers (teacher_id),
  id uuid not null,
  -- the teacher's revision when this row was written
  revision bigint not null,
  type text not null check (type in ('statement', 'reminder')),
  payer_id uuid not null,
  -- a student or a parent who asked for their own; null: the teacher sent it to the payer
  asked_by uuid,
  -- of a statement
  month text check (month ~ '^\d{4}-\d{2}$'),
  created_at timestamptz not null,
  primary key (teacher_id, id)
);
create index family_mails_payer on app.family_mails (teacher_id, payer_id, type, created_at);

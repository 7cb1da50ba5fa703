-- Hours that a teacher keeps free of lessons; once, or by a rule.
create table app.restricted_times (
  teacher_id uuid not null references app.teachers (teacher_id),
  id uuid not null,
  -- the teacher's revision when this row was last written
  revision bigint not null,
  start app.wall not null,
  zone text not null,
  minutes integer not null check (minutes > 0),
  rrule text,
  -- slots of the rule that stay open, as walls
  exdates jsonb not null default '[]',
  reason text not null default '',
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (teacher_id, id)
);
create index restricted_times_revision on app.restricted_times (teacher_id, revision);

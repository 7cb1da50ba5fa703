-- Who waits for a place in a group that is full. A row that is settled is marked as removed.
create table app.waitings (
  teacher_id uuid not null references app.teachers (teacher_id),
  id uuid not null,
  -- the teacher's revision when this row was last written
  revision bigint not null,
  meeting_id uuid not null,
  series_id uuid not null,
  student_id uuid not null,
  requested_by uuid not null,
  status text not null check (status in ('Waiting', 'Offered', 'Accepted', 'Declined', 'Expired', 'Left')),
  created_at timestamptz not null,
  offered_at timestamptz,
  -- until then an offered place is kept; a job passes it on
  expires_at timestamptz,
  removed_at timestamptz,
  primary key (teacher_id, id)
);
create index waitings_revision on app.waitings (teacher_id, revision);
-- one place in each queue: the last line behind the rule
create unique index waitings_once on app.waitings (teacher_id, series_id, student_id) where removed_at is null;

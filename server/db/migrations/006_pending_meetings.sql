-- Lessons that one side has asked for and the other has not said yes to.
create table app.pending_meetings (
  teacher_id uuid not null references app.teachers (teacher_id),
  id uuid not null,
  -- the teacher's revision when this row was last written
  revision bigint not null,
  status text not null check (status in ('Pending', 'Offered', 'Approved', 'Declined', 'Withdrawn')),
  requested_by uuid not null,
  start app.wall not null,
  zone text not null,
  minutes integer not null check (minutes > 0),
  rrule text,
  summary text not null,
  description text not null,
  subject text not null,
  location text not null check (location in ('teacher', 'student', 'online')),
  -- always read and written whole: [{"studentId", "personalDiscount"?}]
  attendees jsonb not null,
  capacity integer not null check (capacity > 0),
  -- null: the usual price when it is said yes to
  cost_minor bigint check (cost_minor >= 0),
  meeting_id uuid,
  created_at timestamptz not null,
  modified_at timestamptz not null,
  removed_at timestamptz,
  primary key (teacher_id, id)
);
create index pending_meetings_revision on app.pending_meetings (teacher_id, revision);

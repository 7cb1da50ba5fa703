-- What a teacher keeps of a student beside how they stand, and when it was last written.
alter table app.links add column revision bigint not null default 0;
alter table app.links add column notes text not null default '';
alter table app.links add column homework text not null default '';
-- {"type": "percentage" | "fixed", "value": number}, money in the smallest unit
alter table app.links add column personal_discount jsonb;
create index links_revision on app.links (teacher_id, revision);

-- Whoever asks to come to a teacher, or into one of her groups.
create table app.join_requests (
  teacher_id uuid not null references app.teachers (teacher_id),
  id uuid not null,
  -- the teacher's revision when this row was last written
  revision bigint not null,
  student_id uuid not null,
  requested_by uuid not null,
  meeting_id uuid,
  status text not null check (status in ('Pending', 'Approved', 'Rejected')),
  personal_discount jsonb,
  message text not null default '',
  created_at timestamptz not null,
  modified_at timestamptz not null,
  removed_at timestamptz,
  primary key (teacher_id, id)
);
create index join_requests_revision on app.join_requests (teacher_id, revision);

-- Whoever asks may have no link yet: from their side the teacher is found here.
create table app.join_requests_of (
  user_id uuid not null,
  teacher_id uuid not null,
  request_id uuid not null,
  primary key (user_id, request_id)
);

-- Mails that ask somebody to come; sent_at is null until it has left the house.
create table app.invitations (
  teacher_id uuid not null references app.teachers (teacher_id),
  id uuid not null,
  revision bigint not null,
  email text not null,
  name text not null default '',
  message text not null default '',
  created_at timestamptz not null,
  sent_at timestamptz,
  removed_at timestamptz,
  primary key (teacher_id, id)
);
create index invitations_revision on app.invitations (teacher_id, revision);
create index invitations_waiting on app.invitations (created_at) where sent_at is null;

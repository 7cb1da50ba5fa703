-- The first schema. Every table of a teacher leads its keys with teacher_id, every table of a person with that
-- person's id, so that the rows of one teacher can later live on one machine of many. For the same reason no
-- foreign key points from one teacher's rows to another person's.
create extension if not exists btree_gist;
create schema if not exists app;

-- Local wall time to the minute, in the zone of the row's teacher: sorts as text, and no driver turns it into UTC.
create domain app.wall as text check (value ~ '^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d$');

create table app.users (
  user_id uuid primary key,
  role text not null check (role in ('teacher', 'student', 'parent', 'admin')),
  username text not null,
  -- null for a child profile that a parent keeps; the sign-in tables own the uniqueness of addresses
  email text,
  profile_image text,
  phone jsonb,
  location jsonb,
  preferences jsonb not null default '{"language":"he","theme":"light","currency":"ILS","timeZone":"Asia/Jerusalem"}',
  created_at timestamptz not null default now()
);

create table app.teachers (
  teacher_id uuid primary key references app.users (user_id),
  -- counts the changes of this teacher; taking the next number is also the teacher's lock
  revision bigint not null default 0,
  plan text not null default 'ultra' check (plan in ('basic', 'premium', 'ultra')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'CANCELLED', 'SUSPENDED', 'EXPIRED', 'TRIAL')),
  subscription_id text,
  subscription_started_at timestamptz,
  trial_end timestamptz,
  zone text not null default 'Asia/Jerusalem',
  currency text not null default 'ILS',
  lesson_minutes integer not null default 45 check (lesson_minutes > 0),
  notice_hours integer not null default 24 check (notice_hours >= 0),
  bad_cancels_allowed integer not null default 3 check (bad_cancels_allowed >= 0),
  buffer_minutes integer not null default 0 check (buffer_minutes >= 0),
  travel_minutes integer not null default 0 check (travel_minutes >= 0),
  -- {"SU": [{"from": minutes from midnight, "to": minutes}], …}
  working_hours jsonb not null default '{}',
  -- {"teacher" | "student" | "online": {"offered": boolean, "costMinor": number}}
  locations jsonb not null default '{"teacher":{"offered":true,"costMinor":0},"student":{"offered":false,"costMinor":0},"online":{"offered":false,"costMinor":0}}',
  operation_radius double precision,
  contract text,
  about text,
  years_experience integer,
  share_slug text,
  -- Every lesson that begins before this moment stands in occupied; moved on each night.
  occupied_until timestamptz not null default date_trunc('day', now(), 'UTC') + interval '400 days'
);
-- for the nightly work, which goes over all teachers of its machine
create index teachers_horizon on app.teachers (occupied_until);

create table app.links (
  teacher_id uuid not null references app.teachers (teacher_id),
  student_id uuid not null,
  blocked boolean not null default false,
  archived boolean not null default false,
  bad_cancels integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (teacher_id, student_id)
);

-- The same links from the student's side.
create table app.student_teachers (
  user_id uuid not null,
  teacher_id uuid not null,
  primary key (user_id, teacher_id)
);

create function app.mirror_link() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    delete from app.student_teachers where user_id = old.student_id and teacher_id = old.teacher_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into app.student_teachers (user_id, teacher_id) values (new.student_id, new.teacher_id)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger mirror after insert or delete or update of teacher_id, student_id on app.links
  for each row execute function app.mirror_link();

create table app.guardians (
  parent_id uuid not null references app.users (user_id),
  student_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (parent_id, student_id)
);

create table app.subjects (
  teacher_id uuid not null references app.teachers (teacher_id),
  id uuid not null,
  revision bigint not null default 0,
  name text not null,
  hourly_minor bigint not null check (hourly_minor >= 0),
  color text not null,
  position integer not null default 0,
  removed_at timestamptz,
  primary key (teacher_id, id)
);
create unique index subjects_name on app.subjects (teacher_id, lower(name)) where removed_at is null;

create table app.lessons (
  teacher_id uuid not null,
  subject_id uuid not null,
  id uuid not null,
  position integer not null default 0,
  name text not null,
  repetition integer not null default 1 check (repetition > 0),
  urls jsonb not null default '[]',
  private boolean not null default false,
  primary key (teacher_id, subject_id, id),
  foreign key (teacher_id, subject_id) references app.subjects (teacher_id, id) on delete cascade
);

create table app.meetings (
  teacher_id uuid not null references app.teachers (teacher_id),
  id uuid not null,
  series_id uuid not null,
  -- the teacher's revision when this row, or anything under it, was last written
  revision bigint not null,
  start app.wall not null,
  zone text not null,
  minutes integer not null check (minutes > 0),
  rrule text,
  summary text not null,
  description text not null,
  subject text not null,
  color text,
  location text not null check (location in ('teacher', 'student', 'online')),
  -- always read and written whole: [{"studentId", "personalDiscount"?}]
  attendees jsonb not null default '[]',
  capacity integer not null check (capacity > 0),
  cost_minor bigint not null check (cost_minor >= 0),
  cost_by_hand boolean not null default false,
  old_lesson_number integer,
  alarms jsonb not null default '[]',
  insisted boolean not null default false,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  -- Bounds of everything the row can take place in, its moved occurrences included, so that a stretch of the
  -- calendar can be asked for without expanding every rule; a rule without end reaches 9999-12-31T23:59.
  reach_from app.wall not null,
  reach_until app.wall not null,
  primary key (teacher_id, id)
);
create index meetings_series on app.meetings (teacher_id, series_id);
create index meetings_revision on app.meetings (teacher_id, revision);
create index meetings_reach on app.meetings (teacher_id, reach_until) where removed_at is null;

-- A row only where something happened to one occurrence; slot is the start that the rule gives (RECURRENCE-ID).
create table app.occurrences (
  teacher_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  slot app.wall not null,
  revision bigint not null,
  cancelled_by text check (cancelled_by in ('teacher', 'holiday')),
  own jsonb not null default '{}',
  primary key (teacher_id, id),
  -- deferred, because moving a series moves many slots and some pass through one another's
  unique (teacher_id, meeting_id, slot) deferrable initially deferred,
  foreign key (teacher_id, meeting_id) references app.meetings (teacher_id, id)
);

create table app.absences (
  teacher_id uuid not null,
  occurrence_id uuid not null,
  student_id uuid not null,
  kind text not null check (kind in ('student', 'late', 'noShow')),
  at timestamptz not null,
  primary key (teacher_id, occurrence_id, student_id),
  foreign key (teacher_id, occurrence_id) references app.occurrences (teacher_id, id) on delete cascade
);

create table app.payments (
  teacher_id uuid not null,
  id uuid not null,
  occurrence_id uuid not null,
  student_id uuid not null,
  amount_minor bigint not null check (amount_minor >= 0),
  at timestamptz not null,
  primary key (teacher_id, id),
  unique (teacher_id, occurrence_id, student_id),
  foreign key (teacher_id, occurrence_id) references app.occurrences (teacher_id, id) on delete cascade
);

-- Who attends what, from the person's side: an id alone finds no meeting, a person finds the teacher here.
create table app.seats (
  user_id uuid not null,
  teacher_id uuid not null,
  meeting_id uuid not null,
  primary key (user_id, teacher_id, meeting_id)
);

-- One row per occurrence that takes place from a month back to the teacher's occupied_until: the last line against
-- double booking, behind the judgement by rules that knows no horizon.
create table app.occupied (
  teacher_id uuid not null,
  meeting_id uuid not null,
  slot app.wall not null,
  during tstzrange not null check (not isempty(during)),
  insisted boolean not null,
  primary key (teacher_id, meeting_id, slot),
  foreign key (teacher_id, meeting_id) references app.meetings (teacher_id, id),
  constraint occupied_once exclude using gist (teacher_id with =, during with &&) where (not insisted)
);

-- What each change wrote: rows is [{"before": row or null, "after": row or null}].
create table app.changes (
  teacher_id uuid not null references app.teachers (teacher_id),
  revision bigint not null,
  id uuid not null,
  actor_id uuid not null,
  at timestamptz not null default now(),
  operations jsonb not null,
  rows jsonb not null,
  primary key (teacher_id, revision),
  unique (teacher_id, id)
);

-- A request that was carried out, so that sending it again has no second effect; kept for seven days.
create table app.requests (
  actor_id uuid not null,
  request_id text not null,
  hash text not null,
  outcomes jsonb,
  at timestamptz not null default now(),
  primary key (actor_id, request_id)
);
-- for the nightly work
create index requests_age on app.requests (at);

create table app.notifications (
  user_id uuid not null,
  -- UUIDv7: newest first is descending by id
  id uuid not null,
  title text not null,
  params jsonb not null,
  type text not null default 'info' check (type in ('success', 'warning', 'error', 'info')),
  change_id uuid,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (user_id, id)
);
create index notifications_change on app.notifications (user_id, change_id);

-- What must still leave the house (mail, push), stored with the change that caused it.
create table app.outbox (
  user_id uuid not null,
  notification_id uuid not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  tries integer not null default 0,
  primary key (user_id, notification_id),
  foreign key (user_id, notification_id) references app.notifications (user_id, id) on delete cascade
);

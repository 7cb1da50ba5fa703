-- How often a person's own row was written; a child that was taken off is kept for thirty days.
alter table app.users add column revision bigint not null default 0;
alter table app.users add column removed_at timestamptz;

-- What each change of a person's own rows wrote, as app.changes keeps it of a teacher's.
create table app.person_changes (
  user_id uuid not null,
  id uuid not null,
  at timestamptz not null default now(),
  operations jsonb not null,
  rows jsonb not null,
  primary key (user_id, id)
);

-- The one code by which a parent may be linked to a student's account: hashed, for ten minutes, used once.
create table app.link_codes (
  user_id uuid primary key,
  hash text not null,
  expires_at timestamptz not null
);
create index link_codes_hash on app.link_codes (hash);

-- Codes that were tried, so that nobody tries many.
create table app.link_tries (
  user_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  primary key (user_id, id)
);

-- The address at which a calendar program follows a person's lessons. It is found by its hash alone; the salt makes it
-- again for its owner, with a secret that is not in the database.
create table auth.calendar_feeds (
  user_id uuid primary key references app.users (user_id) on delete cascade,
  salt text not null,
  secret_hash text not null unique,
  created_at timestamptz not null
);

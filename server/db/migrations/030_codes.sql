-- One-time codes by mail. The code is worked out from the row and the server's secret, and is not kept in any form.
create table auth.codes (
  id uuid primary key,
  kind text not null check (kind in ('signUp', 'reset', 'email')),
  -- where the code was sent
  email text not null,
  language text not null,
  -- whose it is; null for a newcomer, who is nobody yet
  user_id uuid references auth."user" (id) on delete cascade,
  -- what a newcomer said about themselves, with the hash of their password
  newcomer jsonb,
  sends integer not null default 1,
  tries integer not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index codes_newcomer on auth.codes (email) where kind = 'signUp';
create index codes_user on auth.codes (user_id);
create index codes_age on auth.codes (created_at);

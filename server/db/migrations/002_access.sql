-- Accounts, in the tables that better-auth 1.7 expects (a test compares them with its own introspection): its names are
-- kept as they are. A person's id here is the same as in app.users.
create schema if not exists auth;

create table auth."user" (
  id uuid primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  role text not null check (role in ('teacher', 'student', 'parent', 'admin'))
);

create table auth.session (
  id uuid primary key,
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" uuid not null references auth."user" (id) on delete cascade
);
create index "session_userId_idx" on auth.session ("userId");

create table auth.account (
  id uuid primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null
);
create index "account_userId_idx" on auth.account ("userId");

create table auth.verification (
  id uuid primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index verification_identifier_idx on auth.verification (identifier);

-- Failed tries in a row per account and address; the key is a hash, so that nobody is named here.
create table auth.attempts (
  key text primary key,
  fails integer not null,
  last_at timestamptz not null
);
create index attempts_last_at on auth.attempts (last_at);

-- An account and its person are one: whichever way an account is made, the person enters the school in the same
-- transaction. A new teacher is on trial of ultra for 21 days; the other defaults stand with the columns of app.
create function auth.keep_person() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into app.users (user_id, role, username, email, created_at)
    values (new.id, new.role, new.name, new.email, new."createdAt");
    if new.role = 'teacher' then
      insert into app.teachers (teacher_id, plan, status, subscription_started_at, trial_end)
      values (new.id, 'ultra', 'ACTIVE', new."createdAt", new."createdAt" + interval '21 days');
    end if;
  else
    update app.users set username = new.name, email = new.email, role = new.role where user_id = new.id;
  end if;
  return null;
end $$;
create trigger keep_person after insert or update of name, email, role on auth."user"
  for each row execute function auth.keep_person();

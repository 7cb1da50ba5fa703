-- A second factor at sign-in, in the tables that better-auth's plugin expects (its own names are mapped in secondFactorPlugin.ts).
-- Secret and backup codes are encrypted by a key made of the session secret.
alter table auth."user" add column "twoFactorEnabled" boolean not null default false;

create table auth.second_factors (
  id uuid primary key,
  user_id uuid not null unique references auth."user" (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  -- The plugin's own lockout is off: limits are counted in auth.limits.
  failed_count integer default 0,
  locked_until timestamptz,
  -- The newest half minute whose code was used: no code is good twice.
  last_step bigint,
  since timestamptz
);

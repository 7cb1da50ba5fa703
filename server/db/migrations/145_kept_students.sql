-- A student whom a teacher keeps herself: a person without an account, whom only that teacher finds.
alter table app.users
  add column kept_by uuid,
  -- where mail to a kept student goes; no address of an account, so two teachers may each keep the same one
  add column contact_email text;
create index users_kept_by on app.users (kept_by) where kept_by is not null;

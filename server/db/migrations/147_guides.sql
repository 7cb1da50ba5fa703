-- How far a person has come with what leads them in (the first day, the tutorials), on every device.
create table app.guides (
  user_id uuid not null references app.users (user_id) on delete cascade,
  name text not null check (name in ('firstDay', 'calendar', 'subjects')),
  step integer not null default 0 check (step between 0 and 20),
  ended boolean not null default false,
  primary key (user_id, name)
);

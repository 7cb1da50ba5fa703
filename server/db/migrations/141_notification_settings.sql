-- What a person wants to be told, and how. Whoever chose nothing has no row, and is told everything.
create table app.notification_settings (
  user_id uuid primary key,
  -- what is turned off: ["lessons.mail"]
  off jsonb not null default '[]',
  quiet_from text,
  quiet_to text,
  -- at this hour, in their own zone, the lessons of the day are told
  agenda_at text,
  -- the last day whose lessons were told
  agenda_on date,
  -- so long before each lesson it is told
  remind_minutes integer check (remind_minutes between 5 and 10080),
  check ((quiet_from is null) = (quiet_to is null))
);
-- for what goes over them each minute
create index notification_settings_agenda on app.notification_settings (user_id) where agenda_at is not null;
create index notification_settings_remind on app.notification_settings (user_id) where remind_minutes is not null;
create index meetings_alarms on app.meetings (teacher_id, id) where alarms <> '[]' and removed_at is null;

-- What was reminded of, so that it is done once; a lesson that moves begins at another moment, and is reminded of anew.
create table app.reminded (
  user_id uuid not null,
  meeting_id uuid not null,
  starts_at timestamptz not null,
  minutes integer not null,
  primary key (user_id, meeting_id, starts_at, minutes)
);
create index reminded_age on app.reminded (starts_at);

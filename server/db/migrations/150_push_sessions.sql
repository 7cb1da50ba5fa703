-- A device is told as long as the session lasts by which it registered: ending a session, or all of them, ends that too.
-- null: registered before; such a device goes with the next ending of all sessions.
alter table auth.push_targets add column session_id uuid references auth.session (id) on delete cascade;
create index push_targets_session on auth.push_targets (session_id);

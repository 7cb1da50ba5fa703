-- Another time for a lesson that is there: which one a yes moves.
alter table app.pending_meetings
  add column replaces_meeting_id uuid,
  -- the slot that the rule gives, on the wall of the request's zone
  add column replaces_slot app.wall,
  add constraint pending_meetings_replaces check ((replaces_meeting_id is null) = (replaces_slot is null));

-- Notifications that their reader has deleted are kept for a while, so that an undo brings them back.
alter table app.notifications
  add column removed_at timestamptz,
  -- the change by which they were last read or deleted, or brought back
  add column touched_by uuid,
  add column touched_at timestamptz;
create index notifications_touched on app.notifications (user_id, touched_by) where touched_by is not null;
create index notifications_age on app.notifications (created_at);
create index notifications_removed on app.notifications (removed_at) where removed_at is not null;

-- A student who takes a place has joined the meeting.
update app.notifications set title = 'StudentJoinedMeeting' where title = 'PlaceTaken';
-- Until now every kind of event was written as info.
update app.notifications set type = case
    when title in ('MeetingAdded', 'StudentJoinedMeeting', 'PlaceOffered', 'JoinRequestApproved') then 'success'
    when title in ('MeetingCancelled', 'StudentLeftMeeting', 'OfferExpired') then 'warning'
    when title = 'JoinRequestRejected' then 'error'
    when title = 'PendingMeetingUpdated' and params->>'status' = 'Approved' then 'success'
    when title = 'PendingMeetingUpdated' and params->>'status' = 'Declined' then 'error'
    when title = 'PendingMeetingUpdated' and params->>'status' = 'Withdrawn' then 'warning'
    else 'info'
  end;

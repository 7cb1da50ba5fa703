-- What was sent leaves the outbox, and the job queue counts the tries.
alter table app.outbox drop column sent_at, drop column tries;
-- for the nightly work
create index outbox_age on app.outbox (created_at);

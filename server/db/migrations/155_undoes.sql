-- Which change an undo took back; null of every other change. The log of changes marks both.
alter table app.changes add column undoes uuid;
create index changes_undoes on app.changes (teacher_id, revision) where undoes is not null;

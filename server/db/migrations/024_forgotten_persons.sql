-- for the nightly work, which forgets children that were taken off and what could be taken back
create index users_removed on app.users (removed_at) where removed_at is not null;
create index person_changes_age on app.person_changes (at);

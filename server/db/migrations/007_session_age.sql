-- for the nightly work, which forgets the sessions that are over
create index "session_expiresAt_idx" on auth.session ("expiresAt");

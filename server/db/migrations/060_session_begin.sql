-- for the nightly work too, which forgets the sessions that began ninety days ago
create index "session_createdAt_idx" on auth.session ("createdAt");

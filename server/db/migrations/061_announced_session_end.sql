-- The end of a session is announced by the database as it is committed, whatever ended it: no process can end one and
-- stop before the others, which keep its sockets open, have heard of it.
create function auth.announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('kind', 'session', 'sessionId', old.id)::text);
  return null;
end $$;
create trigger session_end_announced after delete on auth.session
  for each row execute function auth.announce_session_end();

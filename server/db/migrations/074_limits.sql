-- What rate-limiter-flexible counts (server/limits), in the form that the library expects; the key ends in a hash, so
-- that nobody is named here.
create table auth.limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index limits_expire on auth.limits (expire);

drop table auth.attempts;
drop table app.link_tries;

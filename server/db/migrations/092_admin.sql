-- What was paid by an event of the payment provider, in the smallest unit.
alter table app.billing_events add column amount_minor bigint, add column currency text;
create index on app.billing_events (created_at) where amount_minor is not null;

-- Which figures of the platform were read, when, and by which admin.
create table app.admin_reads (
  user_id uuid not null,
  id uuid not null,
  query text not null,
  at timestamptz not null,
  primary key (user_id, id)
);
create index on app.admin_reads (at);

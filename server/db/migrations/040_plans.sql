-- What has happened to a teacher's plan. The id is its sender's where it comes from the payment provider: what is
-- delivered twice has its effect once.
create table app.billing_events (
  teacher_id uuid not null references app.teachers (teacher_id),
  id text not null,
  kind text not null,
  plan text not null check (plan in ('basic', 'premium', 'ultra')),
  status text not null check (status in ('ACTIVE', 'CANCELLED', 'SUSPENDED', 'EXPIRED', 'TRIAL')),
  created_at timestamptz not null,
  primary key (teacher_id, id)
);

-- Cancelled, a plan that is paid for runs until then.
alter table app.teachers add column plan_ends_at timestamptz;
create index on app.teachers (trial_end) where status in ('ACTIVE', 'TRIAL');

-- What a teacher spends; once, or by a rule.
create table app.expenses (
  teacher_id uuid not null references app.teachers (teacher_id),
  id uuid not null,
  -- the teacher's revision when this row was last written
  revision bigint not null,
  category text not null check (category in
    ('travel', 'supplies', 'technology', 'professional', 'office', 'marketing', 'insurance', 'other')),
  description text not null default '',
  amount_minor bigint not null check (amount_minor > 0),
  start date not null,
  rrule text,
  -- a picture of the receipt, in app.images
  image text,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (teacher_id, id)
);
create index expenses_revision on app.expenses (teacher_id, revision);
-- Whether a picture is still used.
create index expenses_image on app.expenses (image) where image is not null;

alter table app.images drop constraint images_use_check;
alter table app.images add constraint images_use_check check (use in ('profile', 'child', 'receipt'));

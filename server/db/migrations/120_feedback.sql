-- What people write to those who run the product: a teacher's feedback, and messages from the contact page.
create table app.feedback (
  id uuid primary key,
  -- null: a visitor wrote it
  user_id uuid references app.users (user_id),
  type text not null check (type in ('bug', 'suggestion', 'message')),
  name text not null,
  email text,
  subject text not null,
  details text not null,
  created_at timestamptz not null
);
create index feedback_user on app.feedback (user_id) where user_id is not null;
create index feedback_created on app.feedback (created_at);

-- Pictures, made anew at two sizes. Whose they are: the one who brought them.
create table app.images (
  user_id uuid not null references app.users (user_id) on delete cascade,
  id uuid not null,
  use text not null check (use in ('profile', 'child')),
  large bytea not null,
  small bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- An address names the picture alone.
create index on app.images (id);
-- Who shows a picture decides who may see it.
create index on app.users (profile_image) where profile_image is not null;

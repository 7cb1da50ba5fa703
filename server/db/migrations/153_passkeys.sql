-- Passkeys: public keys of the devices by which somebody signs in. Nothing in them opens anything.
create table auth.passkeys (
  id uuid primary key,
  user_id uuid not null references auth."user" (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  -- Of devices that count their signatures; a copy falls behind.
  counter bigint not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);

create index passkeys_user_id on auth.passkeys (user_id);

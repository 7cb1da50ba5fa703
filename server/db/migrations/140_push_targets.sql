-- Where a person's notifications are pushed to: browsers by Web Push, phones by FCM.
create table auth.push_targets (
  user_id uuid not null,
  -- made of the address, so that a device that registers again keeps its row
  id uuid not null,
  kind text not null check (kind in ('web', 'fcm')),
  -- the push service's address for this browser, or the phone's token: whoever knows it can reach the device
  address text not null,
  -- the browser's public key and secret, by which messages are encrypted for it alone
  p256dh text,
  auth text,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check ((kind = 'web') = (p256dh is not null and auth is not null))
);
-- A device belongs to whoever registered it last.
create index push_targets_id on auth.push_targets (id);

-- The key by which push services know this server; made once.
create table auth.vapid_key (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null
);

-- What a person wants to be told beside the inbox, by kind; without a row, by text message and on every device that asked.
create table notice_choice (
  sub uuid not null references person on delete cascade,
  kind text not null,
  sms boolean not null default true,
  push boolean not null default true,
  primary key (sub, kind)
);

-- Browsers that show messages because their person asked for it (RFC 8030). The endpoint is a secret: who has it can send.
create table push_subscription (
  id integer primary key generated always as identity,
  sub uuid not null references person on delete cascade,
  -- What the device calls itself in the header Device-Token.
  device_token text not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- The VAPID key that the browser subscribed to: with another one it takes nothing.
  vapid_key text not null,
  shows_amounts boolean not null,
  language text not null check (language in ('fa', 'en')),
  -- The sign-in that asked; without it nothing is sent. None for a token of another issuer.
  grant_id text,
  created_at timestamptz not null,
  unique (sub, device_token)
);

-- Outbox: an entry on its way to a browser.
create table push_message (
  id bigint primary key generated always as identity,
  subscription_id integer not null references push_subscription on delete cascade,
  entry_id integer not null references inbox_entry on delete cascade,
  attempts integer not null default 0,
  due_at timestamptz not null
);
create index on push_message (due_at);
create index on push_message (subscription_id);
create index on push_message (entry_id);

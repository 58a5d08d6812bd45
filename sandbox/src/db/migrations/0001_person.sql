-- A customer. Whoever signs in is a row here; `sub` is what tokens carry.
create table person (
  sub uuid primary key,
  mobile text not null unique check (mobile ~ '^09[0-9]{9}$'),
  national_code text unique check (national_code ~ '^[0-9]{10}$'),
  password_hash text,
  level smallint not null default 0 check (level between 0 and 2),
  user_level text not null default 'NORMAL',
  first_name text,
  last_name text,
  email text,
  created_at timestamptz not null
);

-- Single facts of the sandbox: whether it was seeded, the provider's keys.
create table fact (
  name text primary key,
  value jsonb not null
);

-- Every text message, readable in the inbox (SBX-004).
create table sms (
  id bigint generated always as identity primary key,
  receiver text not null,
  text text not null,
  code text,
  sent_at timestamptz not null
);
create index on sms (receiver, id desc);

-- Codes by text message. Each belongs to the request it was asked for, and only its newest one counts (T17, D-30).
create table one_time_code (
  id bigint generated always as identity primary key,
  purpose text not null,
  receiver text not null,
  request text not null,
  code text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries smallint not null default 0,
  used_at timestamptz
);
create index on one_time_code (purpose, request, id desc);
create index on one_time_code (purpose, receiver, sent_at);

-- The first reply to a money intent: the same person, call and key always get it again (T16, SBX-016).
create table first_reply (
  sub uuid not null references person on delete cascade,
  call text not null,
  key text not null,
  request_digest text not null,
  reply jsonb,
  made_at timestamptz not null,
  primary key (sub, call, key)
);

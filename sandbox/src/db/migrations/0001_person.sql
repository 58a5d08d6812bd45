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

-- The newest code of each purpose and receiver; a new one replaces the old one (T17).
create table one_time_code (
  purpose text not null,
  receiver text not null,
  code text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries smallint not null default 0,
  used_at timestamptz,
  -- How many were sent since the first one of this round, for the limit on resending.
  sends smallint not null default 1,
  round_began_at timestamptz not null,
  primary key (purpose, receiver)
);

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

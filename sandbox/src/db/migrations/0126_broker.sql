-- The brokers whom a person may choose, and the wishes to change (SBX-103). Whoever never changed is with the broker of
-- the house.
create table broker (
  id int primary key,
  name text not null unique,
  city text not null,
  is_house boolean not null
);
create unique index broker_one_house on broker (is_house) where is_house;

create table broker_change (
  id bigint generated always as identity (start with 301) primary key,
  sub uuid not null references person on delete cascade,
  broker_id int not null references broker,
  created_at timestamptz not null,
  -- Until when the change takes at most, and when it was made; null while it is open.
  due_at timestamptz not null,
  done_at timestamptz
);
create unique index broker_change_one_open on broker_change (sub) where done_at is null;
create index broker_change_due on broker_change (due_at) where done_at is null;

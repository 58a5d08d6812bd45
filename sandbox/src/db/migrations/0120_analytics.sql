-- What the app told analytics, for tests and for whoever is curious (SBX-119); the newest ones only.
create table analytics_event (
  id bigint generated always as identity primary key,
  -- Of the token; null for strangers.
  sub uuid references person on delete cascade,
  event text not null,
  facts jsonb not null,
  -- As the app sent it.
  identity jsonb,
  at timestamptz not null
);
create index on analytics_event (sub, id);

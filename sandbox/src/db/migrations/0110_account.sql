-- What the pages of the account need: when a code was registered, prize programmes, requests for advice.
alter table referral add column invited_at timestamptz;
update referral set invited_at = now() where invited_by is not null;

create table prize_programme (
  id int primary key,
  key text not null unique,
  title text not null,
  description text not null,
  prize text not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on)
);

create table counselling_request (
  id bigint generated always as identity primary key,
  sub uuid not null references person on delete cascade,
  name text not null,
  mobile text not null,
  topic text not null,
  message text not null,
  created_at timestamptz not null
);

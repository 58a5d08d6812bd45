-- Who asked for a code without being signed in: the address, and the browser where it signed in with this number before (T17).
alter table one_time_code add column address text;
alter table one_time_code add column browser text;
-- A code of the same request was right: all of them were the owner's own wish and count against nobody.
alter table one_time_code add column is_proved boolean not null default false;
update one_time_code set is_proved = true where used_at is not null;
create index on one_time_code (receiver, sent_at);
create index on one_time_code (address, sent_at) where not is_proved;

-- Browsers that signed in with a number, by the hash of their cookie.
create table known_browser (
  browser text not null,
  mobile text not null,
  seen_at timestamptz not null,
  primary key (browser, mobile)
);

-- Funds that a person has starred, and what of a fund a person wants to hear of once.
create table watched_fund (
  sub uuid not null references person on delete cascade,
  ds_code text not null references fund,
  watched_at timestamptz not null,
  primary key (sub, ds_code)
);

create table fund_alert (
  id integer primary key generated always as identity,
  sub uuid not null references person on delete cascade,
  ds_code text not null references fund,
  measure text not null,
  direction text not null check (direction in ('ABOVE', 'BELOW')),
  -- Rial of a price, percent of a return.
  threshold double precision not null,
  created_at timestamptz not null,
  -- The last day whose price was held against it.
  judged_on date not null,
  done_at timestamptz
);
create unique index on fund_alert (sub, ds_code, measure, direction, threshold) where done_at is null;
create index on fund_alert (sub, id desc);
create index on fund_alert (ds_code) where done_at is null;

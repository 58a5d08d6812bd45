-- What a fund of a paying type shares out for one unit, on the first day of a Jalali month.
create table fund_profit (
  ds_code text not null references fund,
  day date not null,
  per_unit bigint not null check (per_unit > 0),
  primary key (ds_code, day)
);

-- Paid to whoever held units when the day began.
create table profit_payout (
  id bigint generated always as identity (start with 7001) primary key,
  sub uuid not null references person on delete cascade,
  ds_code text not null,
  day date not null,
  units bigint not null check (units > 0),
  amount bigint not null check (amount > 0),
  -- Where it went: the default account of then.
  iban text not null,
  unique (sub, ds_code, day),
  foreign key (ds_code, day) references fund_profit
);

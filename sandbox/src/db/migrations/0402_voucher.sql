-- Codes that bring units of a fund: each person once, and not more often than there are prizes.
create table voucher (
  code text primary key check (code = upper(code)),
  ds_code text not null references fund,
  units bigint not null check (units > 0),
  -- The last day in Tehran.
  expires_on date not null,
  uses_left int not null check (uses_left >= 0)
);
create table voucher_use (
  voucher_code text not null references voucher on delete cascade,
  sub uuid not null references person on delete cascade,
  order_id bigint not null references fund_order on delete cascade,
  used_at timestamptz not null,
  primary key (voucher_code, sub)
);

-- Voucher codes that nobody has made, typed by a person: too many in a while are refused.
create table voucher_guess (
  sub uuid not null references person on delete cascade,
  at timestamptz not null
);
create index voucher_guess_newest on voucher_guess (sub, at desc);

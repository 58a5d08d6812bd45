-- Transfers of bank accounts, and all that an account's owner reads of its money. A transfer and the row that took its
-- money have one number.
create sequence bank_transaction_id start 9001;

create table bank_transfer (
  id bigint primary key default nextval('bank_transaction_id'),
  account_id bigint not null references card_account on delete cascade,
  -- card, internal, pol, paya, satna
  type text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  status text not null check (status in ('DONE', 'FAILED', 'TROUBLESHOOTING')),
  -- Why it failed, what it waits for.
  message text,
  description text,
  -- 16 digits or an IBAN; the owner with stars.
  destination text not null,
  destination_title text not null,
  -- The card that it was made with, with its stars.
  card_number text not null,
  reference text not null unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- While its money waits in `transit:<id>`: when it goes on, and whether there or back.
  due_at timestamptz,
  outcome text check (outcome in ('DONE', 'FAILED')),
  check ((due_at is null) = (outcome is null))
);
create index bank_transfer_by_day on bank_transfer (account_id, created_at);
create index bank_transfer_due on bank_transfer (due_at) where due_at is not null;

create table bank_transaction (
  id bigint primary key default nextval('bank_transaction_id'),
  account_id bigint not null references card_account on delete cascade,
  -- profit, deposit, withdraw, fee: the last two take from the account.
  type text not null check (type in ('profit', 'deposit', 'withdraw', 'fee')),
  name text not null,
  at timestamptz not null,
  amount bigint not null check (amount > 0),
  tran_key text not null,
  description text
);
create index bank_transaction_newest on bank_transaction (account_id, at desc, id desc);
-- What is there already came in before anybody wrote it down.
insert into bank_transaction (account_id, type, name, at, amount, tran_key)
select a.id, 'deposit', 'موجودی پیشین', coalesce(a.opened_at, now()), l.balance, lpad(a.id::text, 12, '1')
from card_account a join ledger_account l on l.name = 'card:' || a.id where l.balance > 0;

create table bank_destination (
  id bigint generated always as identity primary key,
  sub uuid not null references person on delete cascade,
  kind text not null check (kind in ('CARD', 'IBAN')),
  number text not null,
  name text not null,
  owner_name text not null,
  bank_name text not null,
  last_used_at timestamptz not null,
  unique (sub, kind, number)
);
create index payout_account_by_iban on payout_account (iban);

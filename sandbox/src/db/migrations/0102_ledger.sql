-- Double entry in whole rial. A transfer is a set of rows whose sum is zero; rows are never changed.
create table ledger_account (
  id bigint generated always as identity primary key,
  -- 'world', 'clearing', 'fees', 'fund:11307', 'refund:<order>', 'card:<id>'
  name text not null unique,
  may_be_negative boolean not null,
  balance bigint not null default 0,
  check (may_be_negative or balance >= 0)
);

create table ledger_transfer (
  id bigint generated always as identity primary key,
  -- What it is for; the same event can be booked once only.
  event text not null unique,
  at timestamptz not null
);

create table ledger_row (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references ledger_transfer,
  account_id bigint not null references ledger_account,
  amount bigint not null check (amount <> 0)
);
create index ledger_row_by_transfer on ledger_row (transfer_id);
create index ledger_row_by_account on ledger_row (account_id);

create function ledger_row_balance() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_row where transfer_id = new.transfer_id) <> 0 then
    raise exception 'transfer % is not balanced', new.transfer_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_row_balanced after insert on ledger_row
  deferrable initially deferred for each row execute function ledger_row_balance();

create function ledger_row_keep() returns trigger language plpgsql as $$
begin
  raise exception 'ledger rows are never changed' using errcode = 'check_violation';
end $$;
create trigger ledger_row_kept before update or delete on ledger_row
  for each row execute function ledger_row_keep();

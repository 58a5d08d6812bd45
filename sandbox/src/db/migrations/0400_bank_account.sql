-- The bank: an account belongs to the request that opened it, its cards come and go. A card's number, CVV2 and expiry
-- leave the server only for whoever confirms a code; everywhere else the number has its stars.
alter table card_account
  add column opened_at timestamptz,
  -- When the card is at its owner's door and the account becomes active; null where no clock does that.
  add column activates_at timestamptz,
  -- Spending above the balance sells units of the card's fund.
  add column asset_back boolean not null default false,
  -- Rial that the card may send in one day of Tehran.
  add column daily_limit bigint not null default 100000000 check (daily_limit >= 10000);
create index card_account_activates on card_account (activates_at) where activates_at is not null;
create unique index card_account_by_iban on card_account (iban);

create table bank_card (
  id bigint generated always as identity primary key,
  account_id bigint not null references card_account on delete cascade,
  number text not null unique check (number ~ '^627412[0-9]{10}$'),
  cvv2 text not null check (cvv2 ~ '^[0-9]{3}$'),
  -- Jalali year and month, YYMM.
  expiry text not null check (expiry ~ '^[0-9]{2}(0[1-9]|1[0-2])$'),
  -- Its face: sarv, kavir, khalij, anar, shab.
  card_name text not null,
  -- Null until a person chooses one.
  pin_hash text,
  -- By the person; what the bank blocks is the account.
  is_blocked boolean not null default false,
  licensed_until date not null,
  issued_at timestamptz not null,
  -- Null for the card that works.
  replaced_at timestamptz
);
create unique index bank_card_one_works on bank_card (account_id) where replaced_at is null;

-- Of the cards that were made before only the ends of the number are known: what stood under the stars is invented anew,
-- so that the check digit is right.
insert into bank_card (account_id, number, cvv2, expiry, card_name, licensed_until, issued_at)
select a.id, n.number, lpad((a.id * 37 % 1000)::text, 3, '0'), '1008', coalesce(a.card_name, 'sarv'), date '2027-03-20', now()
from card_account a cross join lateral (
  select c.number
  from generate_series(0, 9) x,
    lateral (select left(a.card_number, 6) || lpad((a.id % 100000)::text, 5, '0') || x || right(a.card_number, 4)) c(number)
  where (
    select sum(case when d * w > 9 then d * w - 9 else d * w end) % 10
    from generate_series(1, 16) i,
      lateral (select substr(c.number, i, 1)::int, case when i % 2 = 1 then 2 else 1 end) t(d, w)
  ) = 0
) n
where a.card_number is not null;
update card_account set opened_at = now() where card_number is not null;
alter table card_account drop column card_number, drop column card_name;

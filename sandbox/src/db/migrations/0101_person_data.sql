-- What belongs to one person beside the row of `person`.
create table referral (
  sub uuid primary key references person on delete cascade,
  code text not null unique,
  invited_by uuid references person on delete set null
);

create table address (
  id bigint generated always as identity primary key,
  sub uuid not null references person on delete cascade,
  address text not null,
  postal_code text not null,
  province_id int not null references province,
  city_id int not null references city,
  is_default boolean not null,
  category text not null
);
create unique index address_one_default on address (sub) where is_default;

-- Accounts from which the person pays and to which sales are paid out.
create table payout_account (
  id bigint generated always as identity (start with 101) primary key,
  sub uuid not null references person on delete cascade,
  bank_name text not null,
  account_number text not null,
  iban text not null,
  is_default boolean not null
);
create unique index payout_account_one_default on payout_account (sub) where is_default;

-- The house's own bank card: the account, or the request for one.
create table card_account (
  id bigint generated always as identity (start with 501) primary key,
  sub uuid not null unique references person on delete cascade,
  status text not null,
  account_status text,
  card_number text,
  account_number text,
  iban text,
  owner_name text,
  card_name text,
  onb_status text,
  messages jsonb not null default '[]'
);

create table portfolio (
  prx text primary key,
  sub uuid not null references person on delete cascade,
  plan_id int not null references plan,
  units bigint not null check (units >= 0),
  paid_in bigint not null,
  created_at date not null
);

create table stock_holding (
  sub uuid not null references person on delete cascade,
  stock_id text not null references stock,
  units bigint not null check (units >= 0),
  primary key (sub, stock_id)
);

create table recommendation_order (
  id bigint generated always as identity primary key,
  sub uuid not null references person on delete cascade,
  status text not null,
  portfolio_id int not null,
  type text not null,
  title text not null,
  items jsonb not null,
  recom_tracking_code text,
  created_at timestamptz not null
);

-- What everybody sees: places, funds, plans, stocks, prices, texts.
create table province (id int primary key, name text not null unique);
create table city (
  id int primary key,
  province_id int not null references province,
  name text not null,
  unique (province_id, name)
);

create table fund (
  ds_code text primary key check (ds_code ~ '^\d+$'),
  priority int not null unique,
  name text not null,
  type text not null,
  risk text not null,
  min_amount bigint not null check (min_amount > 0),
  cut_off text not null,
  started_at date not null,
  -- Price of one unit on the day it began.
  opening_price bigint not null check (opening_price > 0),
  -- The five bands of CON-16, shortest holding first, in hundredths of a percent.
  fee_bps int[] not null check (array_length(fee_bps, 1) = 5),
  notes jsonb not null,
  bank_name text not null,
  iban text not null
);

create table plan (
  id int primary key,
  priority int not null unique,
  name text not null,
  logo text not null,
  min_amount bigint not null,
  predicted_return double precision not null,
  risk text not null,
  description text not null,
  composition jsonb not null,
  notes jsonb not null,
  management_fee double precision not null,
  advised_months int not null
);

create table stock (id text primary key, name text not null, symbol text not null);

-- Prices of one unit in rial: 'fund:11307', 'plan:1', 'stock:folad'. Weekly for the year before the first day, daily from then on.
create table price (
  instrument text not null,
  day date not null,
  price bigint not null check (price > 0),
  primary key (instrument, day)
);

create table navigation_item (
  type text primary key,
  priority int not null,
  name text not null,
  is_default boolean not null,
  active_icon text not null,
  not_active_icon text not null,
  is_new_feature boolean not null
);
create table home_section (type text primary key, sort int not null, is_visible boolean not null);
create table banner (
  id int primary key,
  sort int not null,
  image text,
  action text not null,
  type text,
  link text,
  title text not null,
  description text
);
create table setting (key text primary key, value jsonb not null);

create table faq_category (id int primary key, title text not null, description text not null, icon text not null);
create table faq_item (
  id int primary key,
  category_id int not null references faq_category,
  question text not null,
  answer text not null
);

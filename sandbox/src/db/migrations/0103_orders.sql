create table fund_order (
  id bigint generated always as identity (start with 1001) primary key,
  sub uuid not null references person on delete cascade,
  ds_code text not null references fund,
  side text not null check (side in ('BUY', 'SELL')),
  type text not null check (type in ('AMOUNT', 'UNITS')),
  amount bigint not null check (amount > 0),
  units bigint check (units >= 0),
  price bigint,
  fee bigint not null default 0 check (fee >= 0),
  remainder bigint not null default 0 check (remainder >= 0),
  status text not null,
  created_at timestamptz not null,
  -- When the clock moves it on, and the day that the person is told.
  due_at timestamptz,
  settles_on date,
  tracking_code text not null unique,
  recom_tracking_code text,
  payout_account_id bigint references payout_account,
  -- Money on its way back to the person: when it leaves, and null once it left.
  refund_due_at timestamptz
);
create index fund_order_by_person on fund_order (sub, id desc);
create index fund_order_refund_due on fund_order (refund_due_at) where refund_due_at is not null;
create index fund_order_due on fund_order (due_at) where status = 'PENDING';

create table order_step (
  order_id bigint not null references fund_order on delete cascade,
  sort int not null,
  status text not null,
  at timestamptz not null,
  primary key (order_id, sort)
);

-- Units of one person in one fund: the row that is locked when they change.
create table holding (
  sub uuid not null references person on delete cascade,
  ds_code text not null references fund,
  units bigint not null default 0 check (units >= 0),
  blocked_units bigint not null default 0 check (blocked_units between 0 and units),
  primary key (sub, ds_code)
);

-- Purchases that still hold units; sales take from the oldest, its age decides the fee.
create table lot (
  id bigint generated always as identity primary key,
  sub uuid not null references person on delete cascade,
  ds_code text not null references fund,
  units bigint not null check (units >= 0),
  price bigint not null,
  purchased_at date not null
);
create index lot_by_holding on lot (sub, ds_code, purchased_at, id) where units > 0;

create table payment (
  uuid uuid primary key,
  sub uuid not null references person on delete cascade,
  -- FUND, PMA, RECOMMENDATION, REISSUE, CHARGE
  kind text not null,
  order_id bigint unique references fund_order on delete cascade,
  amount bigint not null check (amount > 0),
  status text not null default 'WAITING' check (status in ('WAITING', 'SUCCESS', 'FAILED', 'CANCELED')),
  title text not null,
  description text not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index payment_waiting on payment (created_at) where status = 'WAITING';

-- The gateway's own book. It knows nothing of orders, the product knows nothing of cards.
create table gateway_session (
  token text primary key,
  payment_uuid uuid not null unique references payment on delete cascade,
  amount bigint not null check (amount > 0),
  title text not null,
  callback_url text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'SUCCESS', 'FAILED', 'CANCELED')),
  psp text,
  trace_no text unique,
  decided_at timestamptz
);

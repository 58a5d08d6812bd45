-- A recommendation of a person: where they stand, what they answered and what they were offered.
create table recommendation_manager (
  id bigint generated always as identity (start with 31) primary key,
  sub uuid not null references person on delete cascade,
  -- FUND
  product text not null,
  -- A payment that waits is the stage after these.
  stage text not null default 'INVESTMENT_HORIZON'
    check (stage in ('INVESTMENT_HORIZON', 'RISK_ASSESSMENT', 'INVESTMENT_PROPOSAL')),
  -- The answers to the form of the horizon; null before they are given.
  responses jsonb,
  amount bigint check (amount > 0),
  -- The survey that the offers were made of; null while there are none, or other answers came since.
  risk_survey_id bigint references user_survey on delete cascade,
  created_at timestamptz not null,
  -- When the amount was paid.
  closed_at timestamptz
);
-- Two tabs never begin two.
create unique index recommendation_manager_one_open on recommendation_manager (sub) where closed_at is null;
create index on recommendation_manager (sub, id desc);

create table recommendation_offer (
  id bigint generated always as identity (start with 101) primary key,
  manager_id bigint not null references recommendation_manager on delete cascade,
  -- MAIN, CALM, VIP: one of each stands at a time.
  kind text not null,
  title jsonb not null,
  description jsonb not null,
  risk_type text not null,
  amount bigint not null check (amount > 0),
  -- Of VIP; null for what is free.
  fee bigint check (fee > 0),
  -- [{ ds_code, share }]: whole percents of the amount.
  shares jsonb not null,
  annual_return double precision,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Since when another one stands in its place.
  replaced_at timestamptz
);
create unique index recommendation_offer_one_of_a_kind on recommendation_offer (manager_id, kind) where replaced_at is null;

-- What a payment of kind RECOMMENDATION is for.
create table recommendation_payment (
  payment_uuid uuid primary key references payment on delete cascade,
  offer_id bigint not null references recommendation_offer on delete cascade,
  purpose text not null check (purpose in ('FEE', 'INVESTMENT'))
);
create index on recommendation_payment (offer_id);

-- An order is an offer that was taken; what it came to is seen in its payments and purchases.
alter table recommendation_order
  add column offer_id bigint unique references recommendation_offer on delete cascade,
  add column fee_paid_at timestamptz,
  add column invested_at timestamptz;
-- What could never be paid.
delete from recommendation_order where recom_tracking_code is null;
do $$
declare old record; made bigint;
begin
  for old in select * from recommendation_order loop
    insert into recommendation_manager (sub, product, stage, created_at, closed_at)
    values (old.sub, 'FUND', 'INVESTMENT_PROPOSAL', old.created_at, old.created_at) returning id into made;
    insert into recommendation_offer (manager_id, kind, title, description, risk_type, amount, shares, created_at, expires_at)
    select made, 'MAIN', jsonb_build_object('fa', old.title, 'en', 'Balanced offer'), '{"fa": "", "en": ""}', 'LOW',
      sum((item ->> 'value')::bigint),
      jsonb_agg(jsonb_build_object('ds_code', item -> 'ds_code', 'share', item -> 'share_percentage')),
      old.created_at, old.created_at
    from jsonb_array_elements(old.items) as item returning id into made;
    update recommendation_order set offer_id = made, invested_at = old.created_at where id = old.id;
  end loop;
end $$;
alter table recommendation_order
  alter column offer_id set not null,
  drop column status, drop column portfolio_id, drop column type, drop column title, drop column items;
create index on recommendation_order (sub, id desc);
create unique index on recommendation_order (recom_tracking_code);
create index fund_order_by_recommendation on fund_order (recom_tracking_code) where recom_tracking_code is not null;

-- Flows that the server leads a person through. What a flow is about and where it stands is its kind's business.
create table onboarding (
  uuid uuid primary key,
  sub uuid not null references person on delete cascade,
  -- PMA, REISSUE_CARD, BANK
  type text not null,
  -- What it is about: the plan's id of a PMA.
  subject text not null,
  amount bigint check (amount > 0),
  -- How far each stage is, as the flow of its type has it.
  state jsonb not null,
  created_at timestamptz not null,
  -- When it came to its end, good or bad.
  closed_at timestamptz
);
-- Two tabs never begin two.
create unique index onboarding_one_open on onboarding (sub, type, subject) where closed_at is null;

-- A survey that a person answers or has answered (the questions and answers stand beside, in 0203).
create table user_survey (
  id bigint generated always as identity (start with 401) primary key,
  sub uuid not null references person on delete cascade,
  -- Which survey: 'risk' of the portfolios.
  survey_key text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'DONE')),
  score int check (score between 0 and 100),
  created_at timestamptz not null,
  completed_at timestamptz,
  check ((status = 'DONE') = (score is not null))
);
create index user_survey_by_person on user_survey (sub, survey_key, id desc);

-- What too little for one more unit stays in a portfolio as money: value = units at the price of the day + cash.
alter table portfolio add column cash bigint not null default 0 check (cash >= 0);

create table pma_onboarding (
  onb_uuid uuid primary key references onboarding on delete cascade,
  plan_id int not null references plan,
  user_survey_id bigint references user_survey,
  signed_at timestamptz,
  -- Over the digests of the contracts as they were read.
  signature text,
  digests jsonb,
  -- When the house makes the portfolio; null before everything is there for it.
  creation_due_at timestamptz,
  prx text references portfolio
);

-- What a payment of kind PMA is for: the start of an onboarding, its additional amount, the increase of a portfolio.
create table pma_payment (
  payment_uuid uuid primary key references payment on delete cascade,
  purpose text not null check (purpose in ('START', 'ADDITIONAL', 'INCREASE')),
  onb_uuid uuid references onboarding on delete cascade,
  prx text references portfolio on delete cascade,
  check ((purpose = 'INCREASE') = (prx is not null) and (purpose = 'INCREASE') = (onb_uuid is null))
);
create index on pma_payment (onb_uuid);

-- A picture of a bank transfer. It counts once it was handed in, and once somebody of the house said that it is right.
create table bank_slip (
  id bigint generated always as identity (start with 31) primary key,
  payment_uuid uuid not null references payment on delete cascade,
  file bytea not null,
  file_type text not null,
  file_name text not null,
  tracking_number text,
  date date,
  account_number text,
  uploaded_at timestamptz not null,
  submitted_at timestamptz,
  review_due_at timestamptz,
  verdict text check (verdict in ('APPROVED', 'REFUSED')),
  message text
);
create index on bank_slip (payment_uuid, id desc);
create index bank_slip_due on bank_slip (review_due_at) where submitted_at is not null and verdict is null;

-- What happened to a portfolio, money and all.
create table portfolio_event (
  id bigint generated always as identity primary key,
  prx text not null references portfolio on delete cascade,
  -- CREATED, INCREASED
  kind text not null,
  -- What was paid in, the units that were had for it and the price of one.
  amount bigint not null check (amount > 0),
  units bigint not null check (units >= 0),
  price bigint not null check (price > 0),
  at timestamptz not null,
  -- Trace number of the gateway or tracking number of the slip; null for what began before there were any.
  reference text
);
create index on portfolio_event (prx, at desc);
insert into portfolio_event (prx, kind, amount, units, price, at)
select prx, 'CREATED', paid_in, units, paid_in / units, created_at + interval '8 hours'
from portfolio where units > 0 and paid_in >= units;

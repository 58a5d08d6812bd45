-- When whoever decides about a whole flow (the bank, about a card) will have decided; null while nothing waits for that.
alter table onboarding add column decision_due_at timestamptz;
create index onboarding_decision_due on onboarding (decision_due_at) where decision_due_at is not null;

-- The video of a card request. It counts once its stage was submitted, until the bank sends the stage back.
create table onboarding_video (
  id bigint generated always as identity (start with 31) primary key,
  onb_uuid uuid not null references onboarding on delete cascade,
  file bytea not null,
  -- By its bytes: webm, mp4.
  file_type text not null,
  seconds real not null,
  uploaded_at timestamptz not null,
  submitted_at timestamptz,
  rejected_at timestamptz
);
create index on onboarding_video (onb_uuid, id desc);

-- A card on its way through the post.
create table card_parcel (
  onb_uuid uuid primary key references onboarding on delete cascade,
  tracking_code text not null unique,
  requested_on date not null,
  issued_on date not null,
  -- Delivery is faster in the city of Tehran.
  to_tehran boolean not null
);

-- Which reissue a payment of kind REISSUE is for.
create table reissue_payment (
  payment_uuid uuid primary key references payment on delete cascade,
  onb_uuid uuid not null references onboarding on delete cascade
);
create index on reissue_payment (onb_uuid);

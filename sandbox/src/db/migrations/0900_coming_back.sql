-- What a form of the sign-in was refused for, and what stood in it: shown by an address, so that Back and reload read it
-- again and send nothing again. No code and no password is among what was typed.
create table sign_in_refusal (
  id bigint generated always as identity primary key,
  uid text not null references sign_in_attempt on delete cascade,
  typed jsonb not null,
  errors jsonb not null,
  -- How long whoever asked for a code has to wait, and for what.
  wait_for text,
  wait_until timestamptz
);
create index on sign_in_refusal (uid);

-- Passkeys: the public half of a key that a person's device keeps, by the name that the device gave it (WebAuthn).
create table passkey (
  id text primary key,
  sub uuid not null references person on delete cascade,
  public_key bytea not null,
  -- Each use counts up, where the device counts at all.
  counter bigint not null,
  transports text[] not null,
  made_at timestamptz not null,
  used_at timestamptz
);
create index on passkey (sub);
alter table known_browser add column has_passkey boolean not null default false;
alter table known_browser add column passkey_offered_at timestamptz;
-- Who proved to be themselves, and how (RFC 8176), while something is asked or shown before they are signed in.
alter table sign_in_attempt add column proved_sub uuid references person on delete cascade;
alter table sign_in_attempt add column proved_by text check (proved_by in ('otp', 'pop'));
-- The person wants to see the passkeys of the account first.
alter table sign_in_attempt add column wants_passkeys boolean not null default false;

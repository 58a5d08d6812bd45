-- What the OpenID provider keeps: sessions, grants, codes, tokens, interactions.
create table oidc_artifact (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  account text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (kind, id)
);
create index on oidc_artifact (grant_id);
create index on oidc_artifact (account);
create unique index on oidc_artifact (kind, uid) where uid is not null;

-- How far somebody came on the sign-in or sign-up pages. A confirmation is of the mobile number that stands beside it.
create table sign_in_attempt (
  uid text primary key,
  language text check (language in ('fa', 'en')),
  mobile text,
  national_code text,
  registry_confirmed_at timestamptz,
  began_at timestamptz not null
);

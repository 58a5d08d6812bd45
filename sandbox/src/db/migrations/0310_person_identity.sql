-- Accounts of other issuers, and the person for whom each stands. The link is made once, by the mobile number; of one
-- issuer a person has one account.
create table person_identity (
  issuer text not null,
  subject text not null,
  sub uuid not null references person on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  unique (issuer, sub)
);

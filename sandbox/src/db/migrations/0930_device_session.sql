-- Sign-ins as the person sees them: what the browser of a grant calls itself. Whether one goes on, the grant says; the
-- times are real ones, as those of the tokens.
create table device_session (
  id uuid primary key default gen_random_uuid(),
  grant_id text not null unique,
  sub uuid not null references person on delete cascade,
  browser text not null,
  system text not null,
  signed_in_at timestamptz not null default now()
);
create index on device_session (sub);
insert into device_session (grant_id, sub, browser, system, signed_in_at)
  select g.id, p.sub, 'OTHER', 'OTHER', to_timestamp((g.payload ->> 'iat')::bigint)
  from oidc_artifact g join person p on p.sub::text = g.account where g.kind = 'Grant';

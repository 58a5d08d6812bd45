-- What a person was told by text message about their money or account, kept for them in both languages. No codes.
create table inbox_entry (
  id integer primary key generated always as identity,
  sub uuid not null references person on delete cascade,
  kind text not null,
  text jsonb not null,
  -- Where it leads, as a banner does: its type and id.
  action_type text,
  link text,
  created_at timestamptz not null,
  is_read boolean not null default false
);
create index on inbox_entry (sub, created_at desc, id desc);
create index on inbox_entry (sub) where not is_read;

-- An address that its person removed: no list has it any more; what was sent there keeps knowing where it went.
alter table address add column removed_at timestamptz;

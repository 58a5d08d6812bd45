-- When proceeds may be paid to an account that was added; null for one to which they may already, as to all of before.
alter table payout_account add column usable_from timestamptz;

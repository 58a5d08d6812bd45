-- Saved numbers of one person have one recipient: the id of the first of them. Without one a number stands for itself.
alter table bank_destination add column recipient bigint;
create index bank_transfer_by_destination on bank_transfer (account_id, destination);

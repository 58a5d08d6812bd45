-- The feed of all money reads a person's payments, and finds the fee of a transfer by its number.
create index payment_by_person on payment (sub);
create index bank_transaction_by_key on bank_transaction (account_id, tran_key);

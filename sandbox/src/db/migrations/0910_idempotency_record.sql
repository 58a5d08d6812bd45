-- The response of the first request under an idempotency key.
alter table first_reply rename to idempotency_record;

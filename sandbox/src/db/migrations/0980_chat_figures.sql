-- The card of figures under an answer, and what the person said of the answer.
alter table chat_turn add column figures jsonb, add column feedback jsonb;

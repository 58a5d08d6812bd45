-- Support: chats with their questions and answers, what the assistant knows, the FAQ in both languages.
create table chat (
  id uuid primary key,
  sub uuid not null references person on delete cascade,
  title text not null,
  -- Normalised for the search in the history: the title, and all that was asked and answered.
  title_words text not null,
  text_words text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index chat_newest on chat (sub, updated_at desc);

-- A question with its answer: one row, so that nothing can come between the two.
create table chat_turn (
  chat_id uuid not null references chat on delete cascade,
  -- The client's id of the question: asked again, it is answered with the same answer.
  id uuid not null,
  turn int not null,
  question text not null check (char_length(question) between 1 and 1000),
  asked_at timestamptz not null,
  answer_id uuid not null,
  -- Null while it is being said, and when it was lost with the process.
  answer text,
  actions jsonb,
  is_stopped boolean not null default false,
  answered_at timestamptz,
  primary key (chat_id, id),
  unique (chat_id, turn)
);

-- What everybody may be told: the FAQ and the regulations, passage by passage, in each language.
create table knowledge_passage (
  id text not null,
  language text not null check (language in ('fa', 'en')),
  title text not null,
  body text not null,
  action jsonb not null,
  -- Of normalised stems; the title weighs A, the body C.
  words tsvector not null,
  primary key (id, language)
);
create index knowledge_by_word on knowledge_passage using gin (words);

-- The house's own texts are written anew at every start.
delete from faq_item;
delete from faq_category;
alter table faq_category alter column title type jsonb using to_jsonb(title), alter column description type jsonb using to_jsonb(description);
alter table faq_item alter column question type jsonb using to_jsonb(question), alter column answer type jsonb using to_jsonb(answer);

alter table counselling_request add column language text not null default 'fa' check (language in ('fa', 'en'));
create index counselling_by_person on counselling_request (sub, created_at desc);

-- What a person answered; the questions stand in the code, since they never differ from one database to another.
create table user_survey_answer (
  user_survey_id bigint not null references user_survey on delete cascade,
  question_id int not null,
  answer_id int not null,
  primary key (user_survey_id, question_id)
);
-- Two tabs never begin two.
create unique index user_survey_one_open on user_survey (sub, survey_key) where status = 'OPEN';

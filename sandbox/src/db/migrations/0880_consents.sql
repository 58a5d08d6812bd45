-- What a person agreed to before paying for a portfolio: the rules of management, and that a plan is riskier than the
-- result of the risk survey named here. A later survey with another result asks anew.
alter table pma_onboarding add column rules_accepted_at timestamptz;
alter table pma_onboarding add column risk_accepted_survey_id bigint references user_survey;
alter table pma_payment add column rules_accepted_at timestamptz;
alter table pma_payment add column risk_accepted_survey_id bigint references user_survey;

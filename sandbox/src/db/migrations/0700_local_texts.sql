-- Texts of the house are in both languages: {"fa": …, "en": …}. Whatever is there has only Persian so far; the English of
-- reference rows is written when the sandbox is opened.
alter table province alter name type jsonb using jsonb_build_object('fa', name, 'en', name);
alter table city alter name type jsonb using jsonb_build_object('fa', name, 'en', name);
alter table fund alter name type jsonb using jsonb_build_object('fa', name, 'en', name);
alter table plan
  alter name type jsonb using jsonb_build_object('fa', name, 'en', name),
  alter description type jsonb using jsonb_build_object('fa', description, 'en', description);
alter table stock
  alter name type jsonb using jsonb_build_object('fa', name, 'en', name),
  alter symbol type jsonb using jsonb_build_object('fa', symbol, 'en', symbol);
alter table navigation_item alter name type jsonb using jsonb_build_object('fa', name, 'en', name);
alter table banner
  alter title type jsonb using jsonb_build_object('fa', title, 'en', title),
  alter description type jsonb
    using case when description is not null then jsonb_build_object('fa', description, 'en', description) end;
alter table prize_programme
  alter title type jsonb using jsonb_build_object('fa', title, 'en', title),
  alter description type jsonb using jsonb_build_object('fa', description, 'en', description),
  alter prize type jsonb using jsonb_build_object('fa', prize, 'en', prize);
alter table broker
  alter name type jsonb using jsonb_build_object('fa', name, 'en', name),
  alter city type jsonb using jsonb_build_object('fa', city, 'en', city);

-- What a payment is for; one that is older keeps its Persian.
alter table payment
  alter title type jsonb using jsonb_build_object('fa', title, 'en', title),
  alter description type jsonb using jsonb_build_object('fa', description, 'en', description);
alter table gateway_session alter title type jsonb using jsonb_build_object('fa', title, 'en', title);

-- A bank is known by the number of its account or card.
alter table fund drop bank_name;
alter table payout_account drop bank_name;
alter table bank_destination drop bank_name;

-- Texts of the bank are in both languages. A row that is older gets its English from the list; what is not in it, as a
-- text with a date, stays the same in both.
create temporary table rule_text (fa text primary key, en text not null);
insert into rule_text (fa, en) values
  ('موجودی پیشین', 'Earlier balance'),
  ('واریز نخستین', 'First deposit'),
  ('سود ماهانهٔ حساب', 'Monthly profit of the account'),
  ('واریز حقوق', 'Salary'),
  ('فروش واحد صندوق کارت', 'Sale of units of the card''s fund'),
  ('افزایش موجودی از درگاه', 'Added through the gateway'),
  ('برگشت انتقال ناموفق', 'Failed transfer returned'),
  ('حساب مقصد فعال نیست. مبلغی از حساب شما کم نشد.', 'The destination account isn''t active. Nothing was taken from your account.'),
  ('بانک مقصد انتقال را نپذیرفت. مبلغی از حساب شما کم نشد.', 'The other bank didn''t accept the transfer. Nothing was taken from your account.'),
  ('بانک مقصد هنوز پاسخ نداده است. اگر انتقال انجام نشود، مبلغ به حساب شما برمی‌گردد.', 'The other bank hasn''t answered yet. If the transfer fails, the money comes back to your account.'),
  ('بانک مقصد انتقال را نپذیرفت. مبلغ و کارمزد به حساب شما برگشت.', 'The other bank didn''t accept the transfer. The amount and the fee are back in your account.'),
  ('من {name} هستم و درخواست کارت بانکی سرو را خودم ثبت کرده‌ام.', 'I am {name}, and I have asked for the Sarv bank card myself.'),
  ('من {name} هستم، شرایط افتتاح حساب را خوانده‌ام و می‌پذیرم.', 'I am {name}, and I have read and accept the terms of the account.'),
  ('اینجانب {name} می‌خواهم در بانک خاورمیانه حساب و کارت سرو داشته باشم.', 'I, {name}, want to have an account at Middle East Bank and a Sarv card.'),
  ('من {name} هستم و این ویدئو را برای گرفتن کارت سرو ضبط می‌کنم.', 'I am {name}, and I am recording this video to get a Sarv card.');
insert into rule_text (fa, en)
select before_fa || name_fa, before_en || name_en
from (values ('', ''), ('کارمزد ', 'Fee: '), ('واریز ', 'Received: ')) as prefix (before_fa, before_en),
  (values ('کارت به کارت', 'Card to card'), ('انتقال داخلی', 'Internal transfer'), ('انتقال پل', 'Pol transfer'),
    ('انتقال پایا', 'Paya transfer'), ('انتقال ساتنا', 'Satna transfer')) as way (name_fa, name_en);

create function pg_temp.local_text(text) returns jsonb language sql as
  'select jsonb_build_object(''fa'', $1, ''en'', coalesce((select en from rule_text where fa = $1), $1)) where $1 is not null';
alter table bank_transaction alter column name type jsonb using pg_temp.local_text(name);
alter table bank_transfer alter column message type jsonb using pg_temp.local_text(message);
alter table bank_slip alter column message type jsonb using pg_temp.local_text(message);
update setting set value = jsonb_set(value, '{video_texts}', (
  select jsonb_agg(pg_temp.local_text(text)) from jsonb_array_elements_text(value -> 'video_texts') as text
)) where key = 'card-request';
drop function pg_temp.local_text(text);
drop table rule_text;

import { expect, test } from '@jest/globals'
import { openOlderDatabase } from '../testing/older-database'
import { openBeforeAll } from '../testing/open-before-all'
import { migrate, readMigrations } from './migrate'

const sub = '0b5f7a1c-9d0e-4a53-8a55-0d6c1f6f2a11'
const payment = '0b5f7a1c-9d0e-4a53-8a55-000000000001'

const db = openBeforeAll(() => openOlderDatabase('0710'))

test("PLT-013 SBX-019: an older database's texts of the bank have their English, or stay as they were in both", async () => {
  await db.script(`
    insert into person (sub, mobile, created_at) values ('${sub}', '09120000003', now());
    insert into card_account (sub, status) values ('${sub}', 'verified');
    insert into bank_transaction (account_id, type, name, at, amount, tran_key)
      select id, 'fee', name, now(), 1, '1' from card_account, unnest(array['کارمزد انتقال پایا', 'موجودی پیشین', 'خرید']) as name;
    insert into bank_transfer (account_id, type, amount, fee, status, message, destination, destination_title, card_number, reference, created_at, updated_at)
      select id, 'card', 1, 0, 'DONE', message, 'd', 't', 'c', coalesce(message, '-'), now(), now()
      from card_account, unnest(array[null, 'حساب مقصد فعال نیست. مبلغی از حساب شما کم نشد.']) as message;
    insert into payment (uuid, sub, kind, amount, title, description, created_at)
      select '${payment}', '${sub}', 'PMA', 1, p.title, p.description, now()
      from jsonb_populate_record(null::payment, '{"title": "t", "description": "d"}') as p;
    insert into bank_slip (payment_uuid, file, file_type, file_name, uploaded_at, message)
      values ('${payment}', '', 'png', 'a.png', now(), 'رسید خوانا نیست.');
    insert into setting (key, value) values
      ('card-request', '{"min_amount": 1, "video_texts": ["من {name} هستم و این ویدئو را برای گرفتن کارت سرو ضبط می‌کنم."]}')`)
  await migrate(db, await readMigrations())

  const valuesOf = async (query: string) => (await db.query<{ value: unknown }>(query)).map(({ value }) => value)
  expect(await valuesOf('select name as value from bank_transaction order by id')).toEqual([
    { fa: 'کارمزد انتقال پایا', en: 'Fee: Paya transfer' },
    { fa: 'موجودی پیشین', en: 'Earlier balance' },
    { fa: 'خرید', en: 'خرید' },
  ])
  expect(await valuesOf('select message as value from bank_transfer order by id')).toEqual([
    null,
    {
      fa: 'حساب مقصد فعال نیست. مبلغی از حساب شما کم نشد.',
      en: "The destination account isn't active. Nothing was taken from your account.",
    },
  ])
  expect(await valuesOf('select message as value from bank_slip')).toEqual([
    { fa: 'رسید خوانا نیست.', en: 'رسید خوانا نیست.' },
  ])
  expect(await valuesOf("select value from setting where key = 'card-request'")).toEqual([
    {
      min_amount: 1,
      video_texts: [
        {
          fa: 'من {name} هستم و این ویدئو را برای گرفتن کارت سرو ضبط می‌کنم.',
          en: 'I am {name}, and I am recording this video to get a Sarv card.',
        },
      ],
    },
  ])
})

import { expect, test } from '@jest/globals'
import { seedOrRefresh } from '../seed/open-seeded-db'
import { createFakeClock } from '../testing/fake-clock'
import { openOlderDatabase } from '../testing/older-database'
import { openBeforeAll } from '../testing/open-before-all'
import { migrate, readMigrations } from './migrate'

const sub = '0b5f7a1c-9d0e-4a53-8a55-0d6c1f6f2a11'
const payment = '0b5f7a1c-9d0e-4a53-8a55-0d6c1f6f2a13'

const db = openBeforeAll(() => openOlderDatabase('0700'))

test('SBX-019 PLT-013 an older database keeps its Persian, and gets the English when it is opened', async () => {
  await db.script(`
    insert into fact (name, value) values ('seeded', '2');
    insert into person (sub, mobile, created_at) values ('${sub}', '09120000003', now());
    insert into fund values ('11307', 2, 'چکاد بلند', 'JointStock', 'medium', 500000, '15:00', '2020-01-01', 10000,
      '{1,2,3,4,5}', '["سفارش‌ها"]', 'بانک خاورمیانه', 'IR1');
    insert into province values (8, 'تهران');
    insert into payout_account (sub, bank_name, account_number, iban, is_default)
      values ('${sub}', 'بانک کرانه', '1', 'IR920920000000000000000001', true);
    insert into payment (uuid, sub, kind, amount, title, description, created_at)
      values ('${payment}', '${sub}', 'CHARGE', 10000, 'افزایش موجودی حساب', '', now())`)
  await migrate(db, await readMigrations())
  const clock = createFakeClock('2026-11-21T08:30:00Z')
  const refresh = () => db.transaction((sql) => seedOrRefresh(sql, clock))
  await refresh()

  const fund = async () => (await db.query("select name, started_at, iban from fund where ds_code = '11307'"))[0]
  expect(await fund()).toEqual({
    name: { fa: 'چکاد بلند', en: 'High Summit' },
    started_at: '2020-01-01',
    iban: 'IR1',
  })
  expect(await db.query('select name from province where id = 8')).toEqual([{ name: { fa: 'تهران', en: 'Tehran' } }])
  expect(await db.query('select title from payment')).toEqual([
    { title: { fa: 'افزایش موجودی حساب', en: 'افزایش موجودی حساب' } },
  ])
  // The database has no people of the seed and no prices of other days; gold, which it never had, has its own.
  expect(await db.query('select sub from person')).toEqual([{ sub }])
  expect(await db.query('select distinct instrument from price')).toEqual([{ instrument: 'gold:18-carat' }])

  await db.query(`update fund set name = '{"fa": "نامی دیگر", "en": "Another name"}' where ds_code = '11307'`)
  await refresh()
  expect(await fund()).toMatchObject({ name: { en: 'High Summit' } })
})

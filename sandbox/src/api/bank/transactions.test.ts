import { beforeAll, expect, test } from '@jest/globals'
import type { BankTransaction } from '@sarv/shared/contract/bank-transactions'
import { createPerson } from '../../seed/person'
import { errorMessage } from '../../testing/api-client'
import { expectBankInvariants } from '../../testing/bank/bank-invariants'
import { type CardHolder, openBankTestApp } from '../../testing/bank-test-app'
import { openBeforeAll } from '../../testing/open-before-all'

interface List {
  readonly count: number
  readonly page_count: number
  readonly results: BankTransaction[]
  readonly total_in: number
  readonly total_out: number
  readonly months: { month: string; total_in: number; total_out: number }[]
}

const path = '/bank/api/v1/transactions/'

const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:30:00Z'))
let holder: CardHolder
let busy: CardHolder
beforeAll(async () => {
  holder = await app.holder()
  busy = await app.holder()
})

const list = async (query = '', who = holder) => (await who.get<List>(path + query)).body

test('SBX-110 BNK-050 the last thirty days newest first, with their sums and those of each Jalali month', async () => {
  const { count, results, total_in, total_out, months } = await list()
  expect(count).toBe(results.length)
  expect(results.slice(0, 3).map(({ type, name, amount, has_receipt }) => [type, name, amount, has_receipt])).toEqual([
    ['fee', 'کارمزد کارت به کارت', 7_200, false],
    ['withdraw', 'کارت به کارت', 1_250_000, true],
    ['fee', 'کارمزد انتقال پل', 5_000, false],
  ])
  expect(results.map(({ date }) => date)).toEqual(
    results
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  )
  // Everything that the account ever saw: what is left is its balance.
  expect(total_in - total_out).toBe(await holder.balance())
  expect(months.map(({ month }) => month)).toEqual(['1405-08'])
  expect(months[0]).toEqual({ month: '1405-08', total_in, total_out })
  const receipt = results.find((row) => row.has_receipt)
  expect((await holder.get(`/bank/api/v1/transaction/receipt/${receipt?.id}/`)).status).toBe(200)
})

test.each([
  ['?type=profit', ['سود ماهانهٔ حساب']],
  ['?from=2026-11-20&to=2026-11-21', ['کارمزد کارت به کارت', 'کارت به کارت']],
  ['?from=2026-11-20&to=2026-11-20&type=fee', ['کارمزد کارت به کارت']],
  [`?search=${encodeURIComponent('شهريه')}`, ['انتقال پل']],
  [`?search=${encodeURIComponent('حقوق')}`, ['واریز حقوق']],
  ['?search=%25', []],
])('SBX-110 the filter %s finds %j', async (query, names) => {
  const { results, count } = await list(query)
  expect(results.map(({ name }) => name)).toEqual(names)
  expect(count).toBe(names.length)
})

test('SBX-110 a row is found by its number, in Persian digits too', async () => {
  const [row] = (await list()).results
  const typed = (row?.tran_key ?? '').replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
  const found = await list(`?search=${encodeURIComponent(typed)}`)
  expect(found.results.map(({ tran_key }) => tran_key)).toContain(row?.tran_key)
})

test.each([
  ['?from=2026-10-22&to=2026-11-21', 200, ''],
  ['?from=2026-11-21&to=2026-11-21', 200, ''],
  ['?from=2026-10-21&to=2026-11-21', 400, 'بازهٔ زمانی حداکثر ۳۰ روز است'],
  ['?from=2026-09-01', 400, 'بازهٔ زمانی حداکثر ۳۰ روز است'],
  ['?to=2026-09-01', 200, ''],
  ['?from=2026-11-21&to=2026-11-20', 400, 'تاریخ شروع پس از تاریخ پایان است.'],
  ['?to=2026-11-22', 400, 'بازه نباید در آینده باشد.'],
  ['?from=1405-08-01', 400, 'تاریخ شروع درست نیست.'],
  ['?from=yesterday', 400, 'تاریخ شروع درست نیست.'],
  ['?type=gift', 400, 'نوع تراکنش شناخته نیست.'],
  ['?page=0', 400, 'page'],
  ['?account=x', 400, 'account'],
])('SBX-110 VAL-19 ERR-19 the filter %s is answered with %i', async (query, status, message) => {
  const answer = await holder.get(path + query)
  expect([answer.status, status === 200 ? '' : errorMessage(answer.body)]).toEqual([
    status,
    expect.stringContaining(message),
  ])
  if (status === 200 || query.startsWith('?page')) return
  expect((await holder.get(`${path}statement/${query}`)).status).toBe(status)
})

test('SBX-006 T19 others’ accounts and receipts are not found, nor those of a person without any', async () => {
  const other = busy.card.account_id
  expect((await holder.get(`${path}?account=${other}`)).status).toBe(404)
  expect((await holder.get(`${path}statement/?account=${other}`)).status).toBe(404)
  const { sub } = await app.db.transaction((sql) => createPerson(sql, app.clock, { kind: 'empty' }))
  const withoutCard = await app.signIn(sub)
  expect((await withoutCard.get(path)).status).toBe(404)
  const receipt = (await list()).results.find((row) => row.has_receipt)
  for (const id of [receipt?.id, 0, -1, 'x', '9'.repeat(40), 'constructor']) {
    expect([id, (await withoutCard.get(`/bank/api/v1/transaction/receipt/${id}/`)).status]).toEqual([id, 404])
  }
})

test('SBX-110 five thousand rows are paged, searched and soon there, and too many for a statement', async () => {
  await app.db.query(
    `insert into bank_transaction (account_id, type, name, at, amount, tran_key)
     select $1, case n % 2 when 0 then 'deposit' else 'withdraw' end, $3, $2::timestamptz - n * interval '8 minutes',
       1000, lpad(n::text, 12, '7') from generate_series(1, 5000) n`,
    [busy.card.account_id, app.clock.now(), JSON.stringify({ fa: 'خرید', en: 'Purchase' })],
  )
  const first = await list('', busy)
  expect([first.count > 5000, first.results.length, first.page_count]).toEqual([true, 20, Math.ceil(first.count / 20)])
  expect((await list(`?page=${first.page_count}`, busy)).results.at(-1)?.name).toBe('واریز نخستین')
  expect((await list('?search=777777774321', busy)).results.map(({ tran_key }) => tran_key)).toEqual(['777777774321'])
  const statement = await busy.get(`${path}statement/`)
  expect([statement.status, errorMessage(statement.body)]).toEqual([
    400,
    'صورت‌حساب حداکثر ۱٬۰۰۰ تراکنش دارد. بازهٔ کوتاه‌تری انتخاب کنید.',
  ])
  await app.db.query('analyze bank_transaction')
  const plan = await app.db.query(
    `explain select * from bank_transaction where account_id = ${busy.card.account_id} order by at desc, id desc limit 20`,
  )
  expect(JSON.stringify(plan)).toContain('bank_transaction_newest')
  await app.db.query("delete from bank_transaction where name ->> 'fa' = 'خرید'")
  await expectBankInvariants(app.db)
})

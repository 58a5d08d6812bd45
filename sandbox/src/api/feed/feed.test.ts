import { beforeAll, expect, test } from '@jest/globals'
import type { FeedEntry } from '@sarv/shared/contract/feed'
import type { FundTransaction } from '@sarv/shared/contract/fund-transactions'
import type { PortfolioTransaction } from '@sarv/shared/contract/portfolios'
import type { MonthTotal } from '@sarv/shared/contract/wire'
import { errorMessage } from '../../testing/api-client'
import { type CardHolder, openBankTestApp } from '../../testing/bank-test-app'
import { openBeforeAll } from '../../testing/open-before-all'

interface Feed {
  readonly results: FeedEntry[]
  readonly next: string | null
  readonly months: MonthTotal[]
}

const path = '/general/api/v1/feed/'
const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:30:00Z'))
let investor: CardHolder
beforeAll(async () => {
  investor = await app.holder({ kind: 'investor' })
})

const list = async (query = '', who: Pick<CardHolder, 'get'> = investor) => (await who.get<Feed>(path + query)).body
const whole = async (query = 'limit=100', who: Pick<CardHolder, 'get'> = investor) => {
  const rows: FeedEntry[] = []
  for (let next: string | null = ''; next !== null; ) {
    const page: Feed = await list(`?${query}${next && `&before=${next}`}`, who)
    rows.push(...page.results)
    next = page.next
  }
  return rows
}

test('SBX-138 INV-088 all products stand in one list, newest first, each row once, whatever a page holds', async () => {
  const all = await whole()
  expect(new Set(all.map(({ product, kind }) => `${product} ${kind}`))).toEqual(
    new Set([
      'ACCOUNT WITHDRAW',
      'ACCOUNT DEPOSIT',
      'ACCOUNT PROFIT',
      'FUND PURCHASE',
      'FUND SALE',
      'FUND PROFIT',
      'PORTFOLIO PORTFOLIO',
    ]),
  )
  const dates = all.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(await whole('limit=3')).toEqual(all)
})

test('SBX-138 INV-088 a transfer is named by its recipient and holds its fee; the sums of a month count both', async () => {
  const { results, months } = await list('?product=ACCOUNT')
  expect(
    results
      .filter(({ way }) => way !== null)
      .map(({ title, way, amount, fee, bank }) => [title, way, amount, fee, bank]),
  ).toEqual([
    [expect.any(String), 'card', 1_250_000, 7_200, 'بانک پاسارگاد'],
    [expect.any(String), 'pol', 2_500_000, 5_000, 'بانک ملی ایران'],
    [expect.any(String), 'paya', 12_000_000, expect.any(Number), 'بانک ملت'],
    [expect.any(String), 'card', 5_000_000, 7_200, 'بانک ملی ایران'],
  ])
  expect(results.map(({ kind }) => kind)).not.toContain('FEE')
  const [{ paid_in, paid_out } = { paid_in: 0, paid_out: 0 }] = months
  // Everything that the account ever saw: what is left is its balance.
  expect(paid_in - paid_out).toBe(await investor.balance())
  const [transfer] = results
  expect((await investor.get(`/bank/api/v1/transaction/receipt/${transfer?.detail}/`)).status).toBe(200)
  const fees = await list('?product=ACCOUNT&kind=FEE')
  expect(fees.months).toEqual([
    { month: '1405-08', paid_in: 0, paid_out: results.reduce((sum, { fee }) => sum + fee, 0) },
  ])
})

test('SBX-138 INV-088 purchases and sales are those of the funds, with the sale after its fee', async () => {
  const { body } = await investor.get<{ results: FundTransaction[] }>('/fund/api/v1/transactions/')
  const orders = (await whole('product=FUND')).filter(({ kind }) => kind !== 'PROFIT')
  expect(orders.map(({ detail, amount, status, title }) => [detail, amount, status, title])).toEqual(
    body.results.map(({ order_id, amount, status, fund_name }) => [String(order_id), amount, status, fund_name]),
  )
})

test('SBX-138 INV-091 PMA-065 one fund, one portfolio, a status and a kind of payment filter the rows', async () => {
  const profit = (await list('?product=FUND&kind=PROFIT')).results[0]
  const fund = (await list(`?ds_code=${profit?.detail}`)).results
  expect(new Set(fund.map(({ product, title }) => `${product} ${title}`))).toEqual(new Set([`FUND ${profit?.title}`]))
  expect(new Set(fund.map(({ kind }) => kind))).toEqual(new Set(['PURCHASE', 'SALE', 'PROFIT']))
  const { body } = await investor.get<{ results: PortfolioTransaction[] }>('/pma/api/v1/transactions/')
  const paid = (query: string) => list(`?product=PORTFOLIO&${query}`)
  expect(
    (await paid('')).results.map(({ title, way, amount, status, detail }) => [title, way, amount, status, detail]),
  ).toEqual(body.results.map(({ plan_name, type, amount, status, prx }) => [plan_name, type, amount, status, prx]))
  const [first] = body.results
  expect((await list(`?prx=${first?.prx}`)).results.map(({ detail }) => detail)).toEqual([first?.prx])
  expect((await paid('way=START')).results).toHaveLength(body.results.filter(({ type }) => type === 'START').length)
  expect((await paid('way=INCREASE')).results).toHaveLength(
    body.results.filter(({ type }) => type === 'INCREASE').length,
  )
  const waiting = (await list('?status=WAITING')).results
  expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['WAITING']))
  expect((await whole('status=SUCCESS')).length).toBe(
    (await whole()).filter(({ status }) => status === 'SUCCESS').length,
  )
})

test('SBX-138 a transfer that draws on the fund behind the card is a sale and a transfer, in its account a deposit too', async () => {
  const holder = await app.holder()
  await app.db.query('update card_account set asset_back = true where id = $1', [holder.card.account_id])
  const amount = (await holder.balance()) + 1_000_000
  expect((await app.pay(holder, '6037991111111112', { amount })).status).toBe(200)
  const kinds = ({ results }: Feed) => results.slice(0, 3).map(({ product, kind }) => `${product} ${kind}`)
  expect(kinds(await list('', holder)).toSorted()).toEqual(
    ['ACCOUNT WITHDRAW', 'ACCOUNT WITHDRAW', 'FUND SALE'].toSorted(),
  )
  expect(
    kinds(await list('?product=ACCOUNT', holder))
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['ACCOUNT DEPOSIT', 'ACCOUNT WITHDRAW'])
})

test.each([
  ['?kind=PROFIT&product=ACCOUNT', ['سود ماهانهٔ حساب']],
  [`?search=${encodeURIComponent('شهريه')}&limit=1`, [expect.any(String)]],
  ['?search=1,250,000', [expect.any(String)]],
  ['?search=%25', []],
  ['?from=2026-11-12&to=2026-11-12&product=ACCOUNT', ['واریز حقوق']],
  ['?kind=GIFTS', undefined],
  ['?from=2026-11-20&to=2026-11-19', undefined],
  ['?to=2026-11-22', undefined],
  ['?before=x', undefined],
  ['?limit=101', undefined],
  ['?status=DONE', undefined],
  ['?way=card', undefined],
])('SBX-138 the filter %s finds %j', async (query, titles) => {
  const { status, body } = await investor.get<Feed>(path + query)
  expect([status, titles && body.results.map(({ title }) => title)]).toEqual([titles ? 200 : 400, titles])
})

test('SBX-138 SBX-006 T19 a person has their own rows only, and others’ accounts are not found', async () => {
  const other = await app.investor()
  expect((await list('', other)).results).toEqual([])
  const account = investor.card.account_id
  expect((await other.get(`${path}?account=${account}`)).status).toBe(404)
  expect((await other.get(`${path}file/?account=${account}`)).status).toBe(404)
  expect((await investor.get(`${path}?account=${account}`)).status).toBe(200)
  const prx = (await list('?product=PORTFOLIO')).results[0]?.detail
  expect((await other.get(`${path}?prx=${prx}`)).status).toBe(404)
  for (const code of ['999', '11307%20or%201=1', '%00']) {
    expect((await investor.get(`${path}?ds_code=${code}`)).status).toBe(404)
  }
})

test('SBX-138 five thousand rows are paged by their cursor, each once, and too many for a file', async () => {
  const busy = await app.holder({ kind: 'investor' })
  await app.db.query(
    `insert into bank_transaction (account_id, type, name, at, amount, tran_key)
     select $1, (array['deposit', 'withdraw', 'fee'])[1 + n % 3], $3, $2::timestamptz - n / 3 * interval '10 minutes',
       1000, lpad((case n % 3 when 0 then -n else n / 3 end)::text, 12, '7') from generate_series(3, 5002) n`,
    [busy.card.account_id, app.clock.now(), JSON.stringify({ fa: 'خرید', en: 'Purchase' })],
  )
  await app.db.query('analyze bank_transaction')
  const first = await list('', busy)
  expect(first.results).toHaveLength(20)
  const all = await whole('limit=100', busy)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  // Of three made rows two stand here: the fee is in the row of its withdrawal.
  expect(all.filter(({ title }) => title === 'خرید').length).toBeGreaterThan(3_300)
  const file = await busy.get(`${path}file/`)
  expect([file.status, errorMessage(file.body)]).toEqual([
    400,
    'فایل PDF حداکثر ۱٬۰۰۰ تراکنش دارد. بازهٔ کوتاه‌تری انتخاب کنید.',
  ])
})

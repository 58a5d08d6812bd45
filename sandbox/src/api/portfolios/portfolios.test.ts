import { expect, test } from '@jest/globals'
import { toJalaliMonth } from '@sarv/shared/calendar/jalali-month'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import type { HouseAccount } from '@sarv/shared/contract/pma-accounts'
import type { IncreasePayment } from '@sarv/shared/contract/pma-payment'
import type { HistoryEntry, Portfolio, PortfolioStock, PortfolioTransaction } from '@sarv/shared/contract/portfolios'
import type { MonthTotal } from '@sarv/shared/contract/wire'
import { iban } from '@sarv/shared/rules/iban'
import { type Investor, openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'
import { createPmaClient, pngFile, slipDetails } from '../../testing/pma-client'

const apiPath = '/pma/api/v1'
const twoStepAmount = 2_000_000_000
interface Page<Row> {
  readonly count: number
  readonly page: number
  readonly page_count: number
  readonly results: Row[]
}

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:00:00Z'))

const allOf = async (who: Investor) => (await who.get<UserPortfolio[]>(`${apiPath}/portfolio/all/`)).body
const normalizeCode = async (who: Investor) => (await allOf(who))[0]?.prx ?? ''
const portfolioOf = async (who: Investor, prx: string) =>
  (await who.get<Portfolio>(`${apiPath}/user-portfolio/${prx}/`)).body
const listOf = async <Row>(who: Investor, list: string, query = '') =>
  (await who.get<Page<Row>>(`${apiPath}/${list}/${query}`)).body
const transactionsOf = (who: Investor, query?: string) => listOf<PortfolioTransaction>(who, 'transactions', query)
const historyOf = (who: Investor, query?: string) => listOf<HistoryEntry>(who, 'history', query)
const later = (seconds: number) => app.clock.advance(seconds)
const prxPattern = /^PRX-\d{8}$/

async function increase(who: Investor, prx: string, amount: number): Promise<IncreasePayment> {
  const accepted_risk = (await allOf(who)).find((one) => one.prx === prx)?.suitability?.survey_id
  const wish = { prx, amount, accepted_rules: true, accepted_risk }
  return (await who.post<IncreasePayment>(`${apiPath}/payment/`, wish)).body
}
const landingUrl = ({ payment_methods }: IncreasePayment) => payment_methods[0]?.landing_url ?? ''

test('SBX-037 the portfolios of the person, with plan, worth and parts; another person has others', async () => {
  const who = await app.investor({ kind: 'investor' })
  const all = await allOf(who)
  expect(all.map(({ plan_id, plan_name }) => [plan_id, plan_name])).toEqual([
    [1, 'سبد رشد پویا'],
    [2, 'سبد آرامش'],
  ])
  for (const { prx, value, composition } of all) {
    expect(prx).toMatch(prxPattern)
    expect(value).toBeGreaterThan(100_000_000)
    expect(composition.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100)
  }
  expect(await allOf(await app.investor({ kind: 'empty' }))).toEqual([])
})

test('SBX-038 SBX-106 SBX-067 a logo is the name of an icon, or a picture of this server', async () => {
  const who = await app.investor({ kind: 'investor' })
  const { body } = await who.get<{ id: number; logo: string }[]>(`${apiPath}/portfolio/plans/`)
  const picture = '/static/portfolio-calm.svg'
  expect(body.map(({ logo }) => logo)).toEqual(['trending-up', picture, 'gem', 'scale', 'shield-check'])
  const [, calm] = await allOf(who)
  expect((await portfolioOf(who, calm?.prx ?? '')).logo).toBe(picture)
  const begun = await createPmaClient(app, await app.investor()).start(600_000_000, { ds_code: '2' })
  expect(begun.body.logo).toBe(picture)
})

test('SBX-038 the plans with their priority, logo and minimum; the third is the gold one', async () => {
  const { body } = await (await app.investor()).get<
    { id: number; priority: number; name: string; logo: string; minimum_investment_amount: number }[]
  >(`${apiPath}/portfolio/plans/`)
  expect(body.map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 5])
  expect(body.find(({ id }) => id === 3)).toMatchObject({
    name: 'سبد طلای مانا',
    logo: 'gem',
    minimum_investment_amount: 200_000_000,
  })
})

test('SBX-039 each house account has a label, an icon, a number and a right IBAN', async () => {
  const { body } = await (await app.investor()).get<{ bank_accounts: HouseAccount[] }>(`${apiPath}/bank_accounts/`)
  expect(body.bank_accounts.length).toBeGreaterThan(0)
  for (const account of body.bank_accounts) {
    expect(account).toEqual({
      label: expect.stringMatching(/^بانک /),
      icon: 'landmark',
      account_number: expect.stringMatching(/^\d+$/),
      iban: expect.stringMatching(/^IR\d{24}$/),
    })
    expect(iban(account.iban)).toBeUndefined()
  }
})

test('SBX-106 a portfolio says what it is worth, of what parts, what was paid in and how it went', async () => {
  const who = await app.investor({ kind: 'investor' })
  const [listed] = await allOf(who)
  const { suitability: _suitability, ...first } = listed ?? { prx: '', suitability: null, composition: [] }
  const one = await portfolioOf(who, first.prx)
  expect(one).toMatchObject({ ...first, composition: expect.anything(), logo: 'trending-up' })
  expect(one.profit).toBe(one.value - one.paid_in)
  expect(one.profit_percentage).toBeCloseTo((one.profit / one.paid_in) * 100, 1)
  expect(one.composition.map(({ name, percentage }) => ({ name, percentage }))).toEqual(first.composition)
  expect(one.composition.reduce((sum, { value }) => sum + value, 0)).toBe(one.value)
  const days = one.performance.map(({ date }) => date)
  expect(days).toEqual([...new Set(days)].toSorted())
  const paid_in = one.paid_in
  expect(one.performance[0]).toEqual({ date: one.created_at, value: paid_in, paid_in, return_percentage: 0 })
  // Nothing was paid in since: both percentages say the same.
  const { value, profit_percentage: return_percentage } = one
  expect(one.performance.at(-1)).toEqual({ date: '2026-11-21', value, paid_in, return_percentage })
  expect(one.return_percentage).toBe(return_percentage)
})

test('SBX-106 D-119 three deposits make the gain a smaller part of what was paid in, and leave the return', async () => {
  const who = await app.investor({ kind: 'pma-holder' })
  const prx = await normalizeCode(who)
  const before = await portfolioOf(who, prx)
  for (const amount of [100_000_000, 7, 350_000_001])
    await app.press(landingUrl(await increase(who, prx, amount)), 'SUCCESS', amount)
  const after = await portfolioOf(who, prx)
  expect(after.profit).toBe(before.profit)
  expect(Math.abs(after.profit_percentage ?? 0)).toBeLessThan(Math.abs(before.profit_percentage ?? 0))
  expect(after.return_percentage).toBe(before.return_percentage)
})

test('SBX-104 PMA-058 a payment is a transaction once the person did something about it, whatever came of it', async () => {
  const who = await app.investor({ kind: 'pma-holder' })
  const prx = await normalizeCode(who)
  const seen = async (query?: string) =>
    (await transactionsOf(who, query)).results.map(({ type, status, method, amount }) => [type, status, method, amount])
  const paidIn = (await portfolioOf(who, prx)).paid_in
  const beginning = ['START', 'SUCCESS', null, paidIn]
  expect(await seen()).toEqual([beginning])

  const asked = await increase(who, prx, 1_000_000)
  expect(await seen()).toEqual([beginning])
  await app.press(landingUrl(asked), 'SUCCESS', 1_000_000)
  later(1)
  await app.press(landingUrl(await increase(who, prx, 2_000_000)), 'FAILED', 2_000_000)
  later(1)
  await app.press(landingUrl(await increase(who, prx, 3_000_000)), 'CANCELED', 3_000_000)
  later(1)
  const { uuid } = await increase(who, prx, 4_000_000)
  await who.upload(`${apiPath}/upload/receipt/${uuid}/`, pngFile, slipDetails)
  expect(await seen()).toHaveLength(4)
  await who.post(`${apiPath}/submit/receipt/${uuid}/`)
  const rows = [
    ['INCREASE', 'REVIEW', 'RECEIPT', 4_000_000],
    ['INCREASE', 'CANCELED', 'IPG', 3_000_000],
    ['INCREASE', 'FAILED', 'IPG', 2_000_000],
    ['INCREASE', 'SUCCESS', 'IPG', 1_000_000],
    beginning,
  ]
  expect(await seen()).toEqual(rows)
  expect(await seen(`?prx=${prx}&status=FAILED`)).toEqual(rows.slice(1, 3))
  expect(await seen('?status=WAITING')).toEqual(rows.slice(0, 1))
  expect(await seen('?status=SUCCESS&type=INCREASE')).toEqual(rows.slice(3, 4))

  await app.review({ sub: who.sub, stage: 'increase', kind: 'approved' })
  const [newest] = (await transactionsOf(who)).results
  expect(newest).toMatchObject({ status: 'SUCCESS', method: 'RECEIPT', reference: slipDetails.tracking_number, prx })
})

test('SBX-104 PMA-057 the history has the payments and what they brought about, the newest first', async () => {
  const who = await app.investor()
  const path = createPmaClient(app, who)
  const begun = (await path.start(twoStepAmount)).body
  expect((await historyOf(who)).results).toEqual([])
  const paid = await path.pay(begun)
  expect((await historyOf(who)).results).toMatchObject([
    { kind: 'START', status: 'SUCCESS', prx: null, plan_id: 1, plan_name: 'سبد رشد پویا', units: null },
  ])
  later(1)
  const signed = await path.sign(await path.survey(paid))
  await path.sendSlip(signed, 'additional_amount')
  later(1)
  await app.review({ sub: who.sub, stage: 'additional_amount', kind: 'approved' })
  later(1)
  await app.review({ sub: who.sub, stage: 'create_prx', kind: 'approved' })

  const prx = await normalizeCode(who)
  const history = await historyOf(who, `?prx=${prx}`)
  expect(history.results.map(({ kind, status }) => [kind, status])).toEqual([
    ['CREATED', null],
    ['ADDITIONAL', 'SUCCESS'],
    ['START', 'SUCCESS'],
  ])
  const [created, ...payments] = history.results
  expect(created).toMatchObject({ prx, amount: twoStepAmount, units: expect.any(Number), price: expect.any(Number) })
  expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(twoStepAmount)
  // The portfolio has its payments: its beginning is not told a second time.
  expect((await transactionsOf(who)).results.map(({ type }) => type)).toEqual(['ADDITIONAL', 'START'])

  later(1)
  await app.press(landingUrl(await increase(who, prx, 1_000_000)), 'SUCCESS', 1_000_000)
  expect((await historyOf(who)).results.slice(0, 2).map(({ kind }) => kind)).toEqual(['INCREASED', 'INCREASE'])
})

test('SBX-104 money that went back with a portfolio which was not made is told as reversed', async () => {
  const who = await app.investor()
  const path = createPmaClient(app, who)
  await path.sign(await path.survey(await path.pay((await path.start(600_000_000)).body)))
  await app.review({ sub: who.sub, stage: 'create_prx', kind: 'refused' })
  expect((await transactionsOf(who)).results).toMatchObject([{ status: 'REVERSED', amount: 600_000_000, prx: null }])
  expect((await transactionsOf(who, '?status=FAILED')).count).toBe(1)
})

test('SBX-104 PMA-059 the stocks under the code of a portfolio, with shares that add to a hundred', async () => {
  const who = await app.investor({ kind: 'investor' })
  const prx = await normalizeCode(who)
  await app.db.query(
    "insert into stock_holding (sub, stock_id, units, prx) select $1, id, 1000, $2 from stock where id <> 'folad-alborz'",
    [who.sub, prx],
  )
  const { results, count } = await listOf<PortfolioStock>(who, 'stocks', `?prx=${prx}`)
  expect(count).toBe(results.length)
  expect(count).toBeGreaterThan(1)
  expect(results.map(({ value }) => value)).toEqual(results.map(({ value }) => value).toSorted((a, b) => b - a))
  expect(results.reduce((sum, { percentage }) => sum + Math.round(percentage * 100), 0)).toBe(10_000)
  expect(results.find(({ stock_id }) => stock_id === 'folad-alborz')).toMatchObject({
    symbol: 'فالبرز',
    prx,
    plan_name: 'سبد رشد پویا',
  })
  const [, other] = await allOf(who)
  expect((await listOf(who, 'stocks', `?prx=${other?.prx}`)).count).toBe(0)
  expect((await listOf(who, 'stocks', '?page=2')).results).toEqual([])
})

test('SBX-104 a long past comes twenty a page, each row once', async () => {
  const who = await app.investor({ kind: 'pma-holder' })
  const prx = await normalizeCode(who)
  await app.db.query(
    `insert into portfolio_event (prx, kind, amount, units, price, at)
     select $1, 'INCREASED', 1000 + n, 1, 1000, timestamptz '2026-01-01' from generate_series(1, 44) n`,
    [prx],
  )
  const pages = await Promise.all([1, 2, 3].map((page) => historyOf(who, `?page=${page}`)))
  expect(pages.map(({ count, page_count, results }) => [count, page_count, results.length])).toEqual([
    [45, 3, 20],
    [45, 3, 20],
    [45, 3, 5],
  ])
  expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(45)
  expect((await historyOf(who, '?page=4')).count).toBe(45)
})

test('D-134 SBX-104 the months of transactions add up what was paid, all of a month, under the filter', async () => {
  const who = await app.investor({ kind: 'pma-holder' })
  const prx = await normalizeCode(who)
  const months = async (query = '') =>
    (await who.get<{ months: MonthTotal[] }>(`${apiPath}/transactions/${query}`)).body.months
  const pay = async (amount: number, result: 'SUCCESS' | 'FAILED') => {
    await app.press(landingUrl(await increase(who, prx, amount)), result, amount)
    later(1)
  }
  await pay(1_000_000, 'SUCCESS')
  await pay(2_000_000, 'FAILED')
  later(40 * 86_400)
  await pay(3_000_000, 'SUCCESS')
  await pay(4_000_000, 'SUCCESS')
  const [newest, , , oldest] = (await transactionsOf(who, '?type=INCREASE')).results
  const [late, early] = [newest, oldest].map((row) => toJalaliMonth(row?.date ?? ''))
  expect(await months('?type=INCREASE')).toEqual([
    { month: late, paid_in: 7_000_000, paid_out: 0 },
    { month: early, paid_in: 1_000_000, paid_out: 0 },
  ])
  expect((await months()).map(({ paid_in }) => paid_in).slice(0, 1)).toEqual([7_000_000])
  expect(await months('?status=FAILED')).toEqual([])
  expect(await months('?type=INCREASE&page=2')).toEqual([])
})

test('D-134 SBX-104 the history is filtered by kind, and its months count what was paid once', async () => {
  const who = await app.investor({ kind: 'pma-holder' })
  const prx = await normalizeCode(who)
  const beginning = (await portfolioOf(who, prx)).paid_in
  const [first] = (await historyOf(who)).results
  const seen = async (query = '') => {
    const { body } = await who.get<Page<HistoryEntry> & { months: MonthTotal[] }>(`${apiPath}/history/${query}`)
    return { kinds: body.results.map(({ kind, status }) => [kind, status]), months: body.months }
  }
  const began = { month: toJalaliMonth(first?.date ?? ''), paid_in: beginning, paid_out: 0 }
  expect(await seen()).toEqual({ kinds: [['CREATED', null]], months: [began] })

  await app.press(landingUrl(await increase(who, prx, 1_000_000)), 'SUCCESS', 1_000_000)
  later(1)
  await app.press(landingUrl(await increase(who, prx, 2_000_000)), 'FAILED', 2_000_000)
  const [failed] = (await historyOf(who)).results
  const now = { month: toJalaliMonth(failed?.date ?? ''), paid_in: 1_000_000, paid_out: 0 }
  const payments = [
    ['INCREASE', 'FAILED'],
    ['INCREASE', 'SUCCESS'],
  ]
  const whole = await seen()
  expect(whole.kinds).toEqual([payments[0], ['INCREASED', null], payments[1], ['CREATED', null]])
  // The increase and its payment are two rows of one sum.
  expect(whole.months).toEqual([now, began])
  expect(await seen('?kind=INCREASE')).toEqual({ kinds: payments, months: [now] })
  expect(await seen(`?kind=INCREASED&prx=${prx}`)).toEqual({ kinds: [['INCREASED', null]], months: [now] })
  expect(await seen('?kind=CREATED')).toEqual({ kinds: [['CREATED', null]], months: [began] })
  expect(await seen('?kind=START')).toEqual({ kinds: [], months: [] })
})

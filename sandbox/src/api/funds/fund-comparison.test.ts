import { expect, test } from '@jest/globals'
import type { FundComparison } from '@sarv/shared/contract/fund-comparison'
import type { PricePoint } from '@sarv/shared/contract/funds'
import { errorMessage } from '../../testing/api-client'
import { openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:30:00Z'))
const year = 'time_interval=yearly&time_interval_type=weekly'
const compare = (codes: string) => `/fund/api/v1/info/compare/?ds_codes=${codes}&${year}`

test('SBX-137 each fund has the prices of its own chart and the fees of its own terms, in the order asked for', async () => {
  const who = await app.investor()
  const rates: Record<string, number[]> = {
    '11541': [3, 2, 1.5, 0.75, 0.25],
    '11307': [2, 1.5, 1, 0.5, 0.25],
    '11602': [0.5, 0.3, 0.2, 0.1, 0],
  }
  const codes = ['11541', '11307', '11602']
  const { body } = await who.get<FundComparison>(compare(codes.join(',')))
  expect(body.funds.map(({ ds_code }) => ds_code)).toEqual(codes)
  for (const { ds_code, items, fee_bands } of body.funds) {
    const chart = await who.get<{ items: PricePoint[] }>(`/fund/api/v2/info/chart/${ds_code}/?${year}`)
    expect(items).toEqual(chart.body.items)
    expect(fee_bands.map(({ percent }) => percent)).toEqual(rates[ds_code])
  }
})

test('SBX-137 a deposit has its rate and gold its prices, each with its source in the language of the reader', async () => {
  const who = await app.investor()
  const { deposit, gold } = (await who.get<FundComparison>(compare('11307'))).body
  expect(deposit).toEqual({ rate: 20.5, source: 'سپردهٔ یک‌سالهٔ بانک خاورمیانه' })
  expect([gold.items.length, gold.items.at(-1)?.date, gold.source]).toEqual([
    53,
    '2026-11-21',
    'هر گرم طلای ۱۸ عیار، بازار تهران',
  ])
  const inEnglish = (await (await app.signIn(who.sub, 'en')).get<FundComparison>(compare('11307'))).body
  expect([inEnglish.deposit.source, inEnglish.gold.source]).toEqual([
    'One-year deposit, Middle East Bank',
    'A gram of 18-carat gold, Tehran market',
  ])
})

test.each([
  ['no fund', '', 400],
  ['a fifth fund', '11541,11307,11602,11777,11419', 400],
  ['a fund twice', '11541,11541', 400],
  ['an unknown fund', '11541,99999', 404],
  ['what is no code', '11541,x', 400],
])('SBX-137 %s is refused with a sentence', async (_, codes, refused) => {
  const who = await app.investor()
  const { status, body } = await who.get(compare(codes))
  expect([status, errorMessage(body)]).toEqual([refused, expect.stringMatching(/\p{Script=Arabic}{2}/u)])
})

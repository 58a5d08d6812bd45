import { expect, test } from '@jest/globals'
import { createFakeClock } from '../testing/fake-clock'
import { openBeforeAll } from '../testing/open-before-all'
import { openTestDatabase } from '../testing/test-database'
import { addDays } from '../time/tehran'
import { priceHistory } from './price-history'
import { extendPrices, priceOn } from './prices'

const startTime = '2026-11-21T08:00:00Z'
const todayText = '2026-11-21'
const fundCode = 'fund:11307'
const [YEAR, WEEK, DAY] = [364, 7, 1]

const db = openBeforeAll(() => openTestDatabase(startTime))

test.each([0, 1, 3, 7, 20])('SBX-032 a year by weeks is whole %i days after the first start', async (days) => {
  const clock = createFakeClock(startTime)
  clock.advance(days * 86_400)
  await extendPrices(db, clock)
  const points = await priceHistory(db, fundCode, YEAR, WEEK)
  const today = addDays(todayText, days)
  expect(points.map(({ date }) => date)).toEqual(
    Array.from({ length: 53 }, (_, week) => addDays(today, 7 * (week - 52))),
  )
  expect(points.at(-1)?.final_price).toBe(await priceOn(db, fundCode, today))
})

test('SBX-032 by days a month has a point for each day', async () => {
  const days = (await priceHistory(db, fundCode, 28, DAY)).map(({ date }) => date)
  expect(days).toHaveLength(29)
  expect(days).toEqual(days.map((_, index) => addDays(days.at(-1) ?? '', index - 28)))
})

test('SBX-032 every fund has a past as long as its age, and its whole history begins with its first price', async () => {
  const funds = await db.query<{ ds_code: string; started_at: string; opening_price: number }>(
    'select ds_code, started_at, opening_price from fund',
  )
  expect(funds.length).toBeGreaterThan(12)
  for (const { ds_code, started_at, opening_price } of funds) {
    const [first] = await priceHistory(db, `fund:${ds_code}`, 36_500, 28)
    expect([ds_code, first]).toEqual([ds_code, { date: started_at, final_price: opening_price }])
  }
})

test('SBX-032 a young fund has the weeks that it has, and its first day', async () => {
  const [young] = await db.query<{ instrument: string; age: number }>(
    `select instrument, max(day) - min(day) as age from price where instrument like 'fund:%'
     group by instrument order by age limit 1`,
  )
  const points = await priceHistory(db, young?.instrument ?? '', YEAR, WEEK)
  expect(points).toHaveLength(Math.ceil((young?.age ?? 0) / WEEK) + 1)
})

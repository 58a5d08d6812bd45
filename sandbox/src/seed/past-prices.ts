import type { Sql } from '../db/sql'
import { between, seededRandom } from '../fake-data/seeded-random'
import { goldInstrument } from '../market/gold'
import { before, pastPrices } from '../market/price-generator'
import { type FundRow, fundRows } from './fund-data'
import { plans, stocks } from './plans.json'
import { upsertRows } from './upsert-rows'

const strayByRisk = { minimum: 0.0003, medium: 0.006, 'long-term': 0.011 }

/** When a fund began, in days before the first day, and at which price. One without a year of growth began with its oldest. */
export function beginningOf(
  { code, price, growth: { month, quarter, half, year } }: FundRow,
  random = seededRandom(code),
) {
  const years = between(random, 2, 8)
  if (year !== undefined) {
    const daysAgo = 364 + 365 * years + between(random, 0, 300)
    return { daysAgo, price: Math.round(before(price, year) / (1 + 0.14 * years)) }
  }
  const [daysAgo, percent] = half !== undefined ? [182, half] : quarter !== undefined ? [91, quarter] : [28, month]
  return { daysAgo, price: Math.round(before(price, percent)) }
}

function toCourse(fund: FundRow) {
  const { price, growth, risk } = fund
  const beginning = growth.year === undefined ? undefined : beginningOf(fund)
  return { price, growth, stray: strayByRisk[risk], beginning }
}

const pastFundPrices = (fund: FundRow, today: string) => pastPrices(`fund:${fund.code}`, toCourse(fund), today)

/** A gram of gold, rial. */
const goldCourse = {
  price: 148_200_000,
  growth: { day: 0.29, month: 2.9, quarter: 9.4, half: 17.9, year: 37.2 },
  stray: strayByRisk['long-term'],
  beginning: { daysAgo: 3_400, price: 24_600_000 },
}

/** Prices of gold up to `today`, where there are none: an older database gets them too. */
export async function seedGoldPrices(sql: Sql, today: string): Promise<void> {
  const [known] = await sql.query('select 1 from price where instrument = $1 limit 1', [goldInstrument])
  if (known !== undefined) return
  const prices = pastPrices(goldInstrument, goldCourse, today).map(({ day, price }) => [goldInstrument, day, price])
  await upsertRows(sql, 'price', 'instrument day price', prices)
}

/** Prices of everything up to `today`, the last day with prices. */
export async function seedPrices(sql: Sql, today: string): Promise<void> {
  const funds = fundRows.flatMap((fund) =>
    pastFundPrices(fund, today).map((one) => [`fund:${fund.code}`, one.day, one.price]),
  )
  const courses = [
    ...plans.map(({ id, price, predicted, risk }) => ({
      instrument: `plan:${id}`,
      price,
      year: predicted,
      stray: risk === 'HIGH' ? strayByRisk.medium : strayByRisk.minimum,
    })),
    ...stocks.map(({ id, price }) => ({
      instrument: `stock:${id}`,
      price,
      year: 12.4,
      stray: strayByRisk['long-term'],
    })),
  ]
  const prices = courses.flatMap(({ instrument, price, year, stray }) =>
    pastPrices(
      instrument,
      { price, growth: { day: 0.08, month: year / 13, quarter: year / 4, half: year / 2, year }, stray },
      today,
    ).map((one) => [instrument, one.day, one.price]),
  )
  await upsertRows(sql, 'price', 'instrument day price', [...funds, ...prices])
}

import type { Sql } from '../db/sql'
import { pastPrices } from '../market/price-generator'
import { type FundRow, fundRows } from './fund-data'
import { planRows, stockRows } from './plan-data'
import { upsertRows } from './upsert-rows'

const strayByRisk = { minimum: 0.0006, medium: 0.008, 'long-term': 0.014 }

function toCourse({ price, growth: [day, month, quarter, half, year], risk }: FundRow) {
  return { price, growth: { day, month, quarter, half, year }, stray: strayByRisk[risk] }
}

export const pastFundPrices = (fund: FundRow, today: string) => pastPrices(`fund:${fund.code}`, toCourse(fund), today)

/** Prices of everything up to `today`, the last day with prices. */
export async function seedPrices(sql: Sql, today: string): Promise<void> {
  const funds = fundRows.flatMap((fund) =>
    pastFundPrices(fund, today).map((one) => [`fund:${fund.code}`, one.day, one.price]),
  )
  const courses = [
    ...planRows.map(({ id, price, predicted, risk }) => ({
      instrument: `plan:${id}`,
      price,
      year: predicted,
      stray: risk === 'HIGH' ? strayByRisk.medium : strayByRisk.minimum,
    })),
    ...stockRows.map(({ id, price }) => ({
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

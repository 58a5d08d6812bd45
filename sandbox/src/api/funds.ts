import { type Fund, getFundChart, getUserFund, listFunds } from '@sarv/shared/contract/funds'
import type { Sql } from '../db/sql'
import { growth } from '../ledger/arithmetic'
import { averageOf, type Price, returnsOf, sparkOf } from '../ledger/fund-returns'
import { lotsOf } from '../ledger/lots'
import { extendPrices, priceOn } from '../ledger/prices'
import { tehranDay } from '../ledger/tehran'
import { catchUp } from '../ledger/time-passes'
import type { Api } from '../world'
import { priceHistory } from './price-history'
import { notFound } from './refuse'
import { serve } from './serve'

interface FundRow extends Pick<Fund, 'ds_code' | 'priority' | 'fund_name' | 'fund_type' | 'risk' | 'started_at'> {
  opening_price: number
}

const CHART_DAYS: Record<string, number> = { monthly: 28, quarterly: 91, semi_yearly: 182, yearly: 364 }
const WEEK = 7
const CHART_STEPS: Record<string, number> = { weekly: WEEK, monthly: 28 }
const WHOLE_LIFE = 36_500

/** One row a fund: thousands of funds have hundreds of thousands of prices. */
async function pricesByFund(db: Sql): Promise<Map<string, Price[]>> {
  const rows = await db.query<{ instrument: string; days: string[]; prices: number[] }>(
    `select instrument, json_agg(day order by day) as days, json_agg(price order by day) as prices
     from price where instrument like 'fund:%' group by instrument`,
  )
  return new Map(
    rows.map(({ instrument, days, prices }) => [
      instrument.slice('fund:'.length),
      days.map((day, place) => ({ day, price: prices[place] ?? 0 })),
    ]),
  )
}

async function allFunds(db: Sql): Promise<Fund[]> {
  const prices = await pricesByFund(db)
  const rows = await db.query<FundRow>(
    `select ds_code, priority, name as fund_name, type as fund_type, risk, started_at, opening_price
     from fund order by priority`,
  )
  const funds = rows.map(({ opening_price, ...row }) => {
    const own = prices.get(row.ds_code) ?? []
    const last = own.at(-1) ?? { day: row.started_at, price: opening_price }
    return {
      ...row,
      ...returnsOf(own),
      price: last.price,
      price_date: last.day,
      total_return: growth(opening_price, last.price),
      spark: sparkOf(own),
    }
  })
  const types = new Set(funds.map((fund) => fund.fund_type))
  const averages = new Map([...types].map((type) => [type, averageOf(funds.filter((fund) => fund.fund_type === type))]))
  return funds.map((fund) => ({ ...fund, group_average: averages.get(fund.fund_type) ?? averageOf([]) }))
}

async function fundName(db: Sql, code: string): Promise<string> {
  const [fund] = await db.query<{ name: string }>('select name from fund where ds_code = $1', [code])
  if (fund === undefined) throw notFound()
  return fund.name
}

export function fundsArea(api: Api): void {
  serve(api, listFunds, async ({ db, clock }) => {
    await extendPrices(db, clock)
    return allFunds(db)
  })

  serve(api, getUserFund, async ({ db, clock, person, params }) => {
    const fund_name = await fundName(db, params.id)
    await catchUp(db, clock, person.sub)
    const [holding] = await db.query<{ units: number; blocked_units: number }>(
      'select units, blocked_units from holding where sub = $1 and ds_code = $2',
      [person.sub, params.id],
    )
    const [paid] = await db.query<{ average: number }>(
      `select coalesce(round(sum(units * price) / nullif(sum(units), 0)), 0)::bigint as average
       from lot where sub = $1 and ds_code = $2`,
      [person.sub, params.id],
    )
    const price = await priceOn(db, `fund:${params.id}`, tehranDay(clock.now()))
    const lots = await lotsOf(db, person.sub, params.id)
    return {
      ds_code: params.id,
      fund_name,
      units: holding?.units ?? 0,
      value: (holding?.units ?? 0) * price,
      blocked_units: holding?.blocked_units ?? 0,
      avg_price: paid?.average ?? 0,
      lots: lots.map(({ units, purchased_at }) => ({ units, purchased_at })),
    }
  })

  serve(api, getFundChart, async ({ db, clock, params, query }) => {
    await fundName(db, params.id)
    await extendPrices(db, clock)
    const days = CHART_DAYS[query.time_interval ?? 'yearly'] ?? WHOLE_LIFE
    const step = CHART_STEPS[query.time_interval_type ?? 'weekly'] ?? WEEK
    return { items: await priceHistory(db, `fund:${params.id}`, days, step) }
  })
}

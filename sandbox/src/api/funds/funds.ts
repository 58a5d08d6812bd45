import { type Fund, getFundChart, getUserFund, listFunds } from '@sarv/shared/contract/funds'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { runDueJobs } from '../../jobs/runner'
import { calculateGain } from '../../ledger/gain'
import { listLots } from '../../ledger/lots'
import type { WithLocalTexts } from '../../local-text/local-text'
import { growth } from '../../market/arithmetic'
import { chartSpan } from '../../market/chart-span'
import { readFundName } from '../../market/fund-name'
import { averageReturns, calculateReturns, type Price, sampleSparkline } from '../../market/fund-returns'
import { priceHistory } from '../../market/price-history'
import { extendPrices, priceOn } from '../../market/prices'
import { tehranDay } from '../../time/tehran'
import { serve } from '../pipeline/serve'

type FundFacts = Pick<Fund, 'ds_code' | 'priority' | 'fund_name' | 'fund_type' | 'risk' | 'started_at'>
type FundRow = WithLocalTexts<FundFacts, 'fund_name'> & { readonly opening_price: number }

/** One row a fund: thousands of funds have hundreds of thousands of prices. */
async function pricesByFund(db: Sql): Promise<Map<string, Price[]>> {
  const rows = await db.query<{ instrument: string; days: string[]; prices: number[] }>(
    `select instrument, json_agg(day order by day) as days, json_agg(price order by day) as prices
     from price where instrument like 'fund:%' group by instrument`,
  )
  return new Map(
    rows.map(({ instrument, days, prices }) => [
      instrument.slice('fund:'.length),
      days.map((day, index) => ({ day, price: prices[index] ?? 0 })),
    ]),
  )
}

async function buildFundList(db: Sql): Promise<WithLocalTexts<Fund, 'fund_name'>[]> {
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
      ...calculateReturns(own),
      price: last.price,
      price_date: last.day,
      // Uses the series that the chart draws, so that both begin on the same day.
      total_return: growth(own[0]?.price ?? opening_price, last.price),
      spark: sampleSparkline(own),
    }
  })
  const types = new Set(funds.map((fund) => fund.fund_type))
  const averages = new Map(
    [...types].map((type) => [type, averageReturns(funds.filter((fund) => fund.fund_type === type))]),
  )
  return funds.map((fund) => ({ ...fund, group_average: averages.get(fund.fund_type) ?? averageReturns([]) }))
}

export function fundRoutes(api: Api): void {
  serve(api, listFunds, async ({ db, clock }) => {
    await extendPrices(db, clock)
    return buildFundList(db)
  })

  serve(api, getUserFund, async ({ db, clock, person, params }) => {
    const fund_name = await readFundName(db, params.id)
    await runDueJobs(db, api, person.sub)
    const [holding] = await db.query<{ units: number; blocked_units: number }>(
      'select units, blocked_units from holding where sub = $1 and ds_code = $2',
      [person.sub, params.id],
    )
    const [paid] = await db.query<{ average: number; cost: number | null }>(
      `select coalesce(round(sum(units * price) / nullif(sum(units), 0)), 0)::bigint as average,
         (sum(units * price) filter (where units > 0))::bigint as cost
       from lot where sub = $1 and ds_code = $2`,
      [person.sub, params.id],
    )
    const price = await priceOn(db, `fund:${params.id}`, tehranDay(clock.now()))
    const value = (holding?.units ?? 0) * price
    const lots = await listLots(db, person.sub, params.id)
    return {
      ds_code: params.id,
      fund_name,
      units: holding?.units ?? 0,
      value,
      blocked_units: holding?.blocked_units ?? 0,
      avg_price: paid?.average ?? 0,
      ...calculateGain([{ value, cost: paid?.cost ?? null }]),
      lots: lots.map(({ units, purchased_at }) => ({ units, purchased_at })),
    }
  })

  serve(api, getFundChart, async ({ db, clock, params, query }) => {
    await readFundName(db, params.id)
    await extendPrices(db, clock)
    const { days, step } = chartSpan(query)
    return { items: await priceHistory(db, `fund:${params.id}`, days, step) }
  })
}

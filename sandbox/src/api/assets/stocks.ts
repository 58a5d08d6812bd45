import { getStock, type Stock } from '@sarv/shared/contract/stocks'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import { runDueJobs } from '../../jobs/runner'
import { calculateGain } from '../../ledger/gain'
import { readWealth } from '../../ledger/wealth'
import type { LocalText, WithLocalTexts } from '../../local-text/local-text'
import { wholeLife } from '../../market/chart-span'
import { priceHistory } from '../../market/price-history'
import { tehranDay } from '../../time/tehran'
import { serve } from '../pipeline/serve'
import { rankAssets } from './rank-assets'

type Holding = WithLocalTexts<
  Pick<Stock, 'stock_id' | 'stock_name' | 'symbol' | 'quantity' | 'avg_price'>,
  'stock_name' | 'symbol'
> & {
  prx: string | null
  plan_name: LocalText | null
}

async function findHolding(db: Sql, sub: string, id: string): Promise<Holding> {
  const [holding] = await db.query<Holding>(
    `select s.id as stock_id, s.name as stock_name, s.symbol, h.units as quantity, h.average_price as avg_price, p.prx, l.name as plan_name
     from stock_holding h join stock s on s.id = h.stock_id
     left join portfolio p on p.prx = h.prx left join plan l on l.id = p.plan_id
     where h.sub = $1 and s.id = $2 and h.units > 0`,
    [sub, id],
  )
  if (holding === undefined) throw notFound()
  return holding
}

async function newestPrice(db: Sql, instrument: string, day: string): Promise<Stock['price']> {
  const [price] = await db.query<{ final_price: number; date: string }>(
    'select price as final_price, day as date from price where instrument = $1 and day <= $2 order by day desc limit 1',
    [instrument, day],
  )
  return price ?? null
}

async function readPrices(db: Sql, instrument: string): Promise<Stock['prices']> {
  const month = await priceHistory(db, instrument, 28, 1)
  const weeks = await priceHistory(db, instrument, wholeLife, 7)
  const [first] = month
  return [...weeks.filter(({ date }) => first === undefined || date < first.date), ...month]
}

export function stockRoutes(api: Api): void {
  serve(api, getStock, async ({ db, clock, person, params }) => {
    const { prx, plan_name, ...holding } = await findHolding(db, person.sub, params.id)
    await runDueJobs(db, api, person.sub)
    const own = rankAssets(await readWealth(db, clock, person.sub)).find(
      ({ names }) => names.stock_id === holding.stock_id,
    )
    const instrument = `stock:${holding.stock_id}`
    return {
      ...holding,
      value: own?.value ?? 0,
      asset_percentage: own?.share ?? 0,
      ...calculateGain(own ? [own] : []),
      price: await newestPrice(db, instrument, tehranDay(clock.now())),
      prices: await readPrices(db, instrument),
      portfolio: prx === null || plan_name === null ? null : { prx, plan_name },
    }
  })
}

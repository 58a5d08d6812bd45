import { listHouseAccounts } from '@sarv/shared/contract/pma-accounts'
import {
  getUserPortfolio,
  listPortfolioHistory,
  listPortfolioStocks,
  listPortfolioTransactions,
  type Portfolio,
} from '@sarv/shared/contract/portfolios'
import type { Clock } from '../clock'
import type { Sql } from '../db/sql'
import { growth } from '../ledger/arithmetic'
import { historyOf, transactionsOf } from '../ledger/portfolio-past'
import { type Deposit, dividedBy, performanceOf } from '../ledger/portfolio-performance'
import { portfolioStocksOf } from '../ledger/portfolio-stocks'
import { portfoliosOf } from '../ledger/portfolios'
import { tehranDay } from '../ledger/tehran'
import { catchUp } from '../ledger/time-passes'
import { HOUSE_ACCOUNTS } from '../stages/house-accounts'
import type { Api } from '../world'
import { PAGE_SIZE, pageOf } from './paging'
import { notFound } from './refuse'
import { serve } from './serve'

/** What a person sees of the portfolios that they hold (SBX-039, SBX-104, SBX-106). */
export function portfoliosArea(api: Api): void {
  serve(api, listHouseAccounts, async () => ({ bank_accounts: [...HOUSE_ACCOUNTS] }))

  serve(api, getUserPortfolio, async ({ db, clock, person, params }) => {
    await catchUp(db, clock, person.sub)
    return portfolioOf(db, clock, person.sub, params.prx)
  })

  serve(api, listPortfolioStocks, async ({ db, clock, person, query: { prx, page = 1 } }) => {
    await prepare(db, clock, person.sub, prx)
    const all = (await portfolioStocksOf(db, clock, person.sub)).filter((one) => prx === undefined || one.prx === prx)
    return pageOf(all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, all.length)
  })

  serve(api, listPortfolioTransactions, async ({ db, clock, person, query: { prx, status, type, page = 1 } }) => {
    await prepare(db, clock, person.sub, prx)
    const { count, rows } = await transactionsOf(db, { sub: person.sub, prx, status, type, ...windowOf(page) })
    return pageOf(
      rows.map((one) => ({ ...one, date: one.date.toISOString() })),
      page,
      count,
    )
  })

  serve(api, listPortfolioHistory, async ({ db, clock, person, query: { prx, page = 1 } }) => {
    await prepare(db, clock, person.sub, prx)
    const { count, rows } = await historyOf(db, { sub: person.sub, prx, ...windowOf(page) })
    return pageOf(
      rows.map((one) => ({ ...one, date: one.date.toISOString() })),
      page,
      count,
    )
  })
}

const windowOf = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** A named portfolio must be the person's; what is due is done first. */
async function prepare(db: Sql, clock: Clock, sub: string, prx: string | undefined): Promise<void> {
  await catchUp(db, clock, sub)
  if (prx === undefined) return
  const own = await db.query('select 1 from portfolio where prx = $1 and sub = $2', [prx, sub])
  if (own.length === 0) throw notFound()
}

async function portfolioOf(db: Sql, clock: Clock, sub: string, prx: string): Promise<Portfolio> {
  const found = (await portfoliosOf(db, clock, sub)).find((one) => one.prx === prx)
  if (found === undefined) throw notFound()
  const { units: _units, cash: _cash, ...portfolio } = found
  const { value, paid_in } = portfolio
  const [plan] = await db.query<{ logo: string }>('select logo from plan where id = $1', [portfolio.plan_id])
  const deposits = await db.query<Omit<Deposit, 'day'> & { at: Date }>(
    'select amount, units, price, at from portfolio_event where prx = $1 order by at, id',
    [prx],
  )
  const prices = await db.query<{ day: string; price: number }>(
    'select day, price from price where instrument = $1 and day <= $2 order by day',
    [`plan:${portfolio.plan_id}`, tehranDay(clock.now())],
  )
  return {
    ...portfolio,
    logo: plan?.logo ?? '',
    profit: value - paid_in,
    profit_percentage: paid_in === 0 ? null : growth(paid_in, value),
    composition: dividedBy(value, portfolio.composition),
    performance: performanceOf(
      deposits.map(({ at, ...deposit }) => ({ ...deposit, day: tehranDay(at) })),
      prices,
    ),
  }
}

import { listHouseAccounts } from '@sarv/shared/contract/pma-accounts'
import {
  getUserPortfolio,
  listPortfolioHistory,
  listPortfolioStocks,
  listPortfolioTransactions,
  type Portfolio,
} from '@sarv/shared/contract/portfolios'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import { runDueJobs } from '../../jobs/runner'
import { readHistory, readHistoryDays, readPaidDays, readTransactions } from '../../ledger/portfolio-history'
import { calculatePerformance, type Deposit, divideByPercentage } from '../../ledger/portfolio-performance'
import { readPortfolioStocks } from '../../ledger/portfolio-stocks'
import { readPortfolios } from '../../ledger/portfolios'
import type { WithLocalTexts } from '../../local-text/local-text'
import { growth } from '../../market/arithmetic'
import { logoAddress } from '../../pictures/pictures'
import { houseAccounts } from '../../stages/slip/house-accounts'
import type { Clock } from '../../time/clock'
import { tehranDay } from '../../time/tehran'
import { spanMonths, sumMonths } from '../lists/month-totals'
import { pageSize, toPage } from '../lists/paging'
import { serve } from '../pipeline/serve'

/** What a person sees of the portfolios that they hold (SBX-039, SBX-104, SBX-106). */
export function portfolioRoutes(api: Api): void {
  serve(api, listHouseAccounts, async () => ({ bank_accounts: [...houseAccounts] }))

  serve(api, getUserPortfolio, async ({ db, clock, person, params }) => {
    await runDueJobs(db, api, person.sub)
    const portfolio = await findPortfolio(db, clock, person.sub, params.prx)
    return { ...portfolio, logo: logoAddress(api.origins.api, portfolio.logo) }
  })

  serve(api, listPortfolioStocks, async ({ db, clock, person, query: { prx, page = 1 } }) => {
    await prepareRead(api, db, person.sub, prx)
    const all = (await readPortfolioStocks(db, clock, person.sub)).filter((one) => prx === undefined || one.prx === prx)
    return toPage(all.slice((page - 1) * pageSize, page * pageSize), page, all.length)
  })

  serve(api, listPortfolioTransactions, async ({ db, person, query: { prx, status, type, page = 1 } }) => {
    await prepareRead(api, db, person.sub, prx)
    const wanted = { sub: person.sub, prx, status, type }
    const { count, rows } = await readTransactions(db, { ...wanted, ...pageWindow(page) })
    const results = rows.map((one) => ({ ...one, date: one.date.toISOString() }))
    const span = spanMonths(rows.map(({ date }) => tehranDay(date)))
    const days = span === undefined ? [] : await readPaidDays(db, wanted, span)
    return { ...toPage(results, page, count), months: sumMonths(days) }
  })

  serve(api, listPortfolioHistory, async ({ db, person, query: { prx, kind, page = 1 } }) => {
    await prepareRead(api, db, person.sub, prx)
    const wanted = { sub: person.sub, prx, kind }
    const { count, rows } = await readHistory(db, { ...wanted, ...pageWindow(page) })
    const results = rows.map((one) => ({ ...one, date: one.date.toISOString() }))
    const span = spanMonths(rows.map(({ date }) => tehranDay(date)))
    const days = span === undefined ? [] : await readHistoryDays(db, wanted, span)
    return { ...toPage(results, page, count), months: sumMonths(days) }
  })
}

const pageWindow = (page: number) => ({ limit: pageSize, offset: (page - 1) * pageSize })

/** A named portfolio must be the person's; what is due is done first. */
async function prepareRead(api: Api, db: Sql, sub: string, prx: string | undefined): Promise<void> {
  await runDueJobs(db, api, sub)
  if (prx === undefined) return
  const own = await db.query('select 1 from portfolio where prx = $1 and sub = $2', [prx, sub])
  if (own.length === 0) throw notFound()
}

async function findPortfolio(
  db: Sql,
  clock: Clock,
  sub: string,
  prx: string,
): Promise<WithLocalTexts<Portfolio, 'plan_name' | 'composition'>> {
  const found = (await readPortfolios(db, clock, sub)).find((one) => one.prx === prx)
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
  const performance = calculatePerformance(
    deposits.map(({ at, ...deposit }) => ({ ...deposit, day: tehranDay(at) })),
    prices,
  )
  return {
    ...portfolio,
    logo: plan?.logo ?? '',
    profit: value - paid_in,
    profit_percentage: paid_in === 0 ? null : growth(paid_in, value),
    composition: divideByPercentage(value, portfolio.composition),
    return_percentage: performance.at(-1)?.return_percentage ?? null,
    performance,
  }
}

import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { share, userPortfolio } from './plans'
import { isoDate, monthlyPage, openEnum, page, pageNumber, percent, rial, word } from './wire'

/*
 * What a person holds of the plans. The list of all, `listUserPortfolios`, stands in plans.ts.
 */

/**
 * What a portfolio was worth at the end of a day, what had been paid in by then, and its time-weighted return since the
 * first day: deposits do not count.
 * @example { date: '2026-11-21', value: 230_209_280, paid_in: 210_000_000, return_percentage: 17.06 }
 */
export const portfolioDay = z.object({ date: isoDate, value: rial, paid_in: rial, return_percentage: percent })
export type PortfolioDay = z.infer<typeof portfolioDay>

/**
 * One portfolio of the person (SBX-106).
 * @example { prx: 'PRX-20481734', plan_id: 1, plan_name: 'سبد رشد پویا', logo: 'trending-up', value: 230_209_280, paid_in: 210_000_000, profit: 20_209_280, profit_percentage: 9.62, return_percentage: 17.06, created_at: '2026-02-01', composition: [{ name: 'سهام', percentage: 62, value: 142_729_754 }, …], performance: [...] }
 */
export const portfolio = z.extend(z.omit(userPortfolio, { suitability: true }), {
  /** A name of the lucide set, or an address of a picture. */
  logo: z.string(),
  paid_in: rial,
  /** `profit` in parts of `paid_in`; null while nothing is paid in. */
  profit_percentage: z.nullable(percent),
  /** Time-weighted return of the newest day of `performance`; null without one. */
  return_percentage: z.nullable(percent),
  /** The values add to `value`. */
  composition: z.array(z.extend(share, { value: rial })),
  /** Oldest first, from the day on which it was made to today. */
  performance: z.array(portfolioDay),
})
export type Portfolio = z.infer<typeof portfolio>

/**
 * 404 for a portfolio that the person does not have.
 * @example const { value, performance } = await call(getUserPortfolio, { params: { prx } })
 */
export const getUserPortfolio = readEndpoint('/pma/api/v1/user-portfolio/:prx/', {
  summary: 'One portfolio of the person, its parts and its worth over time',
  reply: portfolio,
})

/** One portfolio, or without it all of the person's. 404 for one that the person does not have. */
const ofPortfolio = {
  prx: z.optional(z.string('کد سبد درست نیست.').check(z.maxLength(40, 'کد سبد درست نیست.'))),
  page: pageNumber,
}

/**
 * A stock that is kept under the code of a portfolio (SBX-104).
 * @example { stock_id: 'folad-alborz', stock_name: 'فولاد البرزکوه', symbol: 'فالبرز', quantity: 16_103, value: 126_279_726, percentage: 61.48, prx: 'PRX-20481734', plan_name: 'سبد رشد پویا' }
 */
export const portfolioStock = z.object({
  stock_id: z.string(),
  stock_name: z.string(),
  symbol: z.string(),
  quantity: z.int(),
  value: rial,
  /** Its share of the stocks of its portfolio; those of one portfolio add to 100. */
  percentage: percent,
  prx: z.string(),
  plan_name: z.string(),
})
export type PortfolioStock = z.infer<typeof portfolioStock>

/**
 * @example await call(listPortfolioStocks, { query: { prx: 'PRX-20481734' } })
 */
export const listPortfolioStocks = readEndpoint('/pma/api/v1/stocks/', {
  summary: "Stocks of the person's portfolios, the dearest first, 20 a page",
  query: z.object(ofPortfolio),
  reply: page(portfolioStock),
})

/**
 * A payment for a portfolio, with any outcome (SBX-104).
 * @example { id: '3f0a…', type: 'INCREASE', status: 'SUCCESS', amount: 50_000_000, date: '2026-11-21T12:52:08.000Z', method: 'IPG', reference: '482910375512', prx: 'PRX-20481734', plan_id: 1, plan_name: 'سبد رشد پویا' }
 */
export const portfolioTransaction = z.object({
  id: z.string(),
  /** START what a portfolio began with, ADDITIONAL its second part, INCREASE later on. */
  type: openEnum(['START', 'ADDITIONAL', 'INCREASE']),
  /** WAITING, REVIEW (a slip is looked at), SUCCESS, FAILED, CANCELED, REVERSED (the money went back). */
  status: openEnum(['WAITING', 'REVIEW', 'SUCCESS', 'FAILED', 'CANCELED', 'REVERSED']),
  amount: rial,
  date: isoDate,
  /** IPG, RECEIPT; null where it is no longer known. */
  method: z.nullable(openEnum(['IPG', 'RECEIPT'])),
  /** Trace number of the gateway or tracking number of the slip. */
  reference: z.nullable(z.string()),
  /** Null while the portfolio is not made. */
  prx: z.nullable(z.string()),
  plan_id: z.int(),
  plan_name: z.string(),
})
export type PortfolioTransaction = z.infer<typeof portfolioTransaction>

/**
 * @example await call(listPortfolioTransactions, { query: { prx: 'PRX-20481734', status: 'SUCCESS', page: 2 } })
 */
export const listPortfolioTransactions = readEndpoint('/pma/api/v1/transactions/', {
  summary: "Payments for the person's portfolios, newest first, 20 a page",
  query: z.object({
    ...ofPortfolio,
    /** WAITING with those in review; FAILED with all from which nothing came: cancelled and sent back. */
    status: z.optional(z.enum(['SUCCESS', 'WAITING', 'FAILED'], 'وضعیت درست نیست.')),
    type: z.optional(z.enum(['START', 'ADDITIONAL', 'INCREASE'], 'نوع تراکنش درست نیست.')),
  }),
  reply: monthlyPage(portfolioTransaction),
})

/**
 * Something that happened to a portfolio, or a payment for one (SBX-104, PMA-057).
 * @example { id: 'event:7', kind: 'CREATED', status: null, amount: 500_000_000, units: 2712, price: 184_320, date: '2026-02-01T08:30:00.000Z', reference: null, prx: 'PRX-20481734', plan_id: 1, plan_name: 'سبد رشد پویا' }
 */
export const historyEntry = z.object({
  id: z.string(),
  /** CREATED, INCREASED of the portfolio; START, ADDITIONAL, INCREASE a payment. */
  kind: openEnum(['CREATED', 'INCREASED', 'START', 'ADDITIONAL', 'INCREASE']),
  /** Status of a payment, as in the transactions. */
  status: z.nullable(word),
  amount: rial,
  /** Units that were bought or sold and the price of one; for a portfolio's event only. */
  units: z.nullable(z.int()),
  price: z.nullable(rial),
  date: isoDate,
  reference: z.nullable(z.string()),
  /** Null while the portfolio is not made. */
  prx: z.nullable(z.string()),
  plan_id: z.int(),
  plan_name: z.string(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/**
 * @example await call(listPortfolioHistory, { query: { prx: 'PRX-20481734', kind: 'INCREASED' } })
 */
export const listPortfolioHistory = readEndpoint('/pma/api/v1/history/', {
  summary: "Events of the person's portfolios and payments for them, newest first, 20 a page",
  query: z.object({
    ...ofPortfolio,
    kind: z.optional(z.enum(['CREATED', 'INCREASED', 'START', 'ADDITIONAL', 'INCREASE'], 'نوع رویداد درست نیست.')),
  }),
  reply: monthlyPage(historyEntry),
})

import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { isoDate, monthTotal, openEnum, rial, rowId, word } from './wire'

/** Kinds by which the feed is filtered. WITHDRAW is a transfer too; FEE is what a fee was taken for, and fees alone. */
export const feedKinds = ['PURCHASE', 'SALE', 'PORTFOLIO', 'WITHDRAW', 'DEPOSIT', 'PROFIT', 'FEE'] as const
export type FeedKind = (typeof feedKinds)[number]

/** States by which the feed is filtered: WAITING with a slip in review, FAILED with all from which nothing came. */
export const feedStates = ['SUCCESS', 'WAITING', 'FAILED'] as const
export type FeedState = (typeof feedStates)[number]

/** What a payment for a portfolio was for: its beginning, its second part, later on. */
export const portfolioWays = ['START', 'ADDITIONAL', 'INCREASE'] as const
export type PortfolioWay = (typeof portfolioWays)[number]

/**
 * A movement of the person's money in any product (SBX-138).
 * @example { id: 'account:9001', product: 'ACCOUNT', kind: 'WITHDRAW', title: 'لاله آذرمهر', bank: 'بانک خاورمیانه', way: 'card', fund_type: null, picture: null, status: 'SUCCESS', direction: 'OUT', amount: 5_000_000, fee: 7_200, date: '2026-11-21T12:52:08.000Z', reference: '140508300012', note: 'اجاره', detail: '9001' }
 */
export const feedEntry = z.object({
  /** Unique over all products. */
  id: z.string(),
  /** ACCOUNT of the bank, FUND, PORTFOLIO, CARD (a fee for one), RECOMMENDATION (a fee for one). */
  product: openEnum(['ACCOUNT', 'FUND', 'PORTFOLIO', 'CARD', 'RECOMMENDATION']),
  /** As the filter, and GIFT: units that the house paid for. */
  kind: openEnum([...feedKinds, 'GIFT']),
  /** The recipient of a transfer, the fund, the plan; else what it is. */
  title: z.string(),
  /** The recipient's bank, for a transfer. */
  bank: z.nullable(z.string()),
  /** card, internal, pol, paya, satna of a transfer; START, ADDITIONAL, INCREASE of a portfolio; null of others. */
  way: z.nullable(word),
  fund_type: z.nullable(word),
  /** Address of the plan's picture, or the name of an icon. */
  picture: z.nullable(z.string()),
  /** As ST-10. */
  status: openEnum(['SUCCESS', 'WAITING', 'REVIEW', 'FAILED', 'CANCELED', 'REVERSED']),
  /** IN comes to the person, OUT is paid by them. */
  direction: openEnum(['IN', 'OUT']),
  /** What was sent, without the fee; what arrived, after it. */
  amount: rial,
  /** The fee that belongs to it, 0 without one. */
  fee: rial,
  date: isoDate,
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** What finds its page: the transfer's id, the order's, the fund's code of a profit, the portfolio's code. */
  detail: z.nullable(z.string()),
})
export type FeedEntry = z.infer<typeof feedEntry>

const filter = {
  product: z.optional(z.enum(['ACCOUNT', 'FUND', 'PORTFOLIO'], 'محصول شناخته نیست.')),
  kind: z.optional(z.enum(feedKinds, 'نوع تراکنش درست نیست.')),
  /** Days in Tehran, both inclusive, none in the future. */
  from: z.optional(z.iso.date('تاریخ شروع درست نیست.')),
  to: z.optional(z.iso.date('تاریخ پایان درست نیست.')),
  /** Words of the title, the note or the number; a whole amount. */
  search: z.optional(z.string().check(z.maxLength(50, 'عبارت جست‌وجو بلند است.'))),
  /** One bank account; 404 for others'. */
  account: z.optional(z.coerce.number().check(rowId())),
  /** One fund; 404 for an unknown one. */
  ds_code: z.optional(z.string()),
  /** One portfolio; 404 for others'. */
  prx: z.optional(z.string()),
  status: z.optional(z.enum(feedStates, 'وضعیت درست نیست.')),
  way: z.optional(z.enum(portfolioWays, 'نوع پرداخت درست نیست.')),
}

/**
 * Newest first, 20 at a time or `limit`; `before` is the `next` of the page above. `months` are the sums of the whole months
 * that the page touches: paid_in what came to the person, paid_out what they paid with fees; what failed counts for nothing.
 * @example const { results, next } = await call(listFeed, { query: { kind: 'PROFIT' } })
 */
export const listFeed = readEndpoint('/general/api/v1/feed/', {
  summary: "Movements of the person's money in all products, newest first",
  query: z.object({
    ...filter,
    before: z.optional(z.string().check(z.regex(/^\d{1,15}~[\w:-]{1,60}$/, 'جای فهرست درست نیست.'))),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  }),
  reply: z.object({
    results: z.array(feedEntry),
    /** Null on the last page. */
    next: z.nullable(z.string()),
    months: z.array(monthTotal),
  }),
})

/**
 * 400 beyond 1,000 rows.
 * @example const file = await api.download(getFeedFile, { query: { from: '2026-10-01' } })
 */
export const getFeedFile = readEndpoint('/general/api/v1/feed/file/', {
  summary: "Movements of the person's money that a filter means, as PDF",
  query: z.object(filter),
  reply: z.instanceof(Blob),
})

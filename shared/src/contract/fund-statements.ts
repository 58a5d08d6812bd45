import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { isoDate, monthlyPage, openEnum, page, pageNumber, rial, word } from './wire'

/** Days, both inclusive, none in the future, `YYYY-MM-DD`; one fund or all of them. */
const span = {
  ds_code: z.optional(z.string('کد صندوق درست نیست.')),
  from: z.optional(z.iso.date('تاریخ شروع درست نیست.')),
  to: z.optional(z.iso.date('تاریخ پایان درست نیست.')),
}
const wholeSpan = z.object(span)
const pagedSpan = z.object({ ...span, page: pageNumber })

/**
 * The certificate of a fund that the person holds units of (SBX-102, INV-062). A settled order makes a new one, which
 * takes the place of the one before.
 * @example { id: 1042, number: '11307-1042', ds_code: '11307', fund_name: 'چکاد بلند', fund_type: 'JointStock', units: 6445, date: '2026-10-07', holder: 'نگار فرهمند' }
 */
export const depositCertificate = z.object({
  id: z.int(),
  number: z.string(),
  ds_code: z.string(),
  fund_name: z.string(),
  fund_type: word,
  units: z.int(),
  /** Since when it holds: the day of the newest settled order. */
  date: isoDate,
  holder: z.string(),
})
export type DepositCertificate = z.infer<typeof depositCertificate>

/**
 * @example await call(listDepositCertificates, { query: { ds_code: '11307' } })
 */
export const listDepositCertificates = readEndpoint('/fund/api/v1/deposit-certificate/', {
  summary: 'A certificate for each fund that the person holds, the newest first',
  query: wholeSpan,
  reply: z.array(depositCertificate),
})

/**
 * @example const pdf = await api.download(getCertificateFile, { params: { id: certificate.id } })
 */
export const getCertificateFile = readEndpoint('/fund/api/v1/deposit-certificate/:id/file/', {
  summary: "One of the person's certificates as a PDF of one page",
  reply: z.instanceof(Blob),
})

/**
 * A change of the person's units in one fund, by an order that was settled (SBX-102, INV-063).
 * @example { id: 1042, ds_code: '11307', fund_name: 'چکاد بلند', date: '2026-10-07', change: 1993, balance: 6445 }
 */
export const accountChange = z.object({
  /** The order. */
  id: z.int(),
  ds_code: z.string(),
  fund_name: z.string(),
  date: isoDate,
  /** Whole units: bought more than 0, sold less. */
  change: z.int(),
  /** Units in this fund afterwards. */
  balance: z.int(),
})
export type AccountChange = z.infer<typeof accountChange>

export const listAccountHistory = readEndpoint('/fund/api/v1/account-history/', {
  summary: "Changes of the person's units, newest first, 20 a page",
  query: pagedSpan,
  reply: page(accountChange),
})

/**
 * A share of a fund's profit that was paid to the person (SBX-102, INV-064).
 * @example { id: 7003, ds_code: '11602', fund_name: 'نیلوفر کبود', date: '2026-10-23', per_unit: 163, units: 39_059, amount: 6_366_617, iban: 'IR…' }
 */
export const profitShare = z.object({
  id: z.int(),
  ds_code: z.string(),
  fund_name: z.string(),
  date: isoDate,
  per_unit: rial,
  units: z.int(),
  /** `per_unit` times `units`. */
  amount: rial,
  /** Where it was paid to, `IR` and 24 digits. */
  iban: z.string(),
})
export type ProfitShare = z.infer<typeof profitShare>

export const listProfitShares = readEndpoint('/fund/api/v1/profit-sharing/', {
  summary: 'Profit paid to the person in the last 24 months, newest first, 20 a page',
  query: pagedSpan,
  reply: monthlyPage(profitShare),
})

/**
 * A row of the cardex (SBX-102, INV-065). All three amounts are rial and never negative; a balance is the one before it,
 * plus credit, minus debit.
 * @example { date: '2026-10-07', type: 'PURCHASE', description: 'خرید ۱٬۹۹۳ واحد، هر واحد ۴۰٬۱۴۴ ریال', ds_code: '11307', fund_name: 'چکاد بلند', debit: 0, credit: 80_006_992, balance: 258_732_252 }
 */
export const cardexRow = z.object({
  date: isoDate,
  /** OPENING, PURCHASE, SALE, VALUE_CHANGE, PROFIT, PROFIT_PAYOUT. */
  type: openEnum(['OPENING', 'PURCHASE', 'SALE', 'VALUE_CHANGE', 'PROFIT', 'PROFIT_PAYOUT']),
  /** A sentence in the language of the request. */
  description: z.string(),
  /** Both null in the opening row of all funds together. */
  ds_code: z.nullable(z.string()),
  fund_name: z.nullable(z.string()),
  debit: rial,
  credit: rial,
  balance: rial,
})
export type CardexRow = z.infer<typeof cardexRow>

/**
 * What the person's units were worth, from day to day: bought, sold, dearer, cheaper. The last balance is what the units
 * are worth on the last day, the same that `user_fund` and `user_asset` say of today. It comes whole, because a balance
 * that runs on cannot be read by halves.
 */
export const cardex = z.object({
  holder: z.string(),
  /** Null for all funds together. */
  ds_code: z.nullable(z.string()),
  fund_name: z.nullable(z.string()),
  /** The days that were asked for; without them from the first purchase to today. */
  from: isoDate,
  to: isoDate,
  opening_balance: rial,
  total_debit: rial,
  total_credit: rial,
  closing_balance: rial,
  /** Oldest first, the opening balance in front; empty while nothing was ever held. */
  rows: z.array(cardexRow),
})
export type Cardex = z.infer<typeof cardex>

/**
 * @example const { rows, closing_balance } = await call(getCardex, { query: { ds_code: '11307', from: '2026-10-23', to: '2026-11-21' } })
 */
export const getCardex = readEndpoint('/fund/api/v1/cardex/', {
  summary: "The value of the person's units with everything that changed it, in rial, oldest first",
  query: wholeSpan,
  reply: cardex,
})

export const getCardexFile = readEndpoint('/fund/api/v1/cardex/file/', {
  summary: 'The same as a PDF with numbered pages',
  query: wholeSpan,
  reply: z.instanceof(Blob),
})

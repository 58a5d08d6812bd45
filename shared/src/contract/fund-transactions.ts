import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { isoDate, monthlyPage, openEnum, pageNumber, rial } from './wire'

/**
 * A movement of money in a fund (SBX-101).
 * @example { id: 311, ds_code: '11307', fund_name: 'چکاد بلند', type: 'INCREASE', status: 'SUCCESS', amount: 50_000_000, date: '2026-11-21T12:52:08.000Z', order_id: 1042 }
 */
export const fundTransaction = z.object({
  id: z.int(),
  ds_code: z.string(),
  fund_name: z.string(),
  /** INCREASE, DECREASE. */
  type: openEnum(['INCREASE', 'DECREASE']),
  /** SUCCESS, WAITING, FAILED, CANCELED, REVERSED, INVALID, PSP_NOT_RESPONSE, SYSTEM_FAILED; see ST-10. */
  status: openEnum([
    'SUCCESS',
    'WAITING',
    'FAILED',
    'CANCELED',
    'REVERSED',
    'INVALID',
    'PSP_NOT_RESPONSE',
    'SYSTEM_FAILED',
  ]),
  amount: rial,
  date: isoDate,
  order_id: z.nullable(z.int()),
})
export type FundTransaction = z.infer<typeof fundTransaction>

const filter = z.object({
  /** Days, both inclusive, `YYYY-MM-DD`. */
  from: z.optional(z.iso.date('تاریخ شروع درست نیست.')),
  to: z.optional(z.iso.date('تاریخ پایان درست نیست.')),
  type: z.optional(z.enum(['INCREASE', 'DECREASE'], 'نوع تراکنش درست نیست.')),
  page: pageNumber,
})

export const listTransactions = readEndpoint('/fund/api/v1/transactions/', {
  summary: "The person's fund transactions, newest first, 20 a page",
  query: filter,
  reply: monthlyPage(fundTransaction),
})

/**
 * @example await call(listFundTransactions, { params: { dsCode: '11307' }, query: { from: '2026-10-01' } })
 */
export const listFundTransactions = readEndpoint('/fund/api/v1/transactions/:dsCode/', {
  summary: "The person's transactions of one fund",
  query: filter,
  reply: monthlyPage(fundTransaction),
})

import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { isoDate, openEnum, page, pageNumber, rial, rowId } from './wire'

/**
 * A row of the account (BNK-050, the local receipt of 0§3).
 * @example { id: 9001, type: 'withdraw', name: 'کارت به کارت', date: '2026-11-21T12:52:08.000Z', amount: 5_000_000, tran_key: '140508300012', description: 'اجاره', has_receipt: true }
 */
export const bankTransaction = z.object({
  id: z.int(),
  type: openEnum(['profit', 'deposit', 'withdraw', 'fee']),
  name: z.string(),
  date: isoDate,
  /** Never negative: the type says the direction. */
  amount: rial,
  tran_key: z.string(),
  description: z.nullable(z.string()),
  /** A transfer, which `getBankReceipt` knows by the same id; other rows show what stands here. */
  has_receipt: z.boolean(),
})
export type BankTransaction = z.infer<typeof bankTransaction>

/** Days in Tehran, both inclusive, at most 30 of them, none in the future; without them the last 30 days. */
const span = {
  account: z.optional(z.coerce.number().check(rowId())),
  from: z.optional(z.iso.date('تاریخ شروع درست نیست.')),
  to: z.optional(z.iso.date('تاریخ پایان درست نیست.')),
  type: z.optional(z.string()),
  /** Words of the name, the description or the number. */
  search: z.optional(z.string()),
}

/**
 * Newest first, 20 a page, with what came in and went out in all of its pages. 400 beyond 30 days; 404 others' account.
 * @example await call(listBankTransactions, { query: { account: 501, from: '2026-10-23', to: '2026-11-21', page: 1 } })
 */
export const listBankTransactions = readEndpoint('/bank/api/v1/transactions/', {
  summary: "The account's transactions",
  query: z.object({ ...span, page: pageNumber }),
  reply: z.extend(page(bankTransaction), {
    total_in: rial,
    total_out: rial,
    /** Totals by Jalali month, newest first: `1405-08`. */
    months: z.array(z.object({ month: z.string(), total_in: rial, total_out: rial })),
  }),
})

/**
 * 400 beyond 30 days or 1,000 rows; 404 others' account.
 * @example const pdf = await api.download(getBankStatement, { query: { account: 501, from, to } })
 */
export const getBankStatement = readEndpoint('/bank/api/v1/transactions/statement/', {
  summary: "The account's transactions as PDF",
  query: z.object(span),
  reply: z.instanceof(Blob),
})

/**
 * A transfer's receipt (SBX-044).
 * @example { id: 9001, amount: 5_000_000, fee: 7_200, bank_reference: '140508300012', destination_title: 'لاله آذرمهر', … }
 */
export const bankReceipt = z.object({
  id: z.int(),
  amount: rial,
  fee: rial,
  bank_reference: z.string(),
  destination_title: z.string(),
  /** A name of the lucide set, or an address of a picture. */
  destination_icon: z.string(),
  /** The card with its stars, or the IBAN. */
  destination_address: z.string(),
  /** Where to transfer again: 16 digits, or `IR` and 24 digits. Not for a receipt that others see. */
  destination_number: z.optional(z.string()),
  transaction_type: openEnum(['card', 'internal', 'pol', 'paya', 'satna']),
  status: openEnum(['DONE', 'FAILED', 'TROUBLESHOOTING']),
  /** Why it failed; what it waits for. */
  message: z.nullable(z.string()),
  description: z.nullable(z.string()),
  updated_at: isoDate,
  account: z.object({ card_number: z.string(), account_number: z.string() }),
  user: z.object({ name: z.string() }),
})
export type BankReceipt = z.infer<typeof bankReceipt>

/**
 * 404 for others'.
 * @example const receipt = await call(getBankReceipt, { params: { id: 9001 } })
 */
export const getBankReceipt = readEndpoint('/bank/api/v1/transaction/receipt/:id/', {
  summary: 'The receipt of one transfer',
  reply: bankReceipt,
})

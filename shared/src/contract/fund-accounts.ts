import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/**
 * A bank account of the person (SBX-035): a purchase is paid from it, a sale is paid out to it.
 * @example { id: 12, bankName: 'بانک سپیدار', accountNumber: '0101234567890', iban: 'IR…', is_default: true }
 */
export const fundAccount = z.object({
  id: z.int(),
  bankName: z.string(),
  accountNumber: z.string(),
  /** `IR` and 24 digits, without spaces. */
  iban: z.string(),
  is_default: z.boolean(),
})
export type FundAccount = z.infer<typeof fundAccount>

/**
 * @example const accounts = await call(listFundAccounts, { params: { id: fund.ds_code } })
 */
export const listFundAccounts = endpoint({
  method: 'GET',
  path: '/fund/api/v1/bank_accounts/:id/',
  summary: "The person's bank accounts for one fund, the default one first",
  reply: z.array(fundAccount),
  failure: 'caller',
})

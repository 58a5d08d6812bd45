import * as z from '@sarv/shared/schema'
import { patchEndpoint, postEndpoint, readEndpoint } from './calls'
import { ownIban } from './own-iban'
import { isoDate } from './wire'

/**
 * A bank account of the person (SBX-035): a purchase is paid from it, a sale is paid out to it.
 * @example { id: 12, bankName: 'بانک خاورمیانه', accountNumber: '0101234567890', iban: 'IR…', is_default: true, usable_from: null }
 */
export const fundAccount = z.object({
  id: z.int(),
  bankName: z.string(),
  accountNumber: z.string(),
  /** `IR` and 24 digits, without spaces. */
  iban: z.string(),
  is_default: z.boolean(),
  /** When proceeds may be paid to it (SBX-124); null or absent where they may already. */
  usable_from: z.optional(z.nullable(isoDate)),
})
export type FundAccount = z.infer<typeof fundAccount>

/**
 * @example const accounts = await call(listFundAccounts, { params: { id: fund.ds_code } })
 */
export const listFundAccounts = readEndpoint('/fund/api/v1/bank_accounts/:id/', {
  summary: "The person's bank accounts for one fund, the default one first",
  reply: z.array(fundAccount),
})

/**
 * The same accounts, for all funds together (SBX-105), in the order in which they were added.
 * @example const accounts = await call(listWithdrawalAccounts, {})
 */
export const listWithdrawalAccounts = readEndpoint('/fund/api/v1/accounts/', {
  summary: 'The bank accounts to which sales are paid out',
  reply: z.array(fundAccount),
})

/**
 * A further account of an active person, and all accounts with it; one that is known already is not added again.
 * 428 for a code. 400 `ONB-REQUIRED` below level 2, whose first account comes with the activation; 400 above ten accounts
 * and for an IBAN that does not belong to the person (SBX-123).
 * @example const accounts = await call(addWithdrawalAccount, { body: { iban: 'IR160120000000001234567890' } })
 */
export const addWithdrawalAccount = postEndpoint('/fund/api/v1/accounts/', {
  summary: 'Add a bank account of the person',
  body: z.object({ iban: ownIban }),
  reply: z.array(fundAccount),
  isConfirmed: true,
})

/**
 * Makes one account the default one; the others stop being it. Sending it again changes nothing. 428 for a code, 409 for
 * an account that is not usable yet.
 * @example await call(chooseWithdrawalAccount, { params: { id: 12 }, body: { is_default: true } })
 */
export const chooseWithdrawalAccount = patchEndpoint('/fund/api/v1/accounts/:id/', {
  summary: 'Make one withdrawal account the default one; 404 for others’',
  body: z.object({ is_default: z.literal(true, 'برای برداشتن پیش‌فرض، حساب دیگری را پیش‌فرض کنید.') }),
  reply: z.array(fundAccount),
  isConfirmed: true,
})

import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { isoDate, openEnum, rial, word } from './wire'

/**
 * A bank account with its card (SBX-041). A person without one gets a single entry `bank_onb_required` with null ids.
 * @example { id: 7, status: 'verified', account_status: 'active', card_number: '627412******4891', … }
 */
export const bankAccount = z.object({
  /** Id for the balance; null while the person has no account. */
  id: z.nullable(z.int()),
  /**
   * The card (ST-08): bank_onb_required, verified, pending, blocked, failed, waiting. A card in use is `verified` with
   * the account `active`; `verified` with any other account is one that is on its way.
   */
  status: word,
  /** The account (ST-13): active, block, created, inquiry, inactive, pending, wait_for_activate, acc_pending. */
  account_status: z.nullable(
    openEnum(['active', 'block', 'created', 'inquiry', 'inactive', 'pending', 'wait_for_activate', 'acc_pending']),
  ),
  /** 16 places, the 7th to 12th are stars already. */
  card_number: z.nullable(z.string()),
  account_number: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  bankName: z.string(),
  /** Latin capitals, as printed on the card. */
  owner_name: z.nullable(z.string()),
  /** Which card face: سرو, کویر, خلیج, انار, شب by sarv, kavir, khalij, anar, shab. */
  card_name: z.nullable(openEnum(['sarv', 'kavir', 'khalij', 'anar', 'shab'])),
  /** The request (ST-05): ACTIVE, DONE, FAILED; null before one is made. */
  onb_status: z.nullable(openEnum(['ACTIVE', 'DONE', 'FAILED'])),
  /** Sentences for the person: why it failed, what it waits for. */
  messages: z.array(z.string()),
  /** Largest single payment into it that a card gateway takes (D-144). */
  max_payment: z.optional(rial),
})
export type BankAccount = z.infer<typeof bankAccount>

/**
 * @example const { accounts } = await call(listBankAccounts, {})
 */
export const listBankAccounts = readEndpoint('/bank/api/v1/account/accounts-with-onb/', {
  summary: "The person's bank accounts and card requests",
  reply: z.object({ accounts: z.array(bankAccount) }),
})

/**
 * @example { balance: 86_420_500, blocked: 0, updated_at: '2026-11-21T12:52:08.000Z' }
 */
export const bankBalance = z.object({ balance: rial, blocked: rial, updated_at: isoDate })
export type BankBalance = z.infer<typeof bankBalance>

/**
 * @example const { balance } = await call(getBankBalance, { params: { id: account.id } })
 */
export const getBankBalance = readEndpoint('/bank/api/v1/account/balance/:id/', {
  summary: 'Balance of one bank account; 404 for others’',
  reply: bankBalance,
})

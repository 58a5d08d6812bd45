import type { BankAccount } from '@sarv/shared/contract/bank-accounts'

/** Why an account's money cannot be moved: keys of the sentences beside the label of ST-13. */
const reasons = ['block', 'created', 'inquiry', 'inactive', 'pending', 'wait_for_activate', 'acc_pending'] as const
export type GateReason = (typeof reasons)[number] | 'unknown'

/**
 * The reason why an account may not transfer; undefined for an active one, the only one that may. (BNK-008, ST-13)
 * @example gateOf({ account_status: 'inquiry' }) // 'inquiry'
 */
export function gateOf({ account_status }: Pick<BankAccount, 'account_status'>): GateReason | undefined {
  if (account_status === 'active') return undefined
  return reasons.find((reason) => reason === account_status) ?? 'unknown'
}

/** The accounts that may be paid into and transferred from. */
export function activeAccounts<Account extends Pick<BankAccount, 'account_status'>>(
  accounts: readonly Account[],
): Account[] {
  return accounts.filter((account) => gateOf(account) === undefined)
}

import type { BankAccount } from '@sarv/shared/contract/bank-accounts'

/** Content of the server about an account that rests or is over (SBX-042). */
export type Landing = 'onb-archive' | 'card-onb-archive' | 'account-activation' | 'card-reactivation'

/**
 * Chooses the content for an account that rests or is over; undefined for every other one. An expired card is activated
 * again; of an inactive account it is its request, the request for its card, or the account itself that is over. (BNK-007)
 */
export function landingFor({
  id,
  status,
  account_status,
  account_number,
  card_number,
}: Pick<BankAccount, 'id' | 'status' | 'account_status' | 'account_number' | 'card_number'>): Landing | undefined {
  if (id === null) return undefined
  if (status === 'expired') return 'card-reactivation'
  if (account_status !== 'inactive') return undefined
  if (account_number === null) return 'onb-archive'
  return card_number === null ? 'card-onb-archive' : 'account-activation'
}

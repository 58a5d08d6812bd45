import type { BankAccount } from '@sarv/shared/contract/bank-accounts'
import { isOpenAccount, type OpenAccount } from '../card/account-choice'
import { activeAccounts } from '../card/account-gate'

/** The accounts that may transfer: open, active, and with a card that is not blocked. (BNK-008) */
export function sourceAccounts(accounts: readonly BankAccount[]): OpenAccount[] {
  return activeAccounts(accounts.filter(isOpenAccount)).filter(({ status }) => status !== 'blocked')
}

/** The source: the chosen account while it may transfer, else the first one that may. */
export function chooseSource(sources: readonly OpenAccount[], chosen: number | undefined): OpenAccount | undefined {
  return sources.find(({ id }) => id === chosen) ?? sources[0]
}

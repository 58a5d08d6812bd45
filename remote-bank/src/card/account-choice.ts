import type { BankAccount } from '@sarv/shared/contract/bank-accounts'

/** Account that is open at the bank: it has a number, a card and a balance. */
export type OpenAccount = BankAccount & { id: number; account_number: string }

/** Type guard of an open account. Requests carry an id too, so the account number decides. (BNK-004) */
export function isOpenAccount(account: BankAccount): account is OpenAccount {
  return account.id !== null && account.account_number !== null
}

/** Unique key of an account or a request in the list. */
export function accountKey(account: BankAccount): string {
  return account.account_number ?? `request-${account.id ?? 'new'}`
}

/** Selects the account to show: the chosen one, else the first active, else the first open, else the first of all. */
export function selectAccount(accounts: readonly BankAccount[], chosen: string | undefined): BankAccount | undefined {
  return (
    accounts.find((account) => accountKey(account) === chosen) ??
    accounts.find(({ account_status }) => account_status === 'active') ??
    accounts.find(isOpenAccount) ??
    accounts[0]
  )
}

/** Whether the card needs a status notice: every card but a verified one with an active account. (BNK-001) */
export function hasStatusNotice({ status, account_status }: Pick<BankAccount, 'status' | 'account_status'>): boolean {
  return !(status === 'verified' && account_status === 'active')
}

import type { BankAccount } from '@sarv/shared/contract/bank-accounts'

/** An account that exists at the bank: it has a number, a card and a balance. */
export type OpenAccount = BankAccount & { id: number; account_number: string }

/** Requests carry an id too, so the number decides. (BNK-004) */
export function isOpen(account: BankAccount): account is OpenAccount {
  return account.id !== null && account.account_number !== null
}

/** What tells one account of the list from another. */
export function keyOf(account: BankAccount): string {
  return account.account_number ?? `request-${account.id ?? 'new'}`
}

/** The account on the screen: the chosen one, else the first that works, else the first that is open, else the first. */
export function accountToShow(accounts: readonly BankAccount[], chosen: string | undefined): BankAccount | undefined {
  return (
    accounts.find((account) => keyOf(account) === chosen) ??
    accounts.find(({ account_status }) => account_status === 'active') ??
    accounts.find(isOpen) ??
    accounts[0]
  )
}

/** A card in use says nothing about itself; every other one says where it stands and what to do. (BNK-001) */
export function hasNews({ status, account_status }: Pick<BankAccount, 'status' | 'account_status'>): boolean {
  return !(status === 'verified' && account_status === 'active')
}

import type { BlockAccount } from '../stages/page-blocks'
import { BankAccounts } from '../ui/forms/bank-accounts'
import { pictureOf } from './payment-method'

/**
 * Deposit accounts of the company that money is paid into, each number and IBAN to be copied; none says so (ERR-20). They come
 * in the block `accounts` of a stage, or from a call of their own. (PMA-041, PMA-053, PMA-060)
 * @example <HouseAccounts accounts={accountsIn(blockOf(stage.wire, 'accounts'))} />
 */
export function HouseAccounts({ accounts }: { accounts: readonly BlockAccount[] }) {
  return (
    <BankAccounts
      accounts={accounts.map(({ label, icon, account_number, iban }, index) => ({
        key: iban ?? account_number ?? index,
        label,
        // Any other word is the name of an icon.
        icon: pictureOf({ icon }),
        accountNumber: account_number,
        iban,
      }))}
    />
  )
}

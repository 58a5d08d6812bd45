import { accountsIn, blockOf } from '@sarv/shared/stages/page-blocks'
import { BankAccounts } from '@sarv/shared/ui/bank-accounts'
import type { PmaStage } from './onboarding-flow'

/** The accounts of the house that a stage is paid into, each number to be copied. (PMA-041, PMA-060) */
export function HouseAccounts({ stage }: { stage: PmaStage }) {
  return (
    <BankAccounts
      accounts={accountsIn(blockOf(stage.wire, 'accounts')).map(({ label, icon, account_number, iban }, place) => ({
        key: `${label}-${place + 1}`,
        label,
        // Any other word is the name of an icon.
        icon: icon?.startsWith('/') || icon?.startsWith('https://') ? icon : undefined,
        accountNumber: account_number,
        iban,
      }))}
    />
  )
}

import { pictureOf } from '@sarv/shared/payment/payment-method'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { BankAccounts } from '@sarv/shared/ui/bank-accounts'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Sheet } from '@sarv/shared/ui/sheet'
import { SkeletonCard } from '@sarv/shared/ui/skeleton'
import { houseAccountsQuery } from './increase-queries'

/** The accounts of the house in a drawer, each number to be copied. (PMA-053, PMA-060) */
export function HouseAccounts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const accounts = useQuery({ ...houseAccountsQuery(), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} wide="side" title={t('increase.accounts')}>
      <Loaded query={accounts} skeleton={<SkeletonCard rows={3} />} title={t('increase.accountsFailed')}>
        {({ bank_accounts }) => (
          <BankAccounts
            accounts={bank_accounts.map(({ label, icon, account_number, iban }) => ({
              key: iban,
              label,
              icon: pictureOf({ icon }),
              accountNumber: account_number,
              iban,
            }))}
          />
        )}
      </Loaded>
    </Sheet>
  )
}

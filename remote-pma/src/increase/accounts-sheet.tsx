import { HouseAccounts } from '@sarv/shared/payment/house-accounts'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Sheet } from '@sarv/shared/ui/sheet'
import { SkeletonCard } from '@sarv/shared/ui/skeleton'
import { houseAccountsQuery } from './increase-queries'

/** The accounts of the house in a drawer, each number to be copied. (PMA-053, PMA-060) */
export function AccountsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const accounts = useQuery({ ...houseAccountsQuery(), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} wide="side" title={t('increase.accounts')}>
      <Loaded query={accounts} skeleton={<SkeletonCard rows={3} />} title={t('increase.accountsFailed')}>
        {({ bank_accounts }) => <HouseAccounts accounts={bank_accounts} />}
      </Loaded>
    </Sheet>
  )
}

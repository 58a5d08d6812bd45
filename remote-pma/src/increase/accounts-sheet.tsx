import { HouseAccounts } from '@sarv/shared/payment/house-accounts'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { companyAccountsQuery } from './increase-queries'

/** Sheet with the company's bank accounts to pay into, each number with a copy button. (PMA-053, PMA-060) */
export function AccountsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const accounts = useQuery({ ...companyAccountsQuery(), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} wide="side" title={t('increase.accounts')}>
      <QueryBoundary query={accounts} skeleton={<SkeletonCard rows={3} />} title={t('increase.accountsFailed')}>
        {({ bank_accounts }) => <HouseAccounts accounts={bank_accounts} />}
      </QueryBoundary>
    </Sheet>
  )
}

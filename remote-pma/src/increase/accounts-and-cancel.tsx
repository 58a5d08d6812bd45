import { HouseAccounts } from '@sarv/shared/payment/house-accounts'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import styles from './increase.module.css'
import { companyAccountsQuery } from './increase-queries'

/** Buttons beside a payment: one opens the company's bank accounts to pay into, the other leaves it. (PMA-053, PMA-060) */
export function AccountsAndCancel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const accounts = useQuery({ ...companyAccountsQuery(), enabled: isOpen })
  return (
    <>
      <div className={styles.beside}>
        <Button variant="tonal" size="s" icon={Landmark} onClick={() => setOpen(true)}>
          {t('increase.accounts')}
        </Button>
        <Button variant="ghost" size="s" onClick={onClose}>
          {t('increase.cancel')}
        </Button>
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} wide="side" title={t('increase.accounts')}>
        <QueryBoundary query={accounts} skeleton={<SkeletonCard rows={3} />} title={t('increase.accountsFailed')}>
          {({ bank_accounts }) => <HouseAccounts accounts={bank_accounts} />}
        </QueryBoundary>
      </Sheet>
    </>
  )
}

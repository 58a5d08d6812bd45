import { useQuery } from '@sarv/shared/platform'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { accountsQuery } from './account-queries'
import styles from './accounts.module.css'
import { DefaultAccountForm } from './default-account-form'
import { NoAccounts } from './no-accounts'

/** Accounts screen: where sales are paid out, and which account is the default. (INV-074, ERR-20) */
export function AccountsScreen() {
  const accounts = useQuery(accountsQuery())
  return (
    <Page width="flow">
      <QueryBoundary query={accounts} skeleton={<AccountsSkeleton />} whole>
        {(all) => (all.length === 0 ? <NoAccounts /> : <DefaultAccountForm accounts={all} />)}
      </QueryBoundary>
    </Page>
  )
}

function AccountsSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton height={44} />
      <Skeleton height={176} radius={16} />
      <Skeleton height={176} radius={16} />
    </div>
  )
}

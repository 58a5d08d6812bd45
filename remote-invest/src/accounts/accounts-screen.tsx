import { useQuery } from '@sarv/shared/platform'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Page } from '@sarv/shared/ui/page'
import { Skeleton } from '@sarv/shared/ui/skeleton'
import { AccountChoice } from './account-choice'
import { accountsQuery } from './account-queries'
import styles from './accounts.module.css'
import { NoAccounts } from './no-accounts'

/** The accounts to which sales are paid out, and which of them is the default one. (INV-074, ERR-20) */
export function AccountsScreen() {
  const accounts = useQuery(accountsQuery())
  return (
    <Page width="flow">
      <Loaded query={accounts} skeleton={<AccountsSkeleton />} whole>
        {(all) => (all.length === 0 ? <NoAccounts /> : <AccountChoice accounts={all} />)}
      </Loaded>
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

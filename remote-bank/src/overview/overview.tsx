import { useQuery, useTranslation } from '@sarv/shared/platform'
import { useKeptFlag } from '@sarv/shared/storage/use-kept-flag'
import { Money } from '@sarv/shared/ui/data/money'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { useShownPath } from '@sarv/shared/ui/layout/use-shown-path'
import { isOpenAccount, type OpenAccount, selectAccount } from '../card/account-choice'
import { accountsQuery, balanceQuery } from '../card/card-queries'

/** Section of the shell's third zone: the balance of who has an account; not beside the page that shows it. (HST-074) */
export function Overview() {
  const path = useShownPath()
  return path === '/card' ? null : <OwnBalance />
}

function OwnBalance() {
  const { t } = useTranslation()
  return (
    <QueryBoundary query={useQuery(accountsQuery())} title={t('account.title')} skeleton={<Skeleton height={68} />}>
      {(accounts) => {
        const account = selectAccount(accounts, undefined)
        return account && isOpenAccount(account) && <Balance account={account} />
      }}
    </QueryBoundary>
  )
}

function Balance({ account }: { account: OpenAccount }) {
  const { t } = useTranslation()
  const { on: visible = false } = useKeptFlag('visibleBankBalance')
  return (
    <section aria-label={t('balance.title')}>
      <h3 className={typography.secondary}>{t('balance.title')}</h3>
      <QueryBoundary
        query={useQuery(balanceQuery(account.id))}
        title={t('balance.failed')}
        skeleton={<Skeleton height={36} />}
      >
        {({ balance }) => (
          <p className={typography.title}>
            <Money amount={balance} hidden={!visible} />
          </p>
        )}
      </QueryBoundary>
    </section>
  )
}

import { useQuery, useTranslation } from '@sarv/shared/platform'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Page } from '@sarv/shared/ui/layout/page'
import { accountsQuery } from './card-queries'
import styles from './card-screen.module.css'
import { CardSkeleton } from './card-skeleton'
import { OwnAccounts } from './own-accounts'

/** Screen of /card: the account with its card and balance, or the status of the request for one. (BNK-001…005) */
export function CardScreen() {
  const { t } = useTranslation()
  const accounts = useQuery(accountsQuery())
  return (
    <Page>
      <div className={styles.body}>
        <QueryBoundary query={accounts} skeleton={<CardSkeleton />} whole>
          {(list) =>
            list.length === 0 ? (
              <EmptyState title={t('empty.title')} text={t('empty.text')} />
            ) : (
              <OwnAccounts
                accounts={list}
                fetchedAt={accounts.dataUpdatedAt}
                checking={accounts.isFetching}
                onCheck={() => accounts.refetch()}
              />
            )
          }
        </QueryBoundary>
      </div>
    </Page>
  )
}

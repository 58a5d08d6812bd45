import { useQuery, useTranslation } from '@sarv/shared/platform'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Page } from '@sarv/shared/ui/page'
import { accountsQuery } from './card-queries'
import styles from './card-screen.module.css'
import { CardSkeleton } from './card-skeleton'
import { OwnAccounts } from './own-accounts'

/** /card: the account with its card and balance, or where the request for one stands. (BNK-001…005) */
export function CardScreen() {
  const { t } = useTranslation()
  const accounts = useQuery(accountsQuery())
  return (
    <Page>
      <h1 className={styles.heading}>{t('title')}</h1>
      <Loaded query={accounts} skeleton={<CardSkeleton />} whole>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <OwnAccounts
              accounts={list}
              readAt={accounts.dataUpdatedAt}
              checking={accounts.isFetching}
              onCheck={() => accounts.refetch()}
            />
          )
        }
      </Loaded>
    </Page>
  )
}

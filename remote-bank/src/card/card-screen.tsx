import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { ChipGroup } from '@sarv/shared/ui/chip-group'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { ErrorState } from '@sarv/shared/ui/error-state'
import { OfflineBanner } from '@sarv/shared/ui/offline-banner'
import { Columns, Page } from '@sarv/shared/ui/page'
import { useState } from 'react'
import { accountToShow, hasNews, isOpen, keyOf } from './account-choice'
import { AccountDetails } from './account-details'
import { CardBalance } from './card-balance'
import { CardFace } from './card-face'
import { accountsQuery, balanceQuery } from './card-queries'
import styles from './card-screen.module.css'
import { BalanceSkeleton, CardSkeleton } from './card-skeleton'
import { CardStatus } from './card-status'
import { useBalanceVisibility } from './use-balance-visibility'

/** /card: the account with its card and balance, or where the request for one stands. (BNK-001…005) */
export function CardScreen() {
  const { t } = useTranslation()
  const { digits, relative } = useFormat()
  const [chosen, choose] = useState<string>()
  const accounts = useQuery(accountsQuery())
  const account = accountToShow(accounts.data ?? [], chosen)
  const open = account && isOpen(account) ? account : undefined
  const balance = useQuery(balanceQuery(open?.id))
  const { visible, toggle } = useBalanceVisibility()
  return (
    <Page>
      <h1 className={styles.heading}>{t('title')}</h1>
      <OfflineBanner />
      {accounts.isPending && <CardSkeleton />}
      {accounts.isError && !accounts.data && (
        <ErrorState text={accounts.error.detail} retrying={accounts.isFetching} onRetry={() => accounts.refetch()} />
      )}
      {accounts.data?.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
      {accounts.data && accounts.data.length > 1 && (
        <ChipGroup
          label={t('accounts')}
          scroll
          value={account && keyOf(account)}
          onChange={choose}
          options={accounts.data.map((one) => ({
            value: keyOf(one),
            label: one.account_number ? digits(one.account_number) : t('newCard'),
          }))}
        />
      )}
      {account && (
        <Columns wide="end">
          <CardFace account={account} off={account.status === 'blocked'} />
          <div className={styles.facts}>
            {open && balance.isPending && <BalanceSkeleton />}
            {balance.data && <CardBalance balance={balance.data} visible={visible} onToggle={toggle} />}
            {balance.isError && !balance.data && (
              <ErrorState
                compact
                title={t('balance.failed')}
                text={balance.error.detail}
                retrying={balance.isFetching}
                onRetry={() => balance.refetch()}
              />
            )}
            {hasNews(account) && (
              <CardStatus
                account={account}
                checking={accounts.isFetching}
                checkedAgo={relative(new Date(accounts.dataUpdatedAt).toISOString())}
                onCheck={() => accounts.refetch()}
              />
            )}
            {open && <AccountDetails account={open} />}
          </div>
        </Columns>
      )}
    </Page>
  )
}

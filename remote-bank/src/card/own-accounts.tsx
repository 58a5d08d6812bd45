import type { BankAccount } from '@sarv/shared/contract/bank-accounts'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { useKeptFlag } from '@sarv/shared/storage/use-kept-flag'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { Columns } from '@sarv/shared/ui/layout/page'
import { useState } from 'react'
import { accountKey, hasStatusNotice, isOpenAccount, selectAccount } from './account-choice'
import { AccountDetails } from './account-details'
import { CardBalance } from './card-balance'
import { CardFace } from './card-face'
import { balanceQuery } from './card-queries'
import styles from './card-screen.module.css'
import { BalanceSkeleton } from './card-skeleton'
import { CardStatus } from './card-status'

/**
 * Account switcher with the selected account's card, balance, status and details; `fetchedAt` in epoch milliseconds.
 */
export function OwnAccounts({
  accounts,
  fetchedAt,
  checking,
  onCheck,
}: {
  accounts: readonly BankAccount[]
  fetchedAt: number
  checking: boolean
  onCheck: () => void
}) {
  const { t } = useTranslation()
  const { digits, relative } = useFormat()
  const [chosen, setChosen] = useState<string>()
  const account = selectAccount(accounts, chosen)
  const open = account && isOpenAccount(account) ? account : undefined
  const balance = useQuery(balanceQuery(open?.id))
  const { on: visible = false, turn: toggle } = useKeptFlag('visibleBankBalance')
  return (
    <>
      {accounts.length > 1 && (
        <ChipGroup
          label={t('accounts')}
          scroll
          value={account && accountKey(account)}
          onChange={setChosen}
          options={accounts.map((one) => ({
            value: accountKey(one),
            label: one.account_number ? digits(one.account_number) : t('newCard'),
          }))}
        />
      )}
      {account && (
        <Columns wide="end">
          <CardFace account={account} off={account.status === 'blocked'} />
          <div className={styles.facts}>
            {open && (
              <QueryBoundary query={balance} skeleton={<BalanceSkeleton />} title={t('balance.failed')}>
                {(data) => <CardBalance balance={data} visible={visible} onToggle={toggle} />}
              </QueryBoundary>
            )}
            {hasStatusNotice(account) && (
              <CardStatus
                account={account}
                checking={checking}
                checkedAgo={relative(new Date(fetchedAt).toISOString())}
                onCheck={onCheck}
              />
            )}
            {open && <AccountDetails account={open} />}
          </div>
        </Columns>
      )}
    </>
  )
}

import type { BankAccount } from '@sarv/shared/contract/bank-accounts'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { useKeptFlag } from '@sarv/shared/storage/use-kept-flag'
import { ChipGroup } from '@sarv/shared/ui/chip-group'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Columns } from '@sarv/shared/ui/page'
import { useState } from 'react'
import { accountToShow, hasNews, isOpen, keyOf } from './account-choice'
import { AccountDetails } from './account-details'
import { CardBalance } from './card-balance'
import { CardFace } from './card-face'
import { balanceQuery } from './card-queries'
import styles from './card-screen.module.css'
import { BalanceSkeleton } from './card-skeleton'
import { CardStatus } from './card-status'

/** The accounts of the person, one of them on the screen; `readAt` in milliseconds since 1970. */
export function OwnAccounts({
  accounts,
  readAt,
  checking,
  onCheck,
}: {
  accounts: readonly BankAccount[]
  readAt: number
  checking: boolean
  onCheck: () => void
}) {
  const { t } = useTranslation()
  const { digits, relative } = useFormat()
  const [chosen, choose] = useState<string>()
  const account = accountToShow(accounts, chosen)
  const open = account && isOpen(account) ? account : undefined
  const balance = useQuery(balanceQuery(open?.id))
  const { on: visible = false, turn } = useKeptFlag('visibleBankBalance')
  return (
    <>
      {accounts.length > 1 && (
        <ChipGroup
          label={t('accounts')}
          scroll
          value={account && keyOf(account)}
          onChange={choose}
          options={accounts.map((one) => ({
            value: keyOf(one),
            label: one.account_number ? digits(one.account_number) : t('newCard'),
          }))}
        />
      )}
      {account && (
        <Columns wide="end">
          <CardFace account={account} off={account.status === 'blocked'} />
          <div className={styles.facts}>
            {open && (
              <Loaded query={balance} skeleton={<BalanceSkeleton />} title={t('balance.failed')}>
                {(read) => <CardBalance balance={read} visible={visible} onToggle={turn} />}
              </Loaded>
            )}
            {hasNews(account) && (
              <CardStatus
                account={account}
                checking={checking}
                checkedAgo={relative(new Date(readAt).toISOString())}
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

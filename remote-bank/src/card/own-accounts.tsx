import type { BankAccount } from '@sarv/shared/contract/bank-accounts'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { useKeptFlag } from '@sarv/shared/storage/use-kept-flag'
import { IconLink } from '@sarv/shared/ui/actions/icon-button'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Columns } from '@sarv/shared/ui/layout/page'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { Settings } from 'lucide-react'
import { useState } from 'react'
import { settingQuery } from '../settings/setting-query'
import { AccountChips } from './account-chips'
import { accountKey, hasStatusNotice, isOpenAccount, selectAccount } from './account-choice'
import { AccountDetails } from './account-details'
import { gateOf } from './account-gate'
import { AccountLanding } from './account-landing'
import { CardBalance } from './card-balance'
import { CardFace } from './card-face'
import { CardOperations } from './card-operations'
import { balanceQuery } from './card-queries'
import styles from './card-screen.module.css'
import { BalanceSkeleton } from './card-skeleton'
import { CardStatus } from './card-status'
import { CardUnderWay } from './card-under-way'
import { landingFor } from './landing-choice'
import { OwnCard } from './own-card'
import { ReceiveCard } from './receive-card'

/**
 * Account switcher with the selected account's card, balance, status, operations and details; `fetchedAt` in epoch milliseconds.
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
  const { relative } = useFormat()
  const [chosen, setChosen] = useState<string>()
  const account = selectAccount(accounts, chosen)
  const open = account && isOpenAccount(account) ? account : undefined
  const balance = useQuery(balanceQuery(open?.id))
  const { on: visible = false, turn: toggle } = useKeptFlag('visibleBankBalance')
  const setting = useQuery({ ...settingQuery(), enabled: open !== undefined && gateOf(open) === undefined })
  const frozen = setting.data?.account_id === open?.id && setting.data?.is_blocked === true
  const landing = account && landingFor(account)
  const [tracking, setTracking] = useState(false)
  return (
    <>
      <AccountChips
        accounts={accounts.map((one) => ({ id: accountKey(one), account_number: one.account_number }))}
        chosen={account && accountKey(account)}
        onChoose={setChosen}
      />
      {account && (
        <Columns wide="end">
          {open && !hasStatusNotice(open) ? (
            <OwnCard key={accountKey(open)} account={open} frozen={frozen} />
          ) : (
            <CardFace account={account} off={account.status === 'blocked'} />
          )}
          <div className={stack[24]}>
            {open && (
              <div className={styles.head}>
                <div className={styles.balance}>
                  <QueryBoundary query={balance} skeleton={<BalanceSkeleton />} title={t('balance.failed')}>
                    {(data) => <CardBalance balance={data} visible={visible} onToggle={toggle} />}
                  </QueryBoundary>
                </div>
                <IconLink icon={Settings} label={t('operations.setting')} to="/bank/setting" />
              </div>
            )}
            {landing && account.id !== null && <AccountLanding landing={landing} id={account.id} />}
            {landing === undefined && hasStatusNotice(account) && (
              <CardStatus
                account={account}
                checking={checking}
                checkedAgo={relative(new Date(fetchedAt).toISOString())}
                onCheck={onCheck}
                onTrack={() => setTracking(true)}
              />
            )}
            {open && <CardOperations account={open} frozen={frozen} />}
            {open && <CardUnderWay />}
            {open && <AccountDetails account={open} />}
          </div>
        </Columns>
      )}
      <ReceiveCard open={tracking} onClose={() => setTracking(false)} />
    </>
  )
}

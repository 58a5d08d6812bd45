import { filledIn } from '@sarv/shared/money/filled-in'
import { PaymentGateways } from '@sarv/shared/payment/payment-gateways'
import { useLocation, useQuery, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Page } from '@sarv/shared/ui/layout/page'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { AccountChips } from '../card/account-chips'
import { isOpenAccount, type OpenAccount } from '../card/account-choice'
import { activeAccounts, gateOf } from '../card/account-gate'
import { accountsQuery } from '../card/card-queries'
import { AmountForm } from '../pay-in/amount-form'
import { AmountSkeleton } from '../pay-in/amount-skeleton'
import { usePayIn } from '../pay-in/use-pay-in'
import { DepositTo } from './deposit-to'

/** Rial. (BNK-077) */
const minimumCharge = 10_000
const chargeChips = [5_000_000, 10_000_000, 20_000_000, 50_000_000] as const

/** Screen of /bank/increase-amount: pays money into the account, at a gateway or by the account's own number. (BNK-077) */
export function ChargeScreen() {
  const { t } = useTranslation()
  const accounts = useQuery(accountsQuery())
  return (
    <QueryBoundary query={accounts} whole skeleton={<Loading />}>
      {(all) => {
        const active = activeAccounts(all).filter(isOpenAccount)
        if (active.length > 0) return <ChargeAccount accounts={active} />
        const gate = all.map(gateOf).find((reason) => reason !== undefined) ?? 'unknown'
        return (
          <Page width="flow">
            <EmptyState
              title={t('charge.closed')}
              text={all.some(isOpenAccount) ? t(`gate.${gate}`) : t('charge.noAccount')}
              action={<ButtonLink to="/card">{t('toCard')}</ButtonLink>}
            />
          </Page>
        )
      }}
    </QueryBoundary>
  )
}

function Loading() {
  return (
    <Page width="flow">
      <AmountSkeleton />
    </Page>
  )
}

function ChargeAccount({ accounts }: { accounts: readonly OpenAccount[] }) {
  const { t } = useTranslation()
  const [chosen, choose] = useState(accounts[0]?.id)
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0]
  const asked = Number(filledIn(useLocation().state, 'amount')) || undefined
  const { payment, isLoading, amount = asked, onRequested } = usePayIn()
  if (payment) return <PaymentGateways payment={payment} icon={Plus} />
  if (isLoading) return <Loading />
  return (
    <Page width="flow">
      <AccountChips accounts={accounts} chosen={account?.id} onChoose={choose} />
      <AmountForm
        label={t('charge.amount')}
        minimum={minimumCharge}
        limit={account?.max_payment}
        initial={amount}
        chips={chargeChips}
        toRequest={(rial) => ({ kind: 'CHARGE', body: { account_id: account?.id ?? 0, amount: rial } })}
        onRequested={onRequested}
      >
        {account && <DepositTo account={account} />}
      </AmountForm>
    </Page>
  )
}

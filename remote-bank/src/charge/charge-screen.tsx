import { chargeAccount } from '@sarv/shared/contract/bank-money'
import { trackPaymentRequested } from '@sarv/shared/payment/track-payment-requested'
import { call, useFormat, usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { Page } from '@sarv/shared/ui/layout/page'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { isOpenAccount, type OpenAccount } from '../card/account-choice'
import { activeAccounts, gateOf } from '../card/account-gate'
import { accountsQuery } from '../card/card-queries'
import { AmountForm } from '../pay-in/amount-form'
import { AmountSkeleton } from '../pay-in/amount-skeleton'
import { Pay } from '../pay-in/pay'
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
    <QueryBoundary
      query={accounts}
      whole
      skeleton={
        <Page width="flow">
          <AmountSkeleton />
        </Page>
      }
    >
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

function ChargeAccount({ accounts }: { accounts: readonly OpenAccount[] }) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const platform = usePlatform()
  const [chosen, choose] = useState(accounts[0]?.id)
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0]
  const { request, requesting, amount, payment } = usePayIn({
    name: 'charge',
    send: async (rial, idempotencyKey) => {
      const body = { account_id: account?.id ?? 0, amount: rial }
      const created = await call(chargeAccount, { body, idempotencyKey })
      trackPaymentRequested(platform, { type: 'INCREASE_AMOUNT', objectId: created.uuid })
      return created
    },
  })
  if (payment) return <Pay payment={payment} icon={Plus} />
  return (
    <Page width="flow">
      {accounts.length > 1 && (
        <ChipGroup
          label={t('accounts')}
          scroll
          value={account?.id}
          onChange={choose}
          options={accounts.map(({ id, account_number }) => ({ value: id, label: digits(account_number) }))}
        />
      )}
      <AmountForm
        label={t('charge.amount')}
        minimum={minimumCharge}
        initial={amount}
        chips={chargeChips}
        requesting={requesting}
        onRequest={request}
      >
        {account && <DepositTo account={account} />}
      </AmountForm>
    </Page>
  )
}

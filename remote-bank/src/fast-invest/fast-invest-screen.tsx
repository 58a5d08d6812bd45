import { isCardPurchase } from '@sarv/shared/payment/card-purchase'
import { PaymentGateways } from '@sarv/shared/payment/payment-gateways'
import { useFormat, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { isAwaited } from '@sarv/shared/queries/is-awaited'
import { cardFundDays, minimumAmount } from '@sarv/shared/rules/constants'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { Clock, Sprout } from 'lucide-react'
import { cardLimitQuery } from '../card-rules/card-limit-queries'
import type { PayInRequest } from '../money/pay-in-request'
import { AmountForm } from '../pay-in/amount-form'
import { AmountSkeleton } from '../pay-in/amount-skeleton'
import { usePayIn } from '../pay-in/use-pay-in'
import styles from './fast-invest.module.css'
import { investAmounts } from './invest-amount'

/** Screen of /fast-invest: buys units of the card's fund, with what is missing for a card in the field. (BNK-070, BNK-071) */
export function FastInvestScreen() {
  const { t } = useTranslation()
  const format = useFormat()
  const [query] = useSearchParams()
  const limit = useQuery(cardLimitQuery())
  const { payment, isLoading, amount, onRequested } = usePayIn()
  if (payment) return <PaymentGateways payment={payment} icon={Sprout} />
  // The missing sum only fills the field: the form does not wait for more than the answer, and does not fail with it.
  if (isAwaited(limit) || isLoading) {
    return (
      <Page width="flow">
        <SkeletonGroup>
          <AmountSkeleton />
        </SkeletonGroup>
      </Page>
    )
  }
  const missing = limit.data?.remaining_required_amount ?? 0
  const { initial, above, chips } = investAmounts(limit.data)
  return (
    <Page width="flow">
      <p className={styles.lead}>
        {missing > 0 ? t('fastInvest.missing', { amount: format.rial(missing) }) : t('fastInvest.lead')}
      </p>
      <AmountForm
        label={t('fastInvest.amount')}
        minimum={minimumAmount}
        limit={limit.data?.max_payment}
        initial={amount ?? initial}
        chips={chips}
        // Bought for the card's minimum: the server counts it so, and the receipt leads back to the card. (D-08)
        toRequest={(amount) => toRequest(amount, isCardPurchase(query))}
        onRequested={onRequested}
      >
        {initial !== undefined && (
          <p className={styles.lead}>
            {t('fastInvest.above', { initial: format.rial(initial), above: format.rial(above) })}
          </p>
        )}
        <Alert tone="i" icon={Clock}>
          {t('fastInvest.days', { days: format.number(cardFundDays) })}
        </Alert>
      </AmountForm>
    </Page>
  )
}

function toRequest(amount: number, forCard: boolean): PayInRequest {
  const callback_url = `${location.origin}/payment/receipt`
  return { kind: 'INVEST', body: { amount, callback_url, ...(forCard && { bank_limit: true }) } }
}

import type { RecommendationOrder } from '@sarv/shared/contract/recommendation-orders'
import { exceedsGateway } from '@sarv/shared/payment/gateway-limit'
import { useFormat, useNavigate, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { LockOpen } from 'lucide-react'
import { entryAt } from '../recommendation/entry-at'
import { usePaymentRequest } from '../recommendation/use-payment-request'
import { LockedShapes } from './locked-shapes'
import styles from './order-panel.module.css'

/**
 * Panel of an order whose fee is not paid: shapes, the fee, and the button that leads to its payment; to another amount where
 * no gateway would take that of the order at once, before a fee is paid for it. (REC-030, D-146)
 */
export function LockedPanel({ order }: { order: RecommendationOrder }) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const navigate = useNavigate()
  const { payFee, requesting } = usePaymentRequest((uuid) =>
    navigate(...entryAt({ stage: 'payment_methods', payment: uuid })),
  )
  if (exceedsGateway(order.initial_investment_amount, order.max_payment))
    return (
      <div>
        <LockedShapes />
        <p className={styles.text}>{t('invest.why.above')}</p>
        <Button block size="m" onClick={() => navigate(...entryAt({ stage: 'investment_proposal' }))}>
          {t('amount.change')}
        </Button>
      </div>
    )
  return (
    <div>
      <LockedShapes />
      <p className={styles.text}>
        {order.fee_amount === null ? t('order.locked') : t('order.lockedFee', { amount: rial(order.fee_amount) })}
      </p>
      <MoneyButton block size="m" icon={LockOpen} loading={requesting !== undefined} onClick={() => payFee(order)}>
        {t('order.update')}
      </MoneyButton>
    </div>
  )
}

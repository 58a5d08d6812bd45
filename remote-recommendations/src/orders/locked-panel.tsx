import type { RecommendationOrder } from '@sarv/shared/contract/recommendation-orders'
import { useFormat, useNavigate, useTranslation } from '@sarv/shared/platform'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { LockOpen } from 'lucide-react'
import { paymentEntry } from '../recommendation/payment-entry'
import { usePaymentRequest } from '../recommendation/use-payment-request'
import { LockedShapes } from './locked-shapes'
import styles from './order-panel.module.css'

/** Panel of an order whose fee is not paid: shapes, the fee, and the button that leads to its payment. (REC-030) */
export function LockedPanel({ order }: { order: RecommendationOrder }) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const navigate = useNavigate()
  const { payFee, requesting } = usePaymentRequest((uuid) => navigate(...paymentEntry(uuid)))
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

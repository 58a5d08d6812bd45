import type { Payment } from '@sarv/shared/contract/fund-payment'
import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { Page } from '@sarv/shared/ui/layout/page'
import { PendingTransactions } from '../money/pending-transactions'

/** Empty state for a payment that was settled, failed or cancelled: it cannot be paid again. (F50) */
export function PaymentClosed({ payment }: { payment: Payment }) {
  const { t } = useTranslation()
  return (
    <Page width="flow">
      <PendingTransactions except={payment.uuid} />
      <EmptyState
        title={t(payment.status === 'SUCCESS' ? 'payment.paid' : 'payment.closed')}
        text={t(payment.status === 'SUCCESS' ? 'payment.paidText' : 'payment.closedText')}
        action={
          <ButtonLink replace to={payment.order_id === null ? '/fund-orders' : `/fund-order/${payment.order_id}`}>
            {t('payment.toOrder')}
          </ButtonLink>
        }
      />
    </Page>
  )
}

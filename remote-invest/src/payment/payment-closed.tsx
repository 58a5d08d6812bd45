import type { Payment } from '@sarv/shared/contract/fund-payment'
import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/button'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { Page } from '@sarv/shared/ui/page'
import { MoneyUnderWay } from '../money/money-under-way'

/** A payment that was settled, failed or cancelled cannot be paid again. (F50) */
export function PaymentClosed({ payment }: { payment: Payment }) {
  const { t } = useTranslation()
  return (
    <Page width="flow">
      <MoneyUnderWay except={payment.uuid} />
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

import type { Payment } from '@sarv/shared/contract/fund-payment'
import { GatewayScreen } from '@sarv/shared/payment/gateway-screen'
import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { PendingTransactions } from '../money/pending-transactions'

/** The choice of gateway for a payment; the whole browser leaves for the chosen one. (PLT-045) */
export function PaymentGateways({ payment }: { payment: Payment }) {
  const { t } = useTranslation()
  return (
    <GatewayScreen
      amount={payment.payment_amount}
      title={payment.title}
      description={payment.description}
      methods={payment.payment_methods}
      onPay={(address) => location.assign(address)}
      notice={
        <>
          <PendingTransactions except={payment.uuid} />
          <Alert tone="w">{t('payment.ownCard', { name: payment.payer_name })}</Alert>
        </>
      }
    />
  )
}

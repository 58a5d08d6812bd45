import type { Payment } from '@sarv/shared/contract/fund-payment'
import { GatewayScreen } from '@sarv/shared/payment/gateway-screen'
import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { MoneyUnderWay } from '../money/money-under-way'

/** The gateways; the whole browser leaves for the chosen one. (PLT-045) */
export function PayHere({ payment }: { payment: Payment }) {
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
          <MoneyUnderWay except={payment.uuid} />
          <Alert tone="w">{t('payment.ownCard', { name: payment.payer_name })}</Alert>
        </>
      }
    />
  )
}

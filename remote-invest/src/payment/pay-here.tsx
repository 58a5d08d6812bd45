import type { Payment } from '@sarv/shared/contract/fund-payment'
import { GatewayScreen } from '@sarv/shared/payment/gateway-screen'
import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { useEffect, useState } from 'react'

/** The gateways; the whole browser leaves for the chosen one. (PLT-045) */
export function PayHere({ payment }: { payment: Payment }) {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    // Back from the gateway by the browser's own button, the page is as it was left.
    const arrive = () => setLeaving(false)
    addEventListener('pageshow', arrive)
    return () => removeEventListener('pageshow', arrive)
  }, [])
  return (
    <GatewayScreen
      amount={payment.payment_amount}
      title={payment.title}
      description={payment.description}
      methods={payment.payment_methods}
      paying={leaving}
      onPay={(address) => {
        setLeaving(true)
        location.assign(address)
      }}
      notice={<Alert tone="w">{t('payment.ownCard', { name: payment.payer_name })}</Alert>}
    />
  )
}

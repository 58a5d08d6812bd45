import type { Charge } from '@sarv/shared/contract/bank-money'
import { GatewayScreen } from '@sarv/shared/payment/gateway-screen'
import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import type { LucideIcon } from 'lucide-react'

/** Step of the gateway: the whole browser leaves for the chosen one. (BNK-080, PLT-045) */
export function Pay({ payment, icon }: { payment: Charge; icon: LucideIcon }) {
  const { t } = useTranslation()
  return (
    <GatewayScreen
      amount={payment.payment_amount}
      title={payment.title}
      description={payment.description}
      icon={icon}
      methods={payment.payment_methods}
      onPay={(address) => location.assign(address)}
      notice={<Alert tone="w">{t('payIn.ownCard', { name: payment.payer_name })}</Alert>}
    />
  )
}

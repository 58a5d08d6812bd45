import { useTranslation } from '@sarv/shared/platform'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Payment } from '../contract/fund-payment'
import { OwnSentence, own } from '../ui/data/own-sentence'
import { Alert } from '../ui/feedback/alert'
import { GatewayScreen } from './gateway-screen'

/**
 * Gateway screen of a payment that is open, with the rule whose card may pay: the whole browser leaves for the chosen
 * gateway. (PLT-043, PLT-045, BNK-080)
 * @example <PaymentGateways payment={payment} icon={ChartPie} />
 */
export function PaymentGateways({
  payment,
  icon,
  notice,
  gateway,
  onLeave,
}: {
  payment: Omit<Payment, 'order_id'>
  icon?: LucideIcon
  /** Above the rule. */
  notice?: ReactNode
  /** Name of the gateway that was chosen before, which is gone to at once. */
  gateway?: string | undefined
  /** Called before the page leaves for a gateway. */
  onLeave?: () => void
}) {
  const { t } = useTranslation('ui')
  return (
    <GatewayScreen
      amount={payment.payment_amount}
      title={payment.title}
      description={payment.description}
      icon={icon}
      methods={payment.payment_methods}
      gateway={gateway}
      onPay={(address) => {
        onLeave?.()
        location.assign(address)
      }}
      notice={
        <>
          {notice}
          <Alert tone="w">
            <OwnSentence text={t('gateway.ownCard', { name: own(payment.payer_name) })} />
          </Alert>
        </>
      }
    />
  )
}

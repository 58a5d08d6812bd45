import { useFormat, useTranslation } from '@sarv/shared/platform'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Payment } from '../contract/fund-payment'
import { OwnSentence, own } from '../ui/data/own-sentence'
import { Alert } from '../ui/feedback/alert'
import { GatewayScreen } from './gateway-screen'
import { lookFacts } from './payment-look'

/**
 * Gateway screen of a payment that is open, with the rule whose card may pay and a last look: the whole browser leaves for
 * the chosen gateway. (PLT-043, PLT-045, BNK-080, U10)
 * @example <PaymentGateways payment={payment} icon={ChartPie} />
 */
export function PaymentGateways({
  payment,
  icon,
  notice,
  gateway,
  onLeave,
  parts,
}: {
  payment: Omit<Payment, 'order_id'>
  icon?: LucideIcon
  /** Above the rule. */
  notice?: ReactNode
  /** Name of the gateway that was chosen before, which is gone to at once. */
  gateway?: string | undefined
  /** Called before the page leaves for a gateway. */
  onLeave?: () => void
  /** What the amount is divided into, in the last look. */
  parts?: ReactNode
}) {
  const { t } = useTranslation('ui')
  const { day } = useFormat()
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
      look={{
        facts: lookFacts(payment, { day: (iso) => day(iso, { weekday: true }), atOnce: t('gateway.atOnce') }),
        note: payment.net_amount == null ? payment.description : t('gateway.priceLater'),
        parts,
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

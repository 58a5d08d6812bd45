import type { Plan } from '@sarv/shared/contract/plans'
import type { IncreasePayment } from '@sarv/shared/contract/pma-payment'
import { waysFor } from '@sarv/shared/payment/gateway-limit'
import { GatewayLimitAlert } from '@sarv/shared/payment/gateway-limit-alert'
import { GatewayScreen } from '@sarv/shared/payment/gateway-screen'
import { useTranslation } from '@sarv/shared/platform'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { planIcon } from '../plans/plan-icon'
import { AccountsAndCancel } from './accounts-and-cancel'

/** Stage screen of the payment methods; a gateway takes over the whole browser, once it is confirmed. (U10, PMA-053, PMA-054, PMA-061, PLT-043) */
export function IncreasePay({
  payment,
  name,
  plan,
  onSlip,
  onClose,
}: {
  payment: IncreasePayment
  /** Name of the portfolio. */
  name: string
  /** The portfolio's; undefined as long as the plans are not loaded. */
  plan: Plan | undefined
  onSlip: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { icon, picture } = planIcon(plan?.logo)
  return (
    <GatewayScreen
      amount={payment.payment_amount}
      title={payment.title}
      description={payment.description}
      icon={icon}
      picture={picture}
      methods={waysFor(payment.payment_methods, payment.payment_amount, plan?.max_payment)}
      onPay={(address) => location.assign(address)}
      onSlip={onSlip}
      look={{
        facts: {
          purpose: t('receipt.increaseOf', { name: own(name) }),
          portfolio: payment.prx,
          yearlyFee: plan?.management_fee_percentage,
        },
        note: t('increase.confirmText'),
      }}
      notice={
        <>
          <GatewayLimitAlert
            amount={payment.payment_amount}
            limit={plan?.max_payment}
            way={() => t('payment.bySlip')}
          />
          <Alert tone="w">
            <OwnSentence text={t('increase.ownCard', { name: own(payment.payer_name) })} />
          </Alert>
          <AccountsAndCancel onClose={onClose} />
        </>
      }
    />
  )
}

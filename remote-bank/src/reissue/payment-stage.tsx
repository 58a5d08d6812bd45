import { GatewayScreen } from '@sarv/shared/payment/gateway-screen'
import { parsePaymentMethods } from '@sarv/shared/payment/payment-method'
import { useTranslation } from '@sarv/shared/platform'
import { newCardFee } from '@sarv/shared/rules/constants'
import { amountIn, findBlock } from '@sarv/shared/stages/page-blocks'
import { useRefetchOnRestore } from '@sarv/shared/stages/use-refetch-on-restore'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { CreditCard } from 'lucide-react'
import { useEffect } from 'react'
import type { StageScreenProps } from '../stages/flow/stage-screen-props'

/** Stage screen of the payment of a reissue, at a gateway. (BNK-045, BNK-080, PLT-043) */
export function PaymentStage({ onboarding, flow, stage, goNext }: StageScreenProps) {
  const { t } = useTranslation()
  const isOver = flow.current !== 'payment'
  useRefetchOnRestore('bank', 'reissue')
  useEffect(() => {
    // Paid meanwhile, at the gateway or on another device.
    if (isOver) goNext()
  })
  return (
    <GatewayScreen
      amount={amountIn(findBlock(stage.wire, 'payment_amount'), 'amount') ?? newCardFee}
      title={onboarding.name}
      icon={CreditCard}
      methods={parsePaymentMethods(findBlock(stage.wire, 'payment_methods'))}
      onPay={(address) => location.assign(address)}
      look={{ facts: { purpose: onboarding.name, settles: t('ui:gateway.atOnce') }, note: t('reissue.receipt.next') }}
      notice={<Alert tone="w">{t('reissue.ownCard')}</Alert>}
    />
  )
}

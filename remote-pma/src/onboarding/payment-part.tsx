import { GatewayScreen } from '@sarv/shared/payment/gateway-screen'
import { methodsIn } from '@sarv/shared/payment/payment-method'
import { useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { amountIn, blockOf } from '@sarv/shared/stages/page-blocks'
import { stageKeyOf } from '@sarv/shared/stages/stage-key'
import { Alert } from '@sarv/shared/ui/alert'
import { useEffect } from 'react'
import { logoOf } from '../plans/logo-of'
import { useOnboardingReturn } from './onboarding-queries'
import { PaymentSlip } from './payment-slip'
import { type KeptReceipt, rememberPma } from './pma-memory'
import type { StagePart } from './stage-part'

/** Paying at a gateway, or by a bank slip. (PMA-026, PMA-027, PMA-061, D-07) */
export function PaymentPart(part: StagePart & { receipt: KeptReceipt | undefined }) {
  const { onboarding, stage, view, open, goOn, receipt } = part
  const { t } = useTranslation()
  const { rial } = useFormat()
  const platform = usePlatform()
  const isOver = stageKeyOf(onboarding.current_stage) !== 'payment'
  useOnboardingReturn()
  useEffect(() => {
    // Paid meanwhile, at the gateway or on another device.
    if (isOver) goOn()
  })
  const facts = blockOf(stage.wire, 'payment_amount')
  const amount = amountIn(facts, 'amount') ?? onboarding.amount ?? 0
  const remainder = amountIn(facts, 'remainder') ?? 0
  if (view === 'slip') return <PaymentSlip {...part} amount={amount} />
  const pay = (address: string) => {
    // What an earlier payment came to is said no more.
    const { onb_uuid, plan_id } = onboarding
    const go = () => location.assign(address)
    if (plan_id === null) return go()
    rememberPma(platform, { plan_id, onb_uuid }).then(go, go)
  }
  return (
    <GatewayScreen
      amount={amount}
      title={onboarding.name}
      icon={logoOf(onboarding.logo ?? undefined).icon}
      description={remainder > 0 ? t('onboarding.payment.first', { remainder: rial(remainder) }) : undefined}
      methods={methodsIn(blockOf(stage.wire, 'payment_methods'))}
      onPay={pay}
      onSlip={() => open('slip')}
      notice={
        <>
          {receipt && receipt.status !== 'SUCCESS' && (
            <Alert tone="r" live>
              {t('onboarding.payment.failed')}
            </Alert>
          )}
          <Alert tone="w">{t('onboarding.ownCard')}</Alert>
        </>
      }
    />
  )
}

import { waysFor } from '@sarv/shared/payment/gateway-limit'
import { GatewayLimitAlert } from '@sarv/shared/payment/gateway-limit-alert'
import { GatewayScreen } from '@sarv/shared/payment/gateway-screen'
import { parsePaymentMethods } from '@sarv/shared/payment/payment-method'
import { useFormat, usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { amountIn, findBlock } from '@sarv/shared/stages/page-blocks'
import { parseFlow } from '@sarv/shared/stages/stage'
import { useRefetchOnRestore } from '@sarv/shared/stages/use-refetch-on-restore'
import { own } from '@sarv/shared/ui/data/own-sentence'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { ErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { useEffect } from 'react'
import { planIcon } from '../../plans/plan-icon'
import { plansQuery } from '../../plans/plans-queries'
import { screenFor } from '../flow/onboarding-flow'
import { type GatewayResult, saveResumeState } from '../flow/resume-state'
import type { StageScreenProps } from '../flow/stage-screen-props'
import { OnboardingSkeleton } from '../onboarding-skeleton'
import { PaymentSlip } from './payment-slip'

/** Stage screen of the payment: at a gateway, once it is confirmed, or by a bank slip. (U10, PMA-026, PMA-027, PMA-061, PLT-043, D-07) */
export function PaymentScreen(props: StageScreenProps & { receipt: GatewayResult | undefined }) {
  const { onboarding, stage, view, openView, goNext, receipt } = props
  const { t } = useTranslation()
  const { rial } = useFormat()
  const platform = usePlatform()
  const isElsewhere = screenFor(parseFlow(onboarding)) !== 'payment' && stage.status !== 'FAILED'
  useRefetchOnRestore('pma', 'onboarding')
  useEffect(() => {
    // Paid meanwhile, at the gateway or on another device, or the terms are to be accepted first.
    if (isElsewhere) goNext()
  })
  const facts = findBlock(stage.wire, 'payment_amount')
  const amount = amountIn(facts, 'amount') ?? onboarding.amount ?? 0
  const remainder = amountIn(facts, 'remainder') ?? 0
  const first = remainder > 0 && t('onboarding.payment.first', { remainder: rial(remainder) })
  const { icon, picture } = planIcon(onboarding.logo ?? undefined)
  const plans = useQuery(plansQuery())
  const plan = plans.data?.find(({ id }) => id === onboarding.plan_id)
  // Without its ways to pay the stage would announce that there are none.
  if (isElsewhere) return <OnboardingSkeleton />
  if (view === 'slip') return <PaymentSlip {...props} amount={amount} />
  const pay = (address: string) => {
    // Clears the result of an earlier payment, so that it is no longer shown.
    const { onb_uuid, plan_id } = onboarding
    const redirect = () => location.assign(address)
    if (plan_id === null) return redirect()
    saveResumeState(platform, { plan_id, onb_uuid }).then(redirect, redirect)
  }
  return (
    <GatewayScreen
      amount={amount}
      title={onboarding.name}
      icon={icon}
      picture={picture}
      description={[facts?.description, first].filter(Boolean).join(' ')}
      methods={waysFor(parsePaymentMethods(findBlock(stage.wire, 'payment_methods')), amount, plan?.max_payment)}
      onPay={pay}
      onSlip={() => openView('slip')}
      look={{
        facts: {
          purpose: t('receipt.startOf', { name: own(onboarding.name) }),
          yearlyFee: plan?.management_fee_percentage,
          later: remainder > 0 ? remainder : undefined,
        },
        note: t('onboarding.payment.confirmText'),
      }}
      notice={
        <>
          <ErrorAlert>{receipt && receipt.status !== 'SUCCESS' && t('onboarding.payment.failed')}</ErrorAlert>
          <GatewayLimitAlert amount={amount} limit={plan?.max_payment} way={() => t('payment.bySlip')} />
          <Alert tone="w">{t('onboarding.ownCard')}</Alert>
        </>
      }
    />
  )
}

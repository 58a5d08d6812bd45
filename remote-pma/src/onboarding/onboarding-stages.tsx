import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { Plan } from '@sarv/shared/contract/plans'
import { useHeader, usePlatform, useTranslation } from '@sarv/shared/platform'
import { useRiskTitle } from '@sarv/shared/questions/use-risk-title'
import { parseFlow } from '@sarv/shared/stages/stage'
import { isFinalKey } from '@sarv/shared/stages/stage-key'
import { findStage } from '@sarv/shared/stages/stage-state'
import { toSubmission } from '@sarv/shared/stages/submission'
import { useEffect, useState } from 'react'
import { AdditionalAmountScreen } from './additional/additional-amount-screen'
import { AmountScreen } from './amount/amount-screen'
import { ContractsScreen } from './contracts/contracts-screen'
import { useCachedOnboarding, useOnboardingMutations } from './flow/onboarding-queries'
import { type ResumeState, saveResumeState } from './flow/resume-state'
import type { StageScreenProps } from './flow/stage-screen-props'
import { useOnboardingPosition } from './flow/use-onboarding-position'
import { OverviewScreen } from './overview/overview-screen'
import { PaymentScreen } from './payment/payment-screen'
import { RiskScreen } from './risk/risk-screen'

/** Switches between the six screens of the onboarding and sets their header. (PMA-005 … PMA-007) */
export function OnboardingStages({
  plan,
  onboarding,
  resume,
}: {
  plan: Plan
  onboarding: Onboarding | null
  resume: ResumeState
}) {
  const { t } = useTranslation()
  const [accepted, setAccepted] = useState(false)
  const { position, show, openView, goNext, close, onBack, withoutBack, setBack } = useOnboardingPosition(
    plan,
    onboarding,
  )
  const { newest } = useCachedOnboarding(plan.id)
  const { start, submit } = useOnboardingMutations(plan.id)
  useSavedResumeState(plan.id, onboarding, resume)

  const flow = onboarding ? parseFlow(onboarding) : undefined
  const screen = flow === undefined ? 'amount' : position.stage
  const stage = flow !== undefined && screen !== 'amount' && screen !== 'overview' ? findStage(flow, screen) : undefined
  const riskTitle = useRiskTitle(screen === 'risk')
  useHeader({
    title: stage === undefined || onboarding === null ? plan.name : (riskTitle ?? t(`onboarding.header.${screen}`)),
    onBack,
    withoutBack,
  })

  if (onboarding === null || flow === undefined || screen === 'amount') {
    return (
      <AmountScreen
        plan={plan}
        known={onboarding}
        starting={start.isPending}
        onStart={async (amount, key) => {
          await start.mutateAsync({ amount, known: onboarding?.onb_uuid ?? null, key })
          show('overview')
        }}
      />
    )
  }
  if (stage === undefined) {
    const startPayment = async (values: Readonly<Record<string, unknown>>) => {
      const payment = findStage(flow, 'payment')
      if (payment) await submit.mutateAsync(toSubmission(newest() ?? onboarding, payment, values))
      show('payment')
    }
    return (
      <OverviewScreen
        plan={plan}
        flow={flow}
        amount={onboarding.amount}
        accepted={accepted}
        onAccept={setAccepted}
        accepting={submit.isPending}
        onStart={startPayment}
        onShow={show}
        onClose={close}
      />
    )
  }
  const props: StageScreenProps = {
    onboarding,
    stage,
    readOnly: position.readOnly === true,
    view: position.view,
    openView,
    submit: (values) => submit.mutateAsync(toSubmission(newest() ?? onboarding, stage, values)),
    goNext,
    toOverview: () => show('overview'),
    setBack,
  }
  switch (screen) {
    case 'payment':
      return <PaymentScreen {...props} receipt={resume.receipt} />
    case 'risk':
      return <RiskScreen {...props} />
    case 'sign_contract':
      return <ContractsScreen {...props} />
    default:
      return <AdditionalAmountScreen {...props} />
  }
}

/**
 * Saves the onboarding in progress, so that a reload or the return from the gateway resumes it without a plan in the
 * URL. (PMA-048)
 */
function useSavedResumeState(planId: number, onboarding: Onboarding | null, resume: ResumeState): void {
  const platform = usePlatform()
  const uuid = onboarding?.onb_uuid
  const isOver = onboarding !== null && isFinalKey(parseFlow(onboarding).current)
  const isKnown = isOver || (resume.plan_id === planId && resume.onb_uuid === uuid)
  useEffect(() => {
    if (uuid === undefined || isKnown) return
    saveResumeState(platform, { plan_id: planId, onb_uuid: uuid }).catch(platform.report)
  }, [platform, planId, uuid, isKnown])
}

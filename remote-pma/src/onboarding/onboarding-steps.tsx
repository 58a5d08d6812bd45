import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { Plan } from '@sarv/shared/contract/plans'
import { useHeader, usePlatform, useTranslation } from '@sarv/shared/platform'
import { flowOf } from '@sarv/shared/stages/stage'
import { isFinalKey } from '@sarv/shared/stages/stage-key'
import { useEffect, useState } from 'react'
import { AdditionalPart } from './additional-part'
import { AmountPart } from './amount-part'
import { ContractsPart } from './contracts-part'
import { stageOfKey } from './onboarding-flow'
import { submissionOf, useNewestOnboarding, useOnboardingWrites } from './onboarding-queries'
import { OverviewPart } from './overview-part'
import { PaymentPart } from './payment-part'
import { type PmaMemory, rememberPma } from './pma-memory'
import { RiskPart } from './risk-part'
import type { StagePart } from './stage-part'
import { useOnboardingPlace } from './use-onboarding-place'

/** The six screens of making a portfolio, with their header. (PMA-005 … PMA-007) */
export function OnboardingSteps({
  plan,
  onboarding,
  memory,
}: {
  plan: Plan
  onboarding: Onboarding | null
  memory: PmaMemory
}) {
  const { t } = useTranslation()
  const [accepted, accept] = useState(false)
  const { place, show, view, goOn, close, onBack, withoutBack, setBack } = useOnboardingPlace(plan, onboarding)
  const { newest } = useNewestOnboarding(plan.id)
  const { start, submit } = useOnboardingWrites(plan.id)
  useRememberedFlow(plan.id, onboarding, memory)

  const flow = onboarding ? flowOf(onboarding) : undefined
  const screen = flow === undefined ? 'amount' : place.screen
  const stage = flow !== undefined && screen !== 'amount' && screen !== 'stages' ? stageOfKey(flow, screen) : undefined
  useHeader({
    title: stage === undefined || onboarding === null ? plan.name : t(`onboarding.header.${screen}`),
    onBack,
    withoutBack,
  })

  if (onboarding === null || flow === undefined || screen === 'amount') {
    return (
      <AmountPart
        plan={plan}
        known={onboarding}
        starting={start.isPending}
        onStart={async (amount, key) => {
          await start.mutateAsync({ amount, known: onboarding?.onb_uuid ?? null, key })
          show('stages')
        }}
      />
    )
  }
  if (stage === undefined) {
    return (
      <OverviewPart
        plan={plan}
        flow={flow}
        amount={onboarding.amount}
        accepted={accepted}
        onAccept={accept}
        onShow={show}
        onClose={close}
      />
    )
  }
  const part: StagePart = {
    onboarding,
    stage,
    readOnly: place.readOnly === true,
    view: place.view,
    open: view,
    submit: (values) => submit.mutateAsync(submissionOf(newest() ?? onboarding, stage, values)),
    goOn,
    toStages: () => show('stages'),
    setBack,
  }
  switch (screen) {
    case 'payment':
      return <PaymentPart {...part} receipt={memory.receipt} />
    case 'risk':
      return <RiskPart {...part} />
    case 'sign_contract':
      return <ContractsPart {...part} />
    default:
      return <AdditionalPart {...part} />
  }
}

/** So that a reload, or the gateway's way back, finds it without a plan in the address. (PMA-048) */
function useRememberedFlow(planId: number, onboarding: Onboarding | null, memory: PmaMemory): void {
  const platform = usePlatform()
  const uuid = onboarding?.onb_uuid
  const isOver = onboarding !== null && isFinalKey(flowOf(onboarding).current)
  const isKnown = isOver || (memory.plan_id === planId && memory.onb_uuid === uuid)
  useEffect(() => {
    if (uuid === undefined || isKnown) return
    rememberPma(platform, { plan_id: planId, onb_uuid: uuid }).catch(platform.report)
  }, [platform, planId, uuid, isKnown])
}

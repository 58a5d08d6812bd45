import type { RecommendationManager } from '@sarv/shared/contract/recommendation'
import { useHeader, usePlatform, useTranslation } from '@sarv/shared/platform'
import { useRiskTitle } from '@sarv/shared/questions/use-risk-title'
import { useFlow } from '@sarv/shared/stages/use-flow'
import { useMemo } from 'react'
import { closeTarget, type FlowPosition, recommendationFlow } from '../recommendation/recommendation-stage'
import { HorizonStage } from './horizon-stage'
import { PaymentStage } from './payment-stage'
import { ProposalStage } from './proposal-stage'
import { RiskStage } from './risk-stage'
import { StepList } from './step-list'

/** Switches between the four stage screens under the indicator, and sets their header. (REC-004, REC-005, REC-007, REC-008) */
export function OnboardingStages({ manager }: { manager: RecommendationManager | null }) {
  const { t } = useTranslation()
  const { navigation } = usePlatform()
  const { position, goTo, back } = useFlow(recommendationFlow, manager)
  const to = closeTarget(position.stage)
  const extras = useMemo(() => [{ icon: 'x', label: { fa: 'بستن', en: 'Close' }, to }], [to])
  const riskTitle = useRiskTitle(position.stage === 'risk_assessment' && position.payment === undefined)
  useHeader({ title: riskTitle ?? t(`stage.${position.stage}`), onBack: () => back(navigation.back), extras })
  return (
    <>
      <StepList stage={position.stage} />
      <Stage manager={manager} position={position} goTo={goTo} />
    </>
  )
}

function Stage({
  manager,
  position,
  goTo,
}: {
  manager: RecommendationManager | null
  position: FlowPosition
  goTo: (next: FlowPosition) => void
}) {
  if (position.payment !== undefined)
    return <PaymentStage uuid={position.payment} onAgain={manager && (() => goTo({ stage: 'investment_proposal' }))} />
  if (manager === null) return null
  switch (position.stage) {
    case 'investment_horizon':
      return <HorizonStage manager={manager} onNext={() => goTo({ stage: 'risk_assessment' })} />
    case 'risk_assessment':
      return <RiskStage manager={manager} onNext={() => goTo({ stage: 'investment_proposal' })} />
    default:
      return (
        <ProposalStage
          manager={manager}
          onRequested={(payment) => goTo({ stage: 'payment_methods', payment })}
          onUnassessed={() => goTo({ stage: 'risk_assessment' })}
        />
      )
  }
}

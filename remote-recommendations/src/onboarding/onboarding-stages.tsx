import type { RecommendationManager } from '@sarv/shared/contract/recommendation'
import { useHeader, useTranslation } from '@sarv/shared/platform'
import { useRiskTitle } from '@sarv/shared/questions/use-risk-title'
import { HorizonStage } from './horizon-stage'
import { PaymentStage } from './payment-stage'
import { ProposalStage } from './proposal-stage'
import { RiskStage } from './risk-stage'
import { StepList } from './step-list'
import { useFlowPosition } from './use-flow-position'

/** Switches between the four stage screens under the indicator, and sets their header. (REC-004, REC-005, REC-007, REC-008) */
export function OnboardingStages({ manager }: { manager: RecommendationManager | null }) {
  const { t } = useTranslation()
  const { position, goTo, onBack, close } = useFlowPosition(manager)
  const riskTitle = useRiskTitle(position.stage === 'risk_assessment' && position.payment === undefined)
  useHeader({ title: riskTitle ?? t(`stage.${position.stage}`), onBack, extras: close })
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
}: { manager: RecommendationManager | null } & Pick<ReturnType<typeof useFlowPosition>, 'position' | 'goTo'>) {
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

import { isLimitAmount } from '@sarv/platform/client/api/read-failure'
import { uploadVideo } from '@sarv/shared/contract/bank-onboarding'
import { useNavigate, useQuery } from '@sarv/shared/platform'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { CardRules } from '../card-rules/card-rules'
import { AddressStage } from '../stages/address/address-stage'
import { CardStage } from '../stages/card/card-stage'
import { CardStages } from '../stages/flow/card-stages'
import { FlowSkeleton } from '../stages/flow/flow-skeleton'
import type { StageScreenProps } from '../stages/flow/stage-screen-props'
import type { VideoTarget } from '../stages/video/video-facts'
import { VideoStage } from '../stages/video/video-stage'
import { AlreadyHasCard } from './already-has-card'
import { BaseInfoStage } from './base-info/base-info-stage'
import { OnboardingOverview } from './onboarding-overview'
import { bankOnboardingQuery } from './onboarding-queries'

const target: VideoTarget = { endpoint: uploadVideo, onbType: 'BANK' }
const screens = {
  base_info: BaseInfoStage,
  card: CardStage,
  video: (props: StageScreenProps) => <VideoStage {...props} target={target} />,
  address: AddressStage,
}

/** Screen of /bank/onboarding: the request for a card. (BNK-010 … BNK-034) */
export function OnboardingScreen() {
  const navigate = useNavigate()
  const onboarding = useQuery(bankOnboardingQuery())
  const limited = isLimitAmount(onboarding.error)
  return (
    <>
      <QueryBoundary
        query={limited ? { ...onboarding, data: undefined } : onboarding}
        skeleton={<FlowSkeleton />}
        failed={
          limited ? (
            <FlowSkeleton still />
          ) : onboarding.error?.status === 409 ? (
            <AlreadyHasCard error={onboarding.error} />
          ) : undefined
        }
        whole
      >
        {(found) => (
          <CardStages
            name="bank-onboarding"
            queryKey={bankOnboardingQuery().queryKey}
            onboarding={found}
            screens={screens}
            onRejected="overview"
            overview={(navigation) => <OnboardingOverview {...navigation} />}
          />
        )}
      </QueryBoundary>
      <CardRules open={limited} onClose={() => navigate('/card', { replace: true })} />
    </>
  )
}

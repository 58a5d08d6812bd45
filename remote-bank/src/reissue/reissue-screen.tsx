import { uploadReissueVideo } from '@sarv/shared/contract/bank-onboarding'
import { useQuery } from '@sarv/shared/platform'
import { isFinalKey, parseStageKey } from '@sarv/shared/stages/stage-key'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { useState } from 'react'
import { AddressStage } from '../stages/address/address-stage'
import { CardStage } from '../stages/card/card-stage'
import { CardStages } from '../stages/flow/card-stages'
import { FlowSkeleton } from '../stages/flow/flow-skeleton'
import type { StageScreenProps } from '../stages/flow/stage-screen-props'
import type { VideoTarget } from '../stages/video/video-facts'
import { VideoStage } from '../stages/video/video-stage'
import { CodeStage } from './code-stage'
import { PaymentStage } from './payment-stage'
import { ReissueDone } from './reissue-done'
import { ReissueOverview } from './reissue-overview'
import { reissueQuery } from './reissue-queries'
import { ReissueStart } from './reissue-start'

const target: VideoTarget = { endpoint: uploadReissueVideo, onbType: 'REISSUE_CARD' }
const screens = {
  reissue_card_confirm_otp: CodeStage,
  card: CardStage,
  video: (props: StageScreenProps) => <VideoStage {...props} target={target} />,
  address: AddressStage,
  payment: PaymentStage,
}

/** Screen of /bank/new-card-onboarding: the reissue of the card. What was refused begins again, what is paid is shown as done. (BNK-040 … BNK-046) */
export function ReissueScreen() {
  const reissue = useQuery(reissueQuery())
  const [justBegun, setJustBegun] = useState(false)
  const [again, setAgain] = useState(false)
  return (
    <QueryBoundary query={reissue} skeleton={<FlowSkeleton />} whole>
      {(found) =>
        !again && found && parseStageKey(found.current_stage) === 'finalize' ? (
          <ReissueDone done={found} onAgain={() => setAgain(true)} />
        ) : found === null || isFinalKey(parseStageKey(found.current_stage)) ? (
          <ReissueStart ended={found ?? undefined} onBegun={() => setJustBegun(true)} />
        ) : (
          <CardStages
            key={found.onb_uuid}
            name="bank-reissue"
            queryKey={reissueQuery().queryKey}
            onboarding={found}
            screens={screens}
            onRejected="stay"
            justBegun={justBegun}
            overview={(navigation) => <ReissueOverview {...navigation} />}
          />
        )
      }
    </QueryBoundary>
  )
}

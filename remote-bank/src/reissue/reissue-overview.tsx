import { useTranslation } from '@sarv/shared/platform'
import { finalMessages } from '@sarv/shared/stages/overview-stages'
import { StagesOverview } from '@sarv/shared/stages/stages-overview'
import { Button } from '@sarv/shared/ui/actions/button'
import { chosenName } from '../stages/flow/card-designs'
import { mainAction } from '../stages/flow/card-flow'
import type { OverviewNavigation } from '../stages/flow/card-stages'
import { Partnership, SampleCard } from '../stages/flow/partnership'
import { stageRows } from '../stages/flow/stage-rows'

/** Overview of a reissue that is under way. (BNK-042, BNK-043) */
export function ReissueOverview({ flow, goOn, leave }: OverviewNavigation) {
  const { t } = useTranslation()
  const action = mainAction(flow)
  return (
    <StagesOverview
      picture={<SampleCard design={chosenName(flow)} />}
      title={t('reissue.title')}
      lead={<Partnership />}
      rows={stageRows(flow)}
      messages={finalMessages(flow)}
      good={flow.current === 'finalize'}
      action={
        <Button block onClick={() => (action === 'close' ? leave() : goOn())}>
          {t(`stages.action.${action}`)}
        </Button>
      }
    />
  )
}

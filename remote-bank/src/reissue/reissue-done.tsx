import type { Onboarding } from '@sarv/shared/contract/onboarding'
import { useHeader, useQuery, useTranslation } from '@sarv/shared/platform'
import { finalMessages } from '@sarv/shared/stages/overview-stages'
import { parseFlow } from '@sarv/shared/stages/stage'
import { StagesOverview } from '@sarv/shared/stages/stages-overview'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { Card } from '@sarv/shared/ui/layout/card'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { PostWay } from '../card/card-tracking'
import { postTrackingQuery } from '../card/post-tracking'
import { chosenName } from '../stages/flow/card-designs'
import { Partnership, SampleCard } from '../stages/flow/partnership'
import { stageRows } from '../stages/flow/stage-rows'

/** A reissue that is paid: its stages as done, the new card's way, and another one behind a second look. (BNK-043, D-174) */
export function ReissueDone({ done, onAgain }: { done: Onboarding; onAgain: () => void }) {
  const { t } = useTranslation()
  useHeader({ withoutBack: true })
  const flow = parseFlow(done)
  const tracking = useQuery(postTrackingQuery(done.onb_uuid))
  return (
    <StagesOverview
      picture={<SampleCard design={chosenName(flow)} />}
      title={t('reissue.title')}
      lead={<Partnership />}
      rows={stageRows(flow)}
      messages={finalMessages(flow)}
      good
      action={
        <>
          <ButtonLink block to="/card" replace>
            {t('toCard')}
          </ButtonLink>
          <Button block variant="ghost" onClick={onAgain}>
            {t('reissue.again')}
          </Button>
        </>
      }
    >
      {tracking.data && (
        <section>
          <SectionHeader title={t('post.title')} />
          <Card>
            <PostWay {...tracking.data} />
          </Card>
        </section>
      )}
    </StagesOverview>
  )
}

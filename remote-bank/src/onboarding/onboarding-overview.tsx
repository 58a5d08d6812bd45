import { isLimitAmount } from '@sarv/platform/client/api/read-failure'
import { ApiError, usePlatform, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { finalMessages } from '@sarv/shared/stages/overview-stages'
import { parseFlow } from '@sarv/shared/stages/stage'
import { isFinalKey } from '@sarv/shared/stages/stage-key'
import { failedStage, isAtStart } from '@sarv/shared/stages/stage-state'
import { StagesOverview } from '@sarv/shared/stages/stages-overview'
import { TermsButton } from '@sarv/shared/stages/terms-button'
import { Button } from '@sarv/shared/ui/actions/button'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { ErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { Checkbox } from '@sarv/shared/ui/fields/checkbox'
import { useState } from 'react'
import { chosenName } from '../stages/flow/card-designs'
import { mainAction } from '../stages/flow/card-flow'
import type { OverviewNavigation } from '../stages/flow/card-stages'
import { Partnership, SampleCard } from '../stages/flow/partnership'
import { stageRows } from '../stages/flow/stage-rows'
import { bankOnboardingQuery, useStartOnboarding } from './onboarding-queries'

/** Intro and overview of the request for a card. (BNK-010, BNK-012, BNK-013, BNK-017, BNK-019) */
export function OnboardingOverview({ flow, goOn, leave }: OverviewNavigation) {
  const { t } = useTranslation()
  const { report } = usePlatform()
  const [accepted, accept] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const queryClient = useQueryClient()
  const start = useStartOnboarding()
  const action = mainAction(flow)
  const atStart = isAtStart(flow)
  const begin = async () => {
    try {
      const answer = await start.mutateAsync(key)
      if (isFinalKey(parseFlow(answer).current)) leave()
      else goOn(answer)
    } catch (error) {
      // Units of the card's fund were sold meanwhile: the flow's query fails in the same way, and its screen opens the drawer.
      if (isLimitAmount(error)) await queryClient.invalidateQueries({ queryKey: bankOnboardingQuery().queryKey })
      // The shell has shown what the server said.
      else if (!(error instanceof ApiError)) report(error)
    }
  }
  const run = () => {
    if (action === 'close') leave()
    else if (action === 'start') void begin()
    else goOn()
  }
  const MainButton = action === 'start' ? OnlineButton : Button
  return (
    <StagesOverview
      picture={<SampleCard design={chosenName(flow)} />}
      title={t('onboarding.title')}
      lead={<Partnership />}
      rows={stageRows(flow)}
      messages={finalMessages(flow)}
      good={flow.current === 'finalize'}
      action={
        <>
          <ErrorAlert>{failedStage(flow) && t('onboarding.failed')}</ErrorAlert>
          {atStart && (
            <Checkbox checked={accepted} onChange={({ target }) => accept(target.checked)}>
              {t('onboarding.terms.accept')}
            </Checkbox>
          )}
          <MainButton block disabled={atStart && !accepted} loading={start.isPending} onClick={run}>
            {t(`stages.action.${action}`)}
          </MainButton>
        </>
      }
    >
      {atStart && (
        <div>
          <TermsButton file="terms-card.pdf">{t('onboarding.terms.read')}</TermsButton>
        </div>
      )}
    </StagesOverview>
  )
}

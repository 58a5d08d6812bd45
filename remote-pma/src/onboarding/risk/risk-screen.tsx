import type { SurveyResult } from '@sarv/shared/contract/survey'
import { useMutation, useTranslation } from '@sarv/shared/platform'
import { RiskSurvey } from '@sarv/shared/questions/risk-survey'
import { Button } from '@sarv/shared/ui/actions/button'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { Page } from '@sarv/shared/ui/layout/page'
import type { StageScreenProps } from '../flow/stage-screen-props'

/** Stage screen of the risk survey; its result is submitted, or only shown once the contracts are signed. (PMA-028 … PMA-033) */
export function RiskScreen({ stage, readOnly, submit, goNext, toOverview }: StageScreenProps) {
  const { t } = useTranslation()
  const submitResult = useMutation({
    mutationFn: ({ user_survey_id }: SurveyResult) => submit({ user_survey_id }),
    onSuccess: goNext,
  })
  const isFixed = readOnly || stage.infoStatus === 'LOCK'
  return (
    <Page width="flow">
      <RiskSurvey>
        {(result) =>
          isFixed
            ? {
                fixed: 'for-good',
                actions: (
                  <Button block onClick={toOverview}>
                    {t('survey.close')}
                  </Button>
                ),
              }
            : {
                fixed: submitResult.isPending ? 'for-now' : undefined,
                actions: (
                  <OnlineButton block loading={submitResult.isPending} onClick={() => submitResult.mutate(result)}>
                    {t('survey.continue')}
                  </OnlineButton>
                ),
              }
        }
      </RiskSurvey>
    </Page>
  )
}

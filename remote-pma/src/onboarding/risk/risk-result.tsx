import type { SurveyResult } from '@sarv/shared/contract/survey'
import { useMutation, useTranslation } from '@sarv/shared/platform'
import { RiskGauge } from '@sarv/shared/questions/risk-gauge'
import { scoreOf } from '@sarv/shared/questions/survey-step'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { StageScreenProps } from '../flow/stage-screen-props'

/** Result of the risk survey, to be submitted or answered again; read-only once the contracts are signed. */
export function RiskResult({
  stage,
  readOnly,
  submit,
  goNext,
  toOverview,
  result,
  restart,
}: StageScreenProps & {
  result: SurveyResult
  restart: { readonly mutate: (userSurveyId: number) => void; readonly isPending: boolean }
}) {
  const { t } = useTranslation()
  const [confirming, setConfirming] = useState(false)
  const submitResult = useMutation({
    mutationFn: () => submit({ user_survey_id: result.user_survey_id }),
    onSuccess: goNext,
  })
  const isFixed = readOnly || stage.infoStatus === 'LOCK'
  return (
    <>
      <RiskGauge score={scoreOf(result)} label={result.risk_taking}>
        {result.risk_description}
      </RiskGauge>
      <ActionBar>
        {isFixed ? (
          <Button block onClick={toOverview}>
            {t('survey.close')}
          </Button>
        ) : (
          <>
            <Button block loading={submitResult.isPending} onClick={() => submitResult.mutate()}>
              {t('survey.continue')}
            </Button>
            <Button
              variant="ghost"
              block
              icon={RotateCcw}
              disabled={submitResult.isPending}
              onClick={() => setConfirming(true)}
            >
              {t('survey.again')}
            </Button>
          </>
        )}
      </ActionBar>
      <Sheet
        open={confirming}
        onClose={() => setConfirming(false)}
        dismissible={!restart.isPending}
        title={t('survey.resetTitle')}
        description={t('survey.resetText')}
        action={
          <>
            <Button block loading={restart.isPending} onClick={() => restart.mutate(result.user_survey_id)}>
              {t('survey.reset')}
            </Button>
            <Button variant="quiet" block disabled={restart.isPending} onClick={() => setConfirming(false)}>
              {t('survey.cancel')}
            </Button>
          </>
        }
      />
    </>
  )
}

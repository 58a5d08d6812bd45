import type { SurveyResult } from '@sarv/shared/contract/survey'
import { useMutation, useTranslation } from '@sarv/shared/platform'
import { RiskGauge } from '@sarv/shared/questions/risk-gauge'
import { scoreOf } from '@sarv/shared/questions/survey-step'
import { ActionBar } from '@sarv/shared/ui/action-bar'
import { Button } from '@sarv/shared/ui/button'
import { Sheet } from '@sarv/shared/ui/sheet'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { StagePart } from './stage-part'

/** What the survey came to, the way on, and the way to do it again. Once the contracts are signed it only stands there. */
export function RiskResult({
  stage,
  readOnly,
  submit,
  goOn,
  toStages,
  result,
  restart,
}: StagePart & {
  result: SurveyResult
  restart: { readonly mutate: (userSurveyId: number) => void; readonly isPending: boolean }
}) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const hand = useMutation({
    mutationFn: () => submit({ user_survey_id: result.user_survey_id }),
    onSuccess: goOn,
  })
  const isFixed = readOnly || stage.infoStatus === 'LOCK'
  return (
    <>
      <RiskGauge score={scoreOf(result)} label={result.risk_taking}>
        {result.risk_description}
      </RiskGauge>
      <ActionBar>
        {isFixed ? (
          <Button block onClick={toStages}>
            {t('survey.close')}
          </Button>
        ) : (
          <>
            <Button block loading={hand.isPending} onClick={() => hand.mutate()}>
              {t('survey.continue')}
            </Button>
            <Button variant="ghost" block icon={RotateCcw} disabled={hand.isPending} onClick={() => setAsking(true)}>
              {t('survey.again')}
            </Button>
          </>
        )}
      </ActionBar>
      <Sheet
        open={asking}
        onClose={() => setAsking(false)}
        dismissible={!restart.isPending}
        title={t('survey.resetTitle')}
        description={t('survey.resetText')}
        action={
          <>
            <Button block loading={restart.isPending} onClick={() => restart.mutate(result.user_survey_id)}>
              {t('survey.reset')}
            </Button>
            <Button variant="quiet" block disabled={restart.isPending} onClick={() => setAsking(false)}>
              {t('survey.cancel')}
            </Button>
          </>
        }
      />
    </>
  )
}

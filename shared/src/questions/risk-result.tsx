import { useTranslation } from '@sarv/shared/platform'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SurveyResult } from '../contract/survey'
import { ActionBar } from '../ui/actions/action-bar'
import { Button } from '../ui/actions/button'
import { OnlineButton } from '../ui/actions/online-button'
import { Sheet } from '../ui/overlay/sheet'
import { RiskGauge } from './risk-gauge'
import { scoreOf } from './survey-step'

/** Result of the risk survey under its gauge, to be used or, after a confirmation, answered again. (PMA-031, PMA-032, REC-019) */
export function RiskResult({
  result,
  isNew,
  restart,
  actions,
  fixed,
}: {
  result: SurveyResult
  /** It follows the last question in place: its heading takes the focus, so that it is read out. */
  isNew: boolean
  restart: { readonly mutate: (userSurveyId: number) => void; readonly isPending: boolean }
  actions: ReactNode
  fixed?: 'for-now' | 'for-good'
}) {
  const { t } = useTranslation('ui')
  const [confirming, setConfirming] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <>
      <RiskGauge score={scoreOf(result)} label={result.risk_taking} heading={heading}>
        {result.risk_description}
      </RiskGauge>
      <ActionBar>
        {actions}
        {fixed !== 'for-good' && (
          <Button
            variant="ghost"
            block
            icon={RotateCcw}
            disabled={fixed === 'for-now'}
            onClick={() => setConfirming(true)}
          >
            {t('risk.again')}
          </Button>
        )}
      </ActionBar>
      <Sheet
        open={confirming}
        onClose={() => setConfirming(false)}
        dismissible={!restart.isPending}
        title={t('risk.resetTitle')}
        description={t('risk.resetText')}
        action={
          <>
            <OnlineButton block loading={restart.isPending} onClick={() => restart.mutate(result.user_survey_id)}>
              {t('risk.reset')}
            </OnlineButton>
            <Button variant="quiet" block disabled={restart.isPending} onClick={() => setConfirming(false)}>
              {t('risk.cancel')}
            </Button>
          </>
        }
      />
    </>
  )
}

import { useQuery, useTranslation } from '@sarv/shared/platform'
import { isResult } from './survey-step'
import { surveyQuery } from './use-risk-survey'

/**
 * The title of the page while the risk survey shows its result; undefined at its questions, and elsewhere. (PMA-031, REC-019)
 * @param isShown whether the survey is on the screen; elsewhere it is neither asked for nor kept
 */
export function useRiskTitle(isShown: boolean): string | undefined {
  const { t } = useTranslation('ui')
  const { data } = useQuery({ ...surveyQuery(), subscribed: isShown })
  return isShown && data && isResult(data) ? t('risk.result') : undefined
}

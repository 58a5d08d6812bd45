import { useTranslation } from '@sarv/shared/platform'
import type { ReactNode } from 'react'
import type { SurveyResult } from '../contract/survey'
import { QueryBoundary } from '../ui/feedback/query-boundary'
import { QuestionForm } from './question-form'
import { RiskResult } from './risk-result'
import { SurveySkeleton } from './survey-skeleton'
import { asQuestion, isResult } from './survey-step'
import { useRiskSurvey } from './use-risk-survey'

/**
 * Risk survey: one question at a time, then its result with the actions of the flow that it belongs to. (PMA-028 …
 * PMA-033, REC-015 … REC-019)
 * @param actions the buttons under the gauge
 * @example <RiskSurvey>{(result) => ({ actions: <Button block onClick={() => send(result)}>{t('goOn')}</Button> })}</RiskSurvey>
 */
export function RiskSurvey({
  underSteps,
  children,
}: {
  /** As `QuestionForm` takes it. */
  underSteps?: boolean
  children: (result: SurveyResult) => {
    readonly actions: ReactNode
    /** The result is sent or fixed: no answering again. */
    readonly fixed?: 'for-now' | 'for-good'
  }
}) {
  const { t } = useTranslation('ui')
  const survey = useRiskSurvey()
  return (
    <QueryBoundary query={survey.query} skeleton={<SurveySkeleton />} title={t('risk.failed')} whole>
      {(step) => {
        if (isResult(step))
          return (
            <RiskResult result={step} isNew={!survey.forward.isIdle} restart={survey.restart} {...children(step)} />
          )
        const answer = survey.answerTo(step)
        return (
          <QuestionForm
            question={asQuestion(step)}
            answer={answer}
            onAnswer={(chosen) => survey.choose(step, chosen)}
            onNext={() =>
              survey.forward.mutate({
                question_id: step.question.id,
                user_survey_id: step.user_survey_id,
                answer_id: Number(answer),
              })
            }
            onBack={() => survey.back.mutate(step.question.id)}
            sending={survey.moving}
            {...(underSteps && { underSteps })}
            isNew={survey.restart.isSuccess}
          />
        )
      }}
    </QueryBoundary>
  )
}

import { useTranslation } from '@sarv/shared/platform'
import { QuestionForm } from '@sarv/shared/questions/question-form'
import { asQuestion, isResult } from '@sarv/shared/questions/survey-step'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import type { StageScreenProps } from '../flow/stage-screen-props'
import { RiskResult } from './risk-result'
import { useRiskSurvey } from './use-risk-survey'

/** Stage screen of the risk survey: one question at a time, then its result. (PMA-028 … PMA-033) */
export function RiskScreen(props: StageScreenProps) {
  const { t } = useTranslation()
  const survey = useRiskSurvey()
  return (
    <Page width="flow">
      <QueryBoundary query={survey.query} skeleton={<SurveySkeleton />} title={t('survey.failed')} whole>
        {(step) => {
          if (isResult(step)) return <RiskResult {...props} result={step} restart={survey.restart} />
          const question = asQuestion(step)
          const answer = survey.answerTo(step)
          return (
            <QuestionForm
              question={question}
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
            />
          )
        }}
      </QueryBoundary>
    </Page>
  )
}

function SurveySkeleton() {
  return (
    <>
      <Skeleton height={8} radius={4} />
      <Skeleton height={72} radius={8} />
      <Skeleton height={56} radius={12} />
      <Skeleton height={56} radius={12} />
      <Skeleton height={56} radius={12} />
    </>
  )
}

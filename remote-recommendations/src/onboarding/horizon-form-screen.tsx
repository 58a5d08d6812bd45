import { type RecommendationManager, submitSurvey } from '@sarv/shared/contract/recommendation'
import type { FormQuestion, SurveyResponse } from '@sarv/shared/contract/survey'
import { type ApiError, call, useMutation, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { parseFormQuestion } from '@sarv/shared/questions/form-question'
import { QuestionForm } from '@sarv/shared/questions/question-form'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { useState } from 'react'
import type { RecommendationDraft } from '../recommendation/recommendation-draft'
import { openManagerQuery } from '../recommendation/recommendation-queries'
import { firstQuestion, mergeAnswers, refusedQuestion, toResponses } from './horizon-form'

interface Form {
  readonly survey_id: number
  readonly user_survey_id: number
  readonly questions: readonly FormQuestion[]
  readonly user_responses: readonly SurveyResponse[]
}

/** Form of the horizon; what is not sent yet is kept on the device, so that a reload goes on where it was left. (REC-036) */
export function HorizonForm({
  manager: { recommendation_manager_id },
  form: { survey_id, user_survey_id, questions, user_responses },
  draft,
  onDraft,
  onNext,
}: {
  manager: RecommendationManager
  form: Form
  draft: RecommendationDraft
  onDraft: (change: Pick<RecommendationDraft, 'answers' | 'question'>) => void
  onNext: () => void
}) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [answers, setAnswers] = useState(() => mergeAnswers(user_responses, draft.answers))
  const [place, setPlace] = useState(() => firstQuestion(questions, answers, draft.question))
  const shown = questions[place]
  const show = (next: number) => {
    setPlace(next)
    onDraft({ answers, question: questions[next]?.question_id })
  }
  const send = useMutation({
    mutationFn: () =>
      call(submitSurvey, {
        body: {
          recommendation_manager_id,
          survey_id,
          user_survey_id,
          user_responses: toResponses(questions, answers),
        },
      }),
    onSuccess(next) {
      queryClient.setQueryData(openManagerQuery().queryKey, next)
      onDraft({ answers: {}, question: undefined })
      onNext()
    },
    onError(error: ApiError) {
      const refused = refusedQuestion(error.body, questions)
      if (refused !== undefined) show(refused)
    },
  })
  if (shown === undefined) return <EmptyState title={t('horizon.empty')} text={t('horizon.emptyText')} />
  return (
    <QuestionForm
      question={parseFormQuestion(shown, place + 1, questions.length)}
      answer={answers[shown.question_id]}
      onAnswer={(answer) => {
        const next = { ...answers, [shown.question_id]: answer }
        setAnswers(next)
        onDraft({ answers: next, question: shown.question_id })
      }}
      onNext={() => (place === questions.length - 1 ? send.mutate() : show(place + 1))}
      onBack={() => show(place - 1)}
      sending={send.isPending}
      sends="last"
      underSteps
    />
  )
}

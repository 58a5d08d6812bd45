import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { type ApiError, call, queryOptions, useMutation, useQuery, useQueryClient } from '@sarv/shared/platform'
import { useState } from 'react'
import {
  getLastSurvey,
  getPreviousQuestion,
  resetSurvey,
  riskSurvey,
  type SurveyAnswer,
  type SurveyQuestion,
  type SurveyResult,
  startSurvey,
  submitAnswer,
} from '../contract/survey'

type SurveyStep = SurveyQuestion | SurveyResult

const params = { id: riskSurvey }

/** Query of the survey's current step on the server: its result, else the first open question. (PMA-048) */
export const surveyQuery = () =>
  queryOptions<SurveyStep, ApiError>({
    queryKey: ['shared', 'risk-survey'],
    queryFn: async ({ signal }) => {
      try {
        return await call(getLastSurvey, { params, signal })
      } catch (error) {
        if (!isNotFound(error)) throw error
        return call(startSurvey, { params, signal })
      }
    },
    // The response to each answer is the next step, so nothing is refetched in the background.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/**
 * Returns the current step of the risk survey and its mutations. The server keeps submitted answers; the hook keeps unsent
 * choices.
 * @example const survey = useRiskSurvey()
 */
export function useRiskSurvey() {
  const queries = useQueryClient()
  const query = useQuery(surveyQuery())
  const [choices, setChoices] = useState<ReadonlyMap<number, string>>(new Map())
  const show = (step: SurveyStep) => {
    queries.setQueryData(surveyQuery().queryKey, step)
  }
  const refetch = () => void query.refetch()
  const forward = useMutation({
    mutationFn: (body: SurveyAnswer) => call(submitAnswer, { body }),
    onSuccess: show,
    // Answered on another device meanwhile: the server has the current step.
    onError: (error: ApiError) => (error.status === 409 ? refetch() : undefined),
  })
  const back = useMutation({
    mutationFn: (questionId: number) => call(getPreviousQuestion, { params: { id: questionId } }),
    onSuccess: show,
    // No alert: the survey is loaded again, at its first question without an answer. (PMA-030, REC-017, ERR-31, D-65)
    onError: refetch,
  })
  const restart = useMutation({
    mutationFn: (userSurveyId: number) => call(resetSurvey, { params: { userSurveyId } }),
    onSuccess(first) {
      setChoices(new Map())
      show(first)
    },
  })
  return {
    query,
    answerTo: ({ question, answer_id }: SurveyQuestion) =>
      choices.get(question.id) ?? (answer_id === null ? undefined : String(answer_id)),
    choose: ({ question }: SurveyQuestion, answer: string) =>
      setChoices((now) => new Map(now).set(question.id, answer)),
    forward,
    back,
    restart,
    moving: forward.isPending || back.isPending || query.isFetching,
  }
}

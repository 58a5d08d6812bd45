import { isNotFound } from '@sarv/shared/api/read-failure'
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
} from '@sarv/shared/contract/survey'
import { type ApiError, call, queryOptions, useMutation, useQuery, useQueryClient } from '@sarv/shared/platform'
import { useState } from 'react'

type SurveyStep = SurveyQuestion | SurveyResult

const params = { id: riskSurvey }

/** Where the survey stands on the server: its result, else the first question that is open. (PMA-048) */
const surveyQuery = () =>
  queryOptions<SurveyStep, ApiError>({
    queryKey: ['pma', 'survey'],
    queryFn: async ({ signal }) => {
      try {
        return await call(getLastSurvey, { params, signal })
      } catch (error) {
        if (!isNotFound(error)) throw error
        return call(startSurvey, { params, signal })
      }
    },
    // Each answer says what comes next, so nothing is asked for behind the person's back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The survey as the person goes through it; the server keeps each answer, and what was only chosen stays here. */
export function useRiskSurvey() {
  const queries = useQueryClient()
  const query = useQuery(surveyQuery())
  const [chosen, choose] = useState<ReadonlyMap<number, string>>(new Map())
  const show = (step: SurveyStep) => {
    queries.setQueryData(surveyQuery().queryKey, step)
  }
  const reload = () => void query.refetch()
  const forward = useMutation({
    mutationFn: (body: SurveyAnswer) => call(submitAnswer, { body }),
    onSuccess: show,
    // Answered on another device meanwhile: the server knows where it stands.
    onError: (error: ApiError) => (error.status === 409 ? reload() : undefined),
  })
  const back = useMutation({
    mutationFn: (questionId: number) => call(getPreviousQuestion, { params: { id: questionId } }),
    onSuccess: show,
    // ERR-31: nothing is said, the survey begins where the server says.
    onError: reload,
  })
  const restart = useMutation({
    mutationFn: (userSurveyId: number) => call(resetSurvey, { params: { userSurveyId } }),
    onSuccess(first) {
      choose(new Map())
      show(first)
    },
  })
  return {
    query,
    answerTo: ({ question, answer_id }: SurveyQuestion) =>
      chosen.get(question.id) ?? (answer_id === null ? undefined : String(answer_id)),
    choose: ({ question }: SurveyQuestion, answer: string) => choose((now) => new Map(now).set(question.id, answer)),
    forward,
    back,
    restart,
    moving: forward.isPending || back.isPending || query.isFetching,
  }
}

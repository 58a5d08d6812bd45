import {
  getLastSurvey,
  getPreviousQuestion,
  horizonSurvey,
  resetSurvey,
  riskSurvey,
  startSurvey,
  startSurveyForm,
  submitAnswer,
} from '@sarv/shared/contract/survey'
import type { Api } from '../../context/app-context'
import { invalid, notFound } from '../../errors/domain-error'
import { parseId } from '../../http/ids'
import { unknownAnswer } from '../../recommendation/check-responses'
import { readHorizonForm } from '../../recommendation/horizon-form'
import { surveyIsOpen } from '../../recommendation/submit-stage'
import { riskQuestions } from '../../survey/risk-questions'
import {
  firstUnanswered,
  formQuestions,
  formResponses,
  toNextStep,
  toQuestion,
  toResult,
} from '../../survey/survey-view'
import { clearSurvey, findSurvey, newestSurvey, openSurvey, recordAnswer } from '../../survey/user-survey'
import { serve } from '../pipeline/serve'

/** 404 for another survey: there is one. */
function checkSurvey(id: string): void {
  if (parseId(id) !== riskSurvey) throw notFound()
}

function findQuestionIndex(questionId: number): number {
  const index = riskQuestions.findIndex(({ id }) => id === questionId)
  if (index === -1) throw notFound()
  return index
}

const isFirst = { fa: 'این نخستین سؤال است.', en: 'This is the first question.' }

/** The risk survey: one question after the other, each answer kept at once (SBX-059, SBX-060, SBX-061, SBX-107). */
export function surveyRoutes(api: Api): void {
  serve(api, startSurvey, async ({ db, clock, person, params }) => {
    checkSurvey(params.id)
    const survey = await openSurvey(db, clock, person.sub)
    return toQuestion(survey, firstUnanswered(survey))
  })

  serve(api, startSurveyForm, async ({ db, clock, person, body }) => {
    const { survey_id = riskSurvey } = body
    if (survey_id === horizonSurvey) return readHorizonForm(db, person.sub)
    if (survey_id !== riskSurvey) throw notFound()
    const survey = await openSurvey(db, clock, person.sub)
    return {
      survey_id: riskSurvey,
      user_survey_id: survey.id,
      questions: formQuestions(),
      user_responses: formResponses(survey),
    }
  })

  serve(api, submitAnswer, async ({ db, clock, person, body }) => {
    const survey = await findSurvey(db, person.sub, body.user_survey_id)
    const index = findQuestionIndex(body.question_id)
    const question = riskQuestions[index]
    if (question?.answers.some(({ id }) => id === body.answer_id) !== true) {
      throw invalid(unknownAnswer)
    }
    return toNextStep(await recordAnswer(db, clock, survey, { question, answerId: body.answer_id }), index + 1)
  })

  serve(
    api,
    getLastSurvey,
    async ({ db, person, params }) => {
      checkSurvey(params.id)
      const survey = await newestSurvey(db, person.sub)
      if (survey?.status !== 'DONE') throw notFound(surveyIsOpen)
      return toResult(survey)
    },
    { also: ['GET'] },
  )

  serve(
    api,
    getPreviousQuestion,
    async ({ db, person, params }) => {
      const index = findQuestionIndex(parseId(params.id))
      const survey = await newestSurvey(db, person.sub)
      if (survey?.status !== 'OPEN') throw notFound()
      const earlier = riskQuestions[index - 1]
      if (earlier === undefined) throw invalid(isFirst)
      return toQuestion(survey, earlier)
    },
    { also: ['GET'] },
  )

  serve(api, resetSurvey, async ({ db, clock, person, params }) => {
    await findSurvey(db, person.sub, parseId(params.userSurveyId))
    const survey = await clearSurvey(db, clock, person.sub)
    return toQuestion(survey, firstUnanswered(survey))
  })
}

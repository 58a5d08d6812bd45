import {
  getLastSurvey,
  getPreviousQuestion,
  resetSurvey,
  riskSurvey,
  startSurvey,
  startSurveyForm,
  submitAnswer,
} from '@sarv/shared/contract/survey'
import { RISK_QUESTIONS } from '../survey/risk-questions'
import { firstOpen, formQuestions, questionOf, resultOf, stepAt } from '../survey/survey-view'
import { answerSurvey, emptySurvey, newestSurvey, openSurvey, surveyOf } from '../survey/user-survey'
import type { Api } from '../world'
import { wholeNumber } from './ids'
import { notFound, refuse } from './refuse'
import { serve } from './serve'

/** There is one survey. */
function checkSurvey(id: string): void {
  if (wholeNumber(id) !== riskSurvey) throw notFound()
}

function placeOf(questionId: number): number {
  const place = RISK_QUESTIONS.findIndex(({ id }) => id === questionId)
  if (place === -1) throw notFound()
  return place
}

/** The risk survey: one question after the other, each answer kept at once (SBX-059, SBX-060, SBX-061, SBX-107). */
export function surveyArea(api: Api): void {
  serve(api, startSurvey, async ({ db, clock, person, params }) => {
    checkSurvey(params.id)
    const survey = await openSurvey(db, clock, person.sub)
    return questionOf(survey, firstOpen(survey))
  })

  serve(api, startSurveyForm, async ({ db, clock, person }) => {
    const { id } = await openSurvey(db, clock, person.sub)
    return { survey_id: riskSurvey, user_survey_id: id, questions: formQuestions() }
  })

  serve(api, submitAnswer, async ({ db, clock, person, body }) => {
    const survey = await surveyOf(db, person.sub, body.user_survey_id)
    const place = placeOf(body.question_id)
    const question = RISK_QUESTIONS[place]
    if (question?.answers.some(({ id }) => id === body.answer_id) !== true) {
      throw refuse(400, 'این پاسخ از پاسخ‌های این پرسش نیست.')
    }
    return stepAt(await answerSurvey(db, clock, survey, { question, answerId: body.answer_id }), place + 1)
  })

  serve(
    api,
    getLastSurvey,
    async ({ db, person, params }) => {
      checkSurvey(params.id)
      const survey = await newestSurvey(db, person.sub)
      if (survey?.status !== 'DONE') throw refuse(404, 'ریسک‌سنجی شما هنوز به پایان نرسیده است.')
      return resultOf(survey)
    },
    { also: ['GET'] },
  )

  serve(
    api,
    getPreviousQuestion,
    async ({ db, person, params }) => {
      const place = placeOf(wholeNumber(params.id))
      const survey = await newestSurvey(db, person.sub)
      if (survey?.status !== 'OPEN') throw notFound()
      const earlier = RISK_QUESTIONS[place - 1]
      if (earlier === undefined) throw refuse(400, 'این نخستین پرسش است.')
      return questionOf(survey, earlier)
    },
    { also: ['GET'] },
  )

  serve(api, resetSurvey, async ({ db, clock, person, params }) => {
    await surveyOf(db, person.sub, wholeNumber(params.userSurveyId))
    const survey = await emptySurvey(db, clock, person.sub)
    return questionOf(survey, firstOpen(survey))
  })
}

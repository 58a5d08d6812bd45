import type { FormQuestion, SurveyQuestion, SurveyResult } from '@sarv/shared/contract/survey'
import { RISK_QUESTIONS, type SurveyQuestionRow } from './risk-questions'
import { riskWords } from './risk-words'
import type { UserSurvey } from './user-survey'

const answersOf = ({ answers }: SurveyQuestionRow) =>
  answers.map(({ id, text }, place) => ({ answer_id: id, value: text, priority: place + 1 }))

/** A question of a survey with the answer that was kept; past the last one, the result. */
export function stepAt(survey: UserSurvey, place: number): SurveyQuestion | SurveyResult {
  const question = RISK_QUESTIONS[place]
  if (question === undefined) return resultOf(survey)
  return questionOf(survey, question)
}

/** @example questionOf(survey, firstOpen(survey)) */
export function questionOf(survey: UserSurvey, question: SurveyQuestionRow): SurveyQuestion {
  return {
    user_survey_id: survey.id,
    total_questions_count: RISK_QUESTIONS.length,
    question: { id: question.id, priority: RISK_QUESTIONS.indexOf(question) + 1, title: question.text },
    answers: answersOf(question),
    answer_id: survey.answers.get(question.id) ?? null,
  }
}

export function resultOf({ id, score }: UserSurvey): SurveyResult {
  const known = score ?? 0
  return { user_survey_id: id, score: known, ...riskWords(known) }
}

/** The first question without an answer. */
export function firstOpen({ answers }: UserSurvey): SurveyQuestionRow {
  const question = RISK_QUESTIONS.find(({ id }) => !answers.has(id)) ?? RISK_QUESTIONS[0]
  if (question === undefined) throw new Error('the survey has no question')
  return question
}

/** All questions in the shape of a form (D-04). */
export function formQuestions(): FormQuestion[] {
  return RISK_QUESTIONS.map((question) => ({
    question_id: question.id,
    question: question.text,
    type: 'OPTIONS',
    required: true,
    answers: answersOf(question).map((answer) => ({ ...answer, answer_components: [] })),
    question_components: [],
  }))
}

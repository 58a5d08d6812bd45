import type { FormQuestion, SurveyQuestion, SurveyResult } from '@sarv/shared/contract/survey'
import type { Localizable } from '../local-text/local-text'
import { riskMessages } from './risk-messages'
import { riskQuestions, type SurveyQuestionRow } from './risk-questions'
import type { UserSurvey } from './user-survey'

const listAnswers = ({ answers }: SurveyQuestionRow) =>
  answers.map(({ id, text }, index) => ({ answer_id: id, value: text, priority: index + 1 }))

/** A question of a survey with the answer that was kept; past the last one, the result. */
export function toNextStep(survey: UserSurvey, index: number): Localizable<SurveyQuestion | SurveyResult> {
  const question = riskQuestions[index]
  if (question === undefined) return toResult(survey)
  return toQuestion(survey, question)
}

/** @example toQuestion(survey, firstUnanswered(survey)) */
export function toQuestion(survey: UserSurvey, question: SurveyQuestionRow): Localizable<SurveyQuestion> {
  return {
    user_survey_id: survey.id,
    total_questions_count: riskQuestions.length,
    question: { id: question.id, priority: riskQuestions.indexOf(question) + 1, title: question.text },
    answers: listAnswers(question),
    answer_id: survey.answers.get(question.id) ?? null,
  }
}

export function toResult({ id, score }: UserSurvey): Localizable<SurveyResult> {
  const known = score ?? 0
  return { user_survey_id: id, score: known, ...riskMessages(known) }
}

/** The first question without an answer. */
export function firstUnanswered({ answers }: UserSurvey): SurveyQuestionRow {
  const question = riskQuestions.find(({ id }) => !answers.has(id)) ?? riskQuestions[0]
  if (question === undefined) throw new Error('Empty survey: expected questions')
  return question
}

/** What was answered so far, in the shape of a form's responses. */
export const formResponses = ({ answers }: UserSurvey) =>
  [...answers].map(([question_id, answer_id]) => ({ question_id, answer_id }))

/** All questions in the shape of a form (D-04). */
export function formQuestions(): Localizable<FormQuestion>[] {
  return riskQuestions.map((question, index) => ({
    question_id: question.id,
    priority: index + 1,
    question: question.text,
    type: 'OPTIONS',
    required: true,
    answers: listAnswers(question).map((answer) => ({ ...answer, answer_components: [] })),
    question_components: [],
  }))
}

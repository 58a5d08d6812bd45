import { horizonSurvey } from '@sarv/shared/contract/survey'
import type { Sql } from '../db/sql'
import { notFound } from '../errors/domain-error'
import { horizonQuestions } from './horizon-questions'
import { findOpenManager } from './manager'

/** The form of the horizon of a person's open recommendation, with what was answered before. It has the manager's number. */
export async function readHorizonForm(sql: Sql, sub: string) {
  const manager = await findOpenManager(sql, sub)
  if (manager === undefined) throw notFound()
  return {
    survey_id: horizonSurvey,
    user_survey_id: manager.id,
    questions: horizonQuestions,
    user_responses: (manager.responses ?? []).map(({ question_id, answer_id, value }) => ({
      question_id,
      answer_id,
      value: value === null ? null : String(value),
    })),
  }
}

import type { Sql } from '../db/sql'
import { invalid } from '../errors/domain-error'
import type { Time } from '../time/clock'
import { riskQuestions } from './risk-questions'
import { findAnswersForScore } from './survey-score'
import { clearSurvey, recordAnswer, type UserSurvey } from './user-survey'

/** Answers the whole survey for a person so that it comes to a score; tells the Persian texts of the answers too. (SBX-015) */
export async function completeSurvey(
  sql: Sql,
  time: Time,
  { sub, score }: { readonly sub: string; readonly score: number },
): Promise<{ user_survey_id: number; score: number; answers: string[] }> {
  const chosen = findAnswersForScore(riskQuestions, score)
  if (chosen === undefined)
    throw invalid({ fa: 'هیچ پاسخی به این امتیاز نمی‌رسد.', en: 'No answers come to this score.' })
  let survey: UserSurvey = await clearSurvey(sql, time, sub)
  for (const [index, question] of riskQuestions.entries()) {
    const answerId = chosen[index]?.id ?? 0
    survey = await recordAnswer(sql, time, survey, { question, answerId })
  }
  return { user_survey_id: survey.id, score, answers: chosen.map(({ text }) => text.fa) }
}

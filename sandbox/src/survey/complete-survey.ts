import { refuse } from '../api/refuse'
import type { Time } from '../clock'
import type { Sql } from '../db/sql'
import { RISK_QUESTIONS } from './risk-questions'
import { answersFor } from './survey-score'
import { answerSurvey, emptySurvey, type UserSurvey } from './user-survey'

/** Answers the whole survey for a person so that it comes to a score; tells the texts of the answers too. (SBX-015) */
export async function completeSurvey(
  sql: Sql,
  time: Time,
  { sub, score }: { readonly sub: string; readonly score: number },
): Promise<{ user_survey_id: number; score: number; answers: string[] }> {
  const chosen = answersFor(RISK_QUESTIONS, score)
  if (chosen === undefined) throw refuse(400, 'هیچ پاسخی به این امتیاز نمی‌رسد.')
  let survey: UserSurvey = await emptySurvey(sql, time, sub)
  for (const [place, question] of RISK_QUESTIONS.entries()) {
    const answerId = chosen[place]?.id ?? 0
    survey = await answerSurvey(sql, time, survey, { question, answerId })
  }
  return { user_survey_id: survey.id, score, answers: chosen.map(({ text }) => text) }
}

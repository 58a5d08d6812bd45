import type { Sql } from '../db/sql'

export interface CompletedSurvey {
  readonly id: number
  /** 0 to 100. */
  readonly score: number
}

const idPattern = /^[1-9]\d{0,9}$/

/** The survey of this person with this id, once it is completed; nothing for others', open ones and invalid ids. */
export async function findCompletedSurvey(sql: Sql, sub: string, id: unknown): Promise<CompletedSurvey | undefined> {
  if (!(typeof id === 'number' || typeof id === 'string') || !idPattern.test(String(id))) return undefined
  const [survey] = await sql.query<CompletedSurvey>(
    `select id, score from user_survey where id = $1 and sub = $2 and survey_key = 'risk' and status = 'DONE'`,
    [Number(id), sub],
  )
  return survey
}

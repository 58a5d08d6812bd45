import type { Sql } from '../db/sql'
import { completeSurvey } from '../survey/complete-survey'
import type { Time } from '../time/clock'
import type { Answer } from './check-responses'
import { asks } from './horizon-questions'
import { findManager, openManager, recordResponses, type StoredStage } from './manager'
import { refreshOffers } from './refresh-offers'

const chosen = (questionId: number, index: number): Answer => ({
  question_id: questionId,
  answer_id: questionId * 100 + index,
  value: null,
})

/** Money for some years, of which a small part may be needed earlier. */
const answersFor = (amount: number): Answer[] => [
  chosen(asks.goal, 4),
  chosen(asks.term, 3),
  { question_id: asks.amount, answer_id: null, value: amount },
  chosen(asks.liquidity, 1),
]

export interface Jump {
  readonly sub: string
  readonly stage: StoredStage
  /** Score of the risk survey. @default 54 */
  readonly score?: number | undefined
  /** Rial. @default 200_000_000 */
  readonly amount?: number | undefined
}

/** Brings the open recommendation of a person to a stage, as if they had answered what comes before. (SBX-015) */
export async function jumpToStage(sql: Sql, time: Time, { sub, stage, score = 54, amount = 200_000_000 }: Jump) {
  const manager = await openManager(sql, time, sub)
  if (stage !== 'INVESTMENT_HORIZON') await recordResponses(sql, manager, { answers: answersFor(amount), amount })
  if (stage === 'INVESTMENT_PROPOSAL') {
    const survey = await completeSurvey(sql, time, { sub, score })
    await sql.query(`update recommendation_manager set stage = $2, risk_survey_id = $3 where id = $1`, [
      manager.id,
      stage,
      survey.user_survey_id,
    ])
    await refreshOffers(sql, time, await findManager(sql, sub, manager.id))
  }
  return { recommendation_manager_id: manager.id }
}

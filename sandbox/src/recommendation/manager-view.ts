import type { RecommendationManager } from '@sarv/shared/contract/recommendation'
import { horizonSurvey, riskSurvey } from '@sarv/shared/contract/survey'
import type { Sql } from '../db/sql'
import type { Localizable } from '../local-text/local-text'
import { newestSurvey } from '../survey/user-survey'
import { minimumInvestment } from './horizon-questions'
import type { Manager, StoredStage } from './manager'
import { findWaitingPayment } from './recommendation-payment'

type Stage = StoredStage | 'PAYMENT_METHODS'

const stages: readonly { readonly key: Stage; readonly title: { readonly fa: string; readonly en: string } }[] = [
  { key: 'INVESTMENT_HORIZON', title: { fa: 'افق سرمایه‌گذاری', en: 'Horizon' } },
  { key: 'RISK_ASSESSMENT', title: { fa: 'ریسک‌سنجی', en: 'Risk assessment' } },
  { key: 'INVESTMENT_PROPOSAL', title: { fa: 'پیشنهاد', en: 'Offer' } },
  { key: 'PAYMENT_METHODS', title: { fa: 'پرداخت', en: 'Payment' } },
]

/**
 * The stage that a person is at: a payment that waits is the last one, and offers of a survey that was begun again since
 * send back to it.
 */
export function currentStage({
  manager,
  surveyId,
  isPaying,
}: {
  manager: Pick<Manager, 'stage' | 'risk_survey_id' | 'closed_at'>
  /** The newest risk survey of the person. */
  surveyId: number | undefined
  isPaying: boolean
}): Stage {
  if (isPaying || manager.closed_at !== null) return 'PAYMENT_METHODS'
  const isOutdated = manager.stage === 'INVESTMENT_PROPOSAL' && manager.risk_survey_id !== surveyId
  return isOutdated ? 'RISK_ASSESSMENT' : manager.stage
}

/** View model: a manager as the contract shows it (SBX-062). */
export async function readManagerView(sql: Sql, manager: Manager): Promise<Localizable<RecommendationManager>> {
  const survey = await newestSurvey(sql, manager.sub)
  const waiting = await findWaitingPayment(sql, manager.id)
  const [chosen] = await sql.query<{ offer_id: number; order_id: number; score: number | null }>(
    `select f.id as offer_id, o.id as order_id from recommendation_order o join recommendation_offer f on f.id = o.offer_id
     where f.manager_id = $1 order by o.invested_at is null, o.id desc limit 1`,
    [manager.id],
  )
  const [scored] = await sql.query<{ score: number }>('select score from user_survey where id = $1', [
    manager.risk_survey_id,
  ])
  const current = currentStage({ manager, surveyId: survey?.id, isPaying: waiting !== undefined })
  const currentIndex = stages.findIndex(({ key }) => key === current)
  const portfolioId = waiting?.offer_id ?? chosen?.offer_id ?? null
  return {
    recommendation_manager_id: manager.id,
    user_id: manager.sub,
    product: 'FUND',
    status: manager.closed_at === null ? 'OPEN' : 'DONE',
    current_stage: current,
    stages: stages.map(({ key, title }, index) => ({
      key,
      sort: index + 1,
      title,
      status: index < currentIndex || manager.closed_at !== null ? 'DONE' : index === currentIndex ? 'ACTIVE' : 'CLOSE',
      survey_id: key === 'INVESTMENT_HORIZON' ? horizonSurvey : key === 'RISK_ASSESSMENT' ? riskSurvey : null,
      user_survey_id:
        key === 'INVESTMENT_HORIZON' ? manager.id : key === 'RISK_ASSESSMENT' ? (survey?.id ?? null) : null,
    })),
    investment_amount: manager.amount,
    minimum_investment_amount: minimumInvestment,
    risk_score: scored?.score ?? null,
    portfolio_id: portfolioId,
    payment_uuid: waiting?.uuid ?? null,
    order_id: portfolioId !== null && portfolioId === chosen?.offer_id ? chosen.order_id : null,
  }
}

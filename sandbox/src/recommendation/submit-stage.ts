import type { SurveyResponse } from '@sarv/shared/contract/survey'
import type { Sql } from '../db/sql'
import { conflict, invalid } from '../errors/domain-error'
import { requireWithinGatewayLimit } from '../gateway/gateway-limit'
import { requireBelowCeiling } from '../ledger/ceiling'
import type { LedgerContext } from '../ledger/ledger-context'
import { newestSurvey } from '../survey/user-survey'
import { openRecommendationOrder } from './book-payment'
import { checkResponses, tooLittle } from './check-responses'
import { readHorizon } from './horizon'
import { horizonQuestions, minimumInvestment } from './horizon-questions'
import { type Manager, recordResponses } from './manager'
import { currentStage } from './manager-view'
import { findTakeable, isLocked, listStandingOffers, type Offer } from './offer'
import { closeWaitingPayment, requestPayment } from './recommendation-payment'
import { notReached, refreshOffers } from './refresh-offers'

/** Keeps the form of the horizon of a locked manager, and goes on to the risk assessment. */
export async function submitHorizon(
  sql: Sql,
  context: LedgerContext,
  manager: Manager,
  responses: readonly SurveyResponse[],
): Promise<void> {
  const { answers, wrong } = checkResponses(horizonQuestions, responses)
  if (wrong.length > 0) {
    throw invalid({
      detail: wrong.map(({ question_id, message }) => ({ msg: message, loc: ['user_responses', question_id] })),
    })
  }
  await closeWaitingPayment(sql, context, manager.id)
  await recordResponses(sql, manager, { answers, amount: readHorizon(answers).amount })
}

export const surveyIsOpen = {
  fa: 'ریسک‌سنجی شما هنوز به پایان نرسیده است.',
  en: 'Your risk assessment is not complete yet.',
}

/** Makes the offers of a locked manager out of the newest risk survey; the same survey again changes nothing. */
export async function submitRisk(sql: Sql, context: LedgerContext, manager: Manager): Promise<void> {
  if (manager.responses === null) throw conflict(notReached)
  const survey = await newestSurvey(sql, manager.sub)
  if (survey?.status !== 'DONE') throw conflict(surveyIsOpen)
  await sql.query(
    `update recommendation_manager set stage = 'INVESTMENT_PROPOSAL', risk_survey_id = $2 where id = $1`,
    [manager.id, survey.id],
  )
  const isSame = manager.risk_survey_id === survey.id && (await listStandingOffers(sql, manager)).length > 0
  if (isSame) return
  await closeWaitingPayment(sql, context, manager.id)
  await refreshOffers(sql, context.clock, { ...manager, risk_survey_id: survey.id })
}

const noPortfolio = { fa: 'یکی از پیشنهادها را انتخاب کنید.', en: 'Choose one of the offers.' }
const feeIsOpen = {
  fa: 'این پیشنهاد ویژه است: ابتدا کارمزد آن را بپردازید.',
  en: 'This is a VIP offer: pay its fee first.',
}

/** Opens the payment of the initial amount of an offer of a locked manager. */
export async function submitProposal(
  sql: Sql,
  context: LedgerContext,
  manager: Manager,
  { portfolioId, host }: { portfolioId: number | null; host: string },
): Promise<void> {
  await requireOffers(sql, manager)
  if (portfolioId === null) throw invalid(noPortfolio)
  const offer = await findTakeable(sql, manager, portfolioId, context.clock.now())
  if (isLocked(offer)) throw conflict(feeIsOpen)
  await requireBelowCeiling(sql, manager.sub, offer.amount)
  await requestPayment(sql, context, { sub: manager.sub, offer, purpose: 'INVESTMENT', host })
}

const isFree = { fa: 'این پیشنهاد رایگان است و کارمزدی ندارد.', en: 'This offer is free and has no fee.' }
const feeIsPaid = {
  fa: 'کارمزد این پیشنهاد پرداخت شده است. صفحه را تازه کنید تا ترکیب آن را ببینید.',
  en: 'The fee of this offer is paid. Refresh the page to see what is in it.',
}

/** Asks for the fee of a VIP offer of a locked manager: its order is there from now on. Returns the payment's uuid. */
export async function requestFee(
  sql: Sql,
  context: LedgerContext,
  manager: Manager,
  { portfolioId, host }: { portfolioId: number; host: string },
): Promise<string> {
  const offer = await findTakeable(sql, manager, portfolioId, context.clock.now())
  if (offer.fee === null) throw invalid(isFree)
  if (offer.fee_paid_at !== null) throw conflict(feeIsPaid)
  await openRecommendationOrder(sql, context.clock, manager.sub, offer.id)
  return requestPayment(sql, context, { sub: manager.sub, offer, purpose: 'FEE', host })
}

/** Another amount for a locked manager; its offers follow. The same amount changes nothing. */
export async function changeAmount(
  sql: Sql,
  context: LedgerContext,
  manager: Manager,
  amount: number,
): Promise<Offer[]> {
  await requireOffers(sql, manager)
  if (amount < minimumInvestment) throw invalid(tooLittle(minimumInvestment))
  requireWithinGatewayLimit(amount)
  if (amount === manager.amount) return listStandingOffers(sql, manager)
  await closeWaitingPayment(sql, context, manager.id)
  await sql.query('update recommendation_manager set amount = $2 where id = $1', [manager.id, amount])
  return refreshOffers(sql, context.clock, { ...manager, amount })
}

/** A conflict before the offers are made of the newest answers. */
export async function requireOffers(sql: Sql, manager: Manager): Promise<void> {
  if (manager.closed_at !== null) return
  const survey = await newestSurvey(sql, manager.sub)
  const stage = currentStage({ manager, surveyId: survey?.id, isPaying: false })
  if (stage !== 'INVESTMENT_PROPOSAL') throw conflict(notReached)
}

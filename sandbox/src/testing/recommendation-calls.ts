import type { RecommendationManager } from '@sarv/shared/contract/recommendation'
import type { Offer } from '@sarv/shared/contract/recommendation-offers'
import type { RecommendationOrder } from '@sarv/shared/contract/recommendation-orders'
import type { RecommendationPayment } from '@sarv/shared/contract/recommendation-payments'
import type { FormQuestion, SurveyQuestion, SurveyResult } from '@sarv/shared/contract/survey'
import type { TestClient } from './test-app'

/** A person who is signed in and wants to be advised. */
export interface Advised extends TestClient {
  readonly sub: string
}

interface HorizonForm {
  readonly user_survey_id: number
  readonly questions: FormQuestion[]
  readonly user_responses: object[]
}

export const recommendationPath = '/recommendation/api/v1'

export const start = (who: Advised, product: unknown = 'FUND') =>
  who.post<RecommendationManager>(`${recommendationPath}/start-recommendation/`, { product })

export const managerOf = async (who: Advised, id: number) =>
  (await who.get<RecommendationManager>(`${recommendationPath}/manager/${id}/`)).body

export const formOf = async (who: Advised) =>
  (await who.post<HorizonForm>(`${recommendationPath}/start-survey/`, { survey_id: 2 })).body

/** Answers to the form of the horizon. */
export const horizonResponses = (amount: unknown = '200000000') => [
  { question_id: 201, answer_id: 20104 },
  { question_id: 202, answer_id: 20203 },
  { question_id: 203, value: amount },
  { question_id: 204, answer_id: 20401 },
]

/** @param more instead of, or beside, what a person sends */
export const sendForm = (who: Advised, id: number, more: object = {}) =>
  who.post<RecommendationManager>(`${recommendationPath}/submit-survey/`, {
    recommendation_manager_id: id,
    survey_id: 2,
    user_survey_id: id,
    user_responses: horizonResponses(),
    ...more,
  })

type Step = SurveyQuestion | SurveyResult

/** Answers all risk questions at one place. */
export async function assessRisk(who: Advised, place: number): Promise<SurveyResult> {
  const first = await who.post<SurveyQuestion>(`${recommendationPath}/start-survey/1/`)
  return answerFrom(who, first.body, place)
}

async function answerFrom(who: Advised, asked: SurveyQuestion, place: number): Promise<SurveyResult> {
  const { question, user_survey_id, answers } = asked
  const { answer_id } = answers[Math.min(place, answers.length - 1)] ?? {}
  const body = { question_id: question.id, user_survey_id, answer_id }
  const next = (await who.post<Step>(`${recommendationPath}/submit-answer/`, body)).body
  return 'question' in next ? answerFrom(who, next, place) : next
}

/** Submits the stage at which the manager stands, unless `more` names another. */
export const submit = (who: Advised, manager: RecommendationManager, more: object = {}, key?: string | null) => {
  const { current_stage, recommendation_manager_id, stages, user_id } = manager
  const body = { current_stage, recommendation_manager_id, stages, user_id, ...more }
  return who.post<RecommendationManager>(`${recommendationPath}/submit-recommendation/`, body, key)
}

export const offersOf = (who: Advised, id: unknown) =>
  who.get<Offer[]>(`${recommendationPath}/offers/?recommendation_manager_id=${id}`)

export const offerOf = async (who: Advised, id: number | undefined) =>
  (await who.get<Offer>(`${recommendationPath}/offers/${id}/`)).body

export const changeAmount = (who: Advised, id: number, amount: unknown) =>
  who.post<Offer[]>(`${recommendationPath}/change-investment-amount/`, { recommendation_manager_id: id, amount })

export const payFee = (who: Advised, managerId: number, portfolioId: number | undefined, key?: string | null) =>
  who.post<RecommendationPayment>(
    `${recommendationPath}/pay-fee/${portfolioId}/`,
    { recommendation_manager_id: managerId },
    key,
  )

export const paymentOf = async (who: Advised, uuid: string | null | undefined) =>
  (await who.get<RecommendationPayment>(`${recommendationPath}/payment/${uuid}/`)).body

/** The first way to pay. */
export const landingUrl = ({ payment_methods }: RecommendationPayment) => payment_methods[0]?.landing_url ?? ''

export const ordersOf = async (who: Advised) =>
  (await who.post<RecommendationOrder[]>(`${recommendationPath}/orders/`)).body

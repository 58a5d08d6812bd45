import type { RecommendationManager, RecommendationPayment } from '@sarv/shared/contract/recommendation'
import { assetRoutes } from '../api/assets/assets'
import { fundTransactionRoutes } from '../api/funds/fund-transactions'
import { fundRoutes } from '../api/funds/funds'
import { fundOrderRoutes } from '../api/orders/fund-orders'
import { recommendationManagerRoutes } from '../api/recommendations/managers'
import { recommendationOfferRoutes } from '../api/recommendations/offers'
import { recommendationOrderRoutes } from '../api/recommendations/orders'
import { recommendationPaymentRoutes } from '../api/recommendations/payments'
import { surveyRoutes } from '../api/survey/survey'
import { type Jump, jumpToStage } from '../recommendation/jump-to-stage'
import { createPerson, type PersonOptions } from '../seed/person'
import { openTestApp, type TestApp, type TestClient } from './test-app'

/** Somebody who is signed in and wants to be advised. */
export interface Advised extends TestClient {
  readonly sub: string
}

/** Test app of recommendations, with the funds and orders that they come to. */
export interface RecommendationTestApp extends TestApp {
  person(options?: PersonOptions, language?: 'fa' | 'en'): Promise<Advised>
  /** A person whose recommendation stands at a stage. */
  personAt(jump: Omit<Jump, 'sub'>): Promise<{ who: Advised; managerId: number }>
}

const routes = [
  assetRoutes,
  fundOrderRoutes,
  fundRoutes,
  fundTransactionRoutes,
  recommendationManagerRoutes,
  recommendationOfferRoutes,
  recommendationOrderRoutes,
  recommendationPaymentRoutes,
  surveyRoutes,
]

export const recommendationPath = '/recommendation/api/v1'

/** The first way to pay. */
export const landingUrl = ({ payment_methods }: RecommendationPayment) => payment_methods[0]?.landing_url ?? ''

/** The facts of a manager that a stage is submitted with. */
export const submission = (manager: RecommendationManager, more: object = {}) => ({
  current_stage: manager.current_stage,
  recommendation_manager_id: manager.recommendation_manager_id,
  stages: manager.stages,
  user_id: manager.user_id,
  ...more,
})

/** @example const app = await openRecommendationTestApp('2026-11-21T08:00:00Z') // afterAll(() => app.close()) */
export async function openRecommendationTestApp(asOf: string): Promise<RecommendationTestApp> {
  const app = await openTestApp(asOf, routes)
  const { db, clock } = app

  async function person(options: PersonOptions = { kind: 'empty' }, language?: 'fa' | 'en'): Promise<Advised> {
    const { sub } = await db.transaction((sql) => createPerson(sql, clock, options))
    return { sub, ...(await app.signIn(sub, language)) }
  }

  return {
    ...app,
    person,
    async personAt(jump) {
      const who = await person()
      const { recommendation_manager_id: managerId } = await db.transaction((sql) =>
        jumpToStage(sql, clock, { sub: who.sub, ...jump }),
      )
      return { who, managerId }
    },
  }
}

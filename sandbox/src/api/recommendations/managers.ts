import {
  getManager,
  listManagers,
  startRecommendation,
  submitRecommendation,
  submitSurvey,
} from '@sarv/shared/contract/recommendation'
import { horizonSurvey } from '@sarv/shared/contract/survey'
import type { Api } from '../../context/app-context'
import { conflict, invalid, notFound } from '../../errors/domain-error'
import { parseId } from '../../http/ids'
import { runDueJobs } from '../../jobs/runner'
import { findManager, findOpenManager, lockOpenManager, openManager } from '../../recommendation/manager'
import { readManagerView } from '../../recommendation/manager-view'
import { findWaitingPayment } from '../../recommendation/recommendation-payment'
import { notReached } from '../../recommendation/refresh-offers'
import { submitHorizon, submitProposal, submitRisk } from '../../recommendation/submit-stage'
import { requireInvestor, requireKey } from '../pipeline/requirements'
import { serve } from '../pipeline/serve'

const unknownProduct = {
  fa: 'برای این محصول پیشنهادی نداریم.',
  en: 'We have no recommendations for this product.',
}
const unknownStage = { fa: 'این مرحله در پیشنهادها نیست.', en: 'A recommendation has no such stage.' }

/** The flow of a recommendation: begin, resume, submit a stage (SBX-062, SBX-063). */
export function recommendationManagerRoutes(api: Api): void {
  serve(api, startRecommendation, async ({ db, clock, person, body }) => {
    requireInvestor(person)
    if (body.product !== 'FUND') throw invalid(unknownProduct)
    await runDueJobs(db, api, person.sub)
    return readManagerView(db, await openManager(db, clock, person.sub))
  })

  serve(api, listManagers, async ({ db, person }) => {
    await runDueJobs(db, api, person.sub)
    const manager = await findOpenManager(db, person.sub)
    return manager === undefined ? [] : [await readManagerView(db, manager)]
  })

  serve(api, getManager, async ({ db, person, params }) => {
    await runDueJobs(db, api, person.sub)
    return readManagerView(db, await findManager(db, person.sub, parseId(params.id)))
  })

  serve(api, submitSurvey, async ({ db, person, body }) => {
    await runDueJobs(db, api, person.sub)
    const manager = await lockOpenManager(db, person.sub, body.recommendation_manager_id)
    if (body.survey_id !== horizonSurvey || body.user_survey_id !== manager.id) throw notFound()
    await submitHorizon(db, api, manager, body.user_responses)
    return readManagerView(db, await findManager(db, person.sub, manager.id))
  })

  serve(api, submitRecommendation, async ({ db, person, host, body, idempotencyKey }) => {
    requireInvestor(person)
    if (body.user_id !== person.sub) throw notFound()
    await runDueJobs(db, api, person.sub)
    const manager = await lockOpenManager(db, person.sub, body.recommendation_manager_id)
    switch (body.current_stage.toUpperCase()) {
      case 'INVESTMENT_HORIZON':
        if (manager.responses === null) throw conflict(notReached)
        break
      case 'RISK_ASSESSMENT':
        await submitRisk(db, api, manager)
        break
      case 'INVESTMENT_PROPOSAL':
        requireKey(idempotencyKey)
        await submitProposal(db, api, manager, { portfolioId: body.portfolio_id ?? null, host })
        break
      case 'PAYMENT_METHODS':
        if ((await findWaitingPayment(db, manager.id)) === undefined) throw conflict(notReached)
        break
      default:
        throw invalid(unknownStage)
    }
    return readManagerView(db, await findManager(db, person.sub, manager.id))
  })
}

import { changeInvestmentAmount, getOffer, listOffers } from '@sarv/shared/contract/recommendation-offers'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { parseId } from '../../http/ids'
import { runDueJobs } from '../../jobs/runner'
import { findManager, lockManager, lockOpenManager } from '../../recommendation/manager'
import { findOffer, type Offer } from '../../recommendation/offer'
import { readFundNames, toOfferView } from '../../recommendation/offer-view'
import { listFreshOffers } from '../../recommendation/refresh-offers'
import { changeAmount, requireOffers } from '../../recommendation/submit-stage'
import { serve } from '../pipeline/serve'

async function viewOffers(api: Api, db: Sql, offers: readonly Offer[]) {
  const facts = { now: api.clock.now(), names: await readFundNames(db), files: api.origins.api }
  return offers.map((offer) => toOfferView(offer, facts))
}

/** Recommended portfolios (SBX-064, SBX-068, SBX-107). */
export function recommendationOfferRoutes(api: Api): void {
  serve(api, listOffers, async ({ db, clock, person, query }) => {
    await runDueJobs(db, api, person.sub)
    const { id } = await findManager(db, person.sub, query.recommendation_manager_id)
    await lockManager(db, id)
    const manager = await findManager(db, person.sub, id)
    await requireOffers(db, manager)
    return viewOffers(api, db, await listFreshOffers(db, clock, manager))
  })

  serve(api, getOffer, async ({ db, clock, person, params }) => {
    await runDueJobs(db, api, person.sub)
    const offer = await findOffer(db, person.sub, parseId(params.id))
    const facts = { now: clock.now(), names: await readFundNames(db), files: api.origins.api }
    return toOfferView(offer, facts)
  })

  serve(api, changeInvestmentAmount, async ({ db, person, body }) => {
    await runDueJobs(db, api, person.sub)
    const manager = await lockOpenManager(db, person.sub, body.recommendation_manager_id)
    return viewOffers(api, db, await changeAmount(db, api, manager, body.amount))
  })
}

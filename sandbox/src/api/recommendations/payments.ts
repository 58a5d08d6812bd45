import {
  findRecommendationPaymentByTrace,
  getRecommendationPayment,
  payFee,
  type RecommendationPayment,
  type RecommendationPaymentFacts,
} from '@sarv/shared/contract/recommendation-payments'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import { parseId, parseUuid } from '../../http/ids'
import { runDueJobs } from '../../jobs/runner'
import { settlePayment } from '../../ledger/settle-payment'
import type { Localizable } from '../../local-text/local-text'
import { lockOpenManager } from '../../recommendation/manager'
import { findOffer } from '../../recommendation/offer'
import { investmentTerms } from '../../recommendation/payment-terms'
import {
  type Purpose,
  paymentDescriptions,
  paymentTitle,
  recommendationPayments,
} from '../../recommendation/recommendation-payment'
import { requestFee } from '../../recommendation/submit-stage'
import { type Decided, decidedColumns, withDecision } from '../payments/decided-payment'
import { findPayment } from '../payments/find-payment'
import { requireInvestor, requireKey } from '../pipeline/requirements'
import { serve } from '../pipeline/serve'

async function readPayment(api: Api, db: Sql, sub: string, uuid: string): Promise<Localizable<RecommendationPayment>> {
  const { order_id: _, fee_amount, ...payment } = await findPayment(api, db, { sub, uuid, kind: 'RECOMMENDATION' })
  const [row] = await db.query<{ purpose: Purpose; offer_id: number }>(
    'select purpose, offer_id from recommendation_payment where payment_uuid = $1',
    [uuid],
  )
  if (row === undefined) throw notFound()
  const offer = await findOffer(db, sub, row.offer_id)
  return {
    ...payment,
    title: paymentTitle(row.purpose, offer),
    description: paymentDescriptions[row.purpose],
    purpose: row.purpose,
    recommendation_manager_id: offer.manager_id,
    portfolio_id: offer.id,
    order_id: offer.order_id,
    // The fee of VIP is all of its payment.
    ...(row.purpose === 'INVESTMENT' && { fee_amount, ...(await investmentTerms(db, api.clock.now(), offer)) }),
  }
}

/** Payments of recommendations: the fee of VIP, the initial amount, and what a trace number stands for (SBX-066, D-29). */
export function recommendationPaymentRoutes(api: Api): void {
  serve(api, payFee, async ({ db, person, params, host, body, idempotencyKey }) => {
    requireInvestor(person)
    requireKey(idempotencyKey)
    await runDueJobs(db, api, person.sub)
    const manager = await lockOpenManager(db, person.sub, body.recommendation_manager_id)
    const uuid = await requestFee(db, api, manager, { portfolioId: parseId(params.portfolioId), host })
    return readPayment(api, db, person.sub, uuid)
  })

  serve(api, getRecommendationPayment, async ({ db, person, params }) => {
    const uuid = parseUuid(params.uuid)
    const known = await readPayment(api, db, person.sub, uuid)
    if (known.status !== 'WAITING') return known
    await settlePayment(db, api, recommendationPayments, uuid)
    return readPayment(api, db, person.sub, uuid)
  })

  serve(
    api,
    findRecommendationPaymentByTrace,
    async ({ db, person, params }): Promise<Localizable<RecommendationPaymentFacts>> => {
      // A payment is known by its trace number once it is taken over.
      await runDueJobs(db, api, person.sub)
      const [facts] = await db.query<Decided<RecommendationPaymentFacts>>(
        `select p.uuid, p.status, p.amount, p.trace_number as trace_no, ${decidedColumns},
         r.purpose, f.manager_id as recommendation_manager_id, f.id as portfolio_id, o.id as order_id, o.recom_tracking_code
       from payment p join person n on n.sub = p.sub join recommendation_payment r on r.payment_uuid = p.uuid
         join recommendation_offer f on f.id = r.offer_id left join recommendation_order o on o.offer_id = f.id
       where (p.trace_number = $1 or p.uuid::text = $1) and p.sub = $2`,
        [params.traceNo, person.sub],
      )
      if (facts === undefined) throw notFound()
      return withDecision(api.gateway, facts)
    },
  )
}

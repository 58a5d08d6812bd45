import { findPaymentByTrace, getPayment, type PaymentFacts, requestPayment } from '@sarv/shared/contract/fund-payment'
import type { Api } from '../../context/app-context'
import { notFound } from '../../errors/domain-error'
import { parseUuid } from '../../http/ids'
import { runDueJobs } from '../../jobs/runner'
import { fundPayments } from '../../ledger/fund-payment'
import { orderPurchase } from '../../ledger/purchase'
import { settlePayment } from '../../ledger/settle-payment'
import type { Localizable } from '../../local-text/local-text'
import { requireInvestor, requireKey } from '../pipeline/requirements'
import { serve } from '../pipeline/serve'
import { type Decided, decidedColumns, withDecision } from './decided-payment'
import { findPayment } from './find-payment'

const kind = 'FUND'

export function fundPaymentRoutes(api: Api): void {
  serve(api, requestPayment, async ({ db, person, body, idempotencyKey }) => {
    requireInvestor(person)
    requireKey(idempotencyKey)
    const { hosts } = api.settings
    const uuid = await orderPurchase(db, api, { sub: person.sub, purchase: body, hosts })
    return findPayment(api, db, { sub: person.sub, uuid, kind })
  })

  serve(api, getPayment, async ({ db, person, params }) => {
    const uuid = parseUuid(params.uuid)
    const known = await findPayment(api, db, { sub: person.sub, uuid, kind })
    if (known.status !== 'WAITING') return known
    await settlePayment(db, api, fundPayments, uuid)
    return findPayment(api, db, { sub: person.sub, uuid, kind })
  })

  serve(api, findPaymentByTrace, async ({ db, person, params }): Promise<Localizable<PaymentFacts>> => {
    // A payment is known by its trace number once it is taken over.
    await runDueJobs(db, api, person.sub)
    const [facts] = await db.query<Decided<PaymentFacts>>(
      `select p.uuid, p.status, p.amount, p.order_id, p.trace_number as trace_no, ${decidedColumns}
       from payment p join person n on n.sub = p.sub where p.trace_number = $1 and p.sub = $2`,
      [params.traceNo, person.sub],
    )
    if (facts === undefined) throw notFound()
    return withDecision(api.gateway, facts)
  })
}

import {
  findPaymentByTrace,
  getPayment,
  type Payment,
  type PaymentFacts,
  requestPayment,
} from '@sarv/shared/contract/fund-payment'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import { parseUuid } from '../../http/ids'
import { runDueJobs } from '../../jobs/runner'
import { takeOverFundPayment } from '../../ledger/fund-payment'
import { orderPurchase } from '../../ledger/purchase'
import { tehranDay, tehranTime } from '../../time/tehran'
import { requireInvestor, requireKey } from '../pipeline/requirements'
import { serve } from '../pipeline/serve'

type Stored = Omit<Payment, 'payment_methods'> & { reference: string | null }

async function findPayment(api: Api, db: Sql, sub: string, uuid: string): Promise<Payment> {
  const [row] = await db.query<Stored>(
    `select p.uuid, p.amount as payment_amount, p.title, p.description, p.order_id, p.status,
       case when p.status = 'WAITING' then p.gateway_reference end as reference,
       trim(coalesce(n.first_name, '') || ' ' || coalesce(n.last_name, '')) as payer_name
     from payment p join person n on n.sub = p.sub where p.uuid = $1 and p.sub = $2 and p.kind = 'FUND'`,
    [uuid, sub],
  )
  if (row === undefined) throw notFound()
  const { reference, ...payment } = row
  return { ...payment, payment_methods: api.gateway.paymentMethods(reference) }
}

export function fundPaymentRoutes(api: Api): void {
  serve(api, requestPayment, async ({ db, person, body, idempotencyKey }) => {
    requireInvestor(person)
    requireKey(idempotencyKey)
    const { hosts } = api.settings
    const uuid = await orderPurchase(db, api, { sub: person.sub, purchase: body, hosts })
    return findPayment(api, db, person.sub, uuid)
  })

  serve(api, getPayment, async ({ db, person, params }) => {
    const uuid = parseUuid(params.uuid)
    const known = await findPayment(api, db, person.sub, uuid)
    if (known.status !== 'WAITING') return known
    await takeOverFundPayment(db, api, uuid)
    return findPayment(api, db, person.sub, uuid)
  })

  serve(api, findPaymentByTrace, async ({ db, person, params }): Promise<PaymentFacts> => {
    // A payment is known by its trace number once it is taken over.
    await runDueJobs(db, api, person.sub)
    const [facts] = await db.query<Omit<PaymentFacts, 'date' | 'time'> & { at: Date }>(
      `select uuid, status, amount, order_id, trace_number as trace_no, coalesce(decided_at, created_at) as at
       from payment where trace_number = $1 and sub = $2`,
      [params.traceNo, person.sub],
    )
    if (facts === undefined) throw notFound()
    const { at, ...rest } = facts
    return { ...rest, date: tehranDay(at), time: tehranTime(at) }
  })
}

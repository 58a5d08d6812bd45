import {
  findPaymentByTrace,
  getPayment,
  type Payment,
  type PaymentFacts,
  requestPayment,
} from '@sarv/shared/contract/fund-payment'
import type { Sql } from '../db/sql'
import { askGateway } from '../gateway/ask-gateway'
import { waysToPay } from '../gateway/ways-to-pay'
import { inquire } from '../ledger/payment'
import { orderPurchase } from '../ledger/purchase'
import { tehranDay, tehranTime } from '../ledger/tehran'
import type { Api } from '../world'
import { uuidOf } from './ids'
import { notFound } from './refuse'
import { requireInvestor, requireKey } from './requirements'
import { serve } from './serve'

type Stored = Omit<Payment, 'payment_methods'> & { token: string }

async function paymentOf(api: Api, db: Sql, sub: string, uuid: string): Promise<Payment> {
  const [row] = await db.query<Stored>(
    `select p.uuid, p.amount as payment_amount, p.title, p.description, p.order_id, p.status, s.token,
       trim(coalesce(n.first_name, '') || ' ' || coalesce(n.last_name, '')) as payer_name
     from payment p join gateway_session s on s.payment_uuid = p.uuid join person n on n.sub = p.sub
     where p.uuid = $1 and p.sub = $2 and p.kind = 'FUND'`,
    [uuid, sub],
  )
  if (row === undefined) throw notFound()
  const { token, ...payment } = row
  const payment_methods = waysToPay(api.origins.gateway, payment.status === 'WAITING' ? token : null)
  return { ...payment, payment_methods }
}

export function fundPaymentArea(api: Api): void {
  serve(api, requestPayment, async ({ db, clock, person, body, idempotencyKey }) => {
    requireInvestor(person)
    requireKey(idempotencyKey)
    const { hosts } = api.settings
    const uuid = await orderPurchase(db, clock, { sub: person.sub, purchase: body, hosts })
    return paymentOf(api, db, person.sub, uuid)
  })

  serve(api, getPayment, async ({ db, clock, person, params }) => {
    const uuid = uuidOf(params.uuid)
    const known = await paymentOf(api, db, person.sub, uuid)
    if (known.status !== 'WAITING') return known
    await inquire(db, clock, uuid)
    return paymentOf(api, db, person.sub, uuid)
  })

  serve(api, findPaymentByTrace, async ({ db, clock, person, params }): Promise<PaymentFacts> => {
    const [payment] = await db.query<{ uuid: string }>(
      `select p.uuid from gateway_session s join payment p on p.uuid = s.payment_uuid
       where s.trace_no = $1 and p.sub = $2`,
      [params.traceNo, person.sub],
    )
    if (payment === undefined) throw notFound()
    await askGateway(db, clock, payment.uuid)
    const [facts] = await db.query<Omit<PaymentFacts, 'date' | 'time'> & { at: Date }>(
      `select p.uuid, p.status, p.amount, p.order_id, s.trace_no, coalesce(s.decided_at, p.created_at) as at
       from payment p join gateway_session s on s.payment_uuid = p.uuid where p.uuid = $1`,
      [payment.uuid],
    )
    if (facts === undefined) throw notFound()
    const { at, ...rest } = facts
    return { ...rest, date: tehranDay(at), time: tehranTime(at) }
  })
}

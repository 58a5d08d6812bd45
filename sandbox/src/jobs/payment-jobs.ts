import { logError } from '@sarv/platform/lib/log/process-log'
import type { Sql } from '../db/sql'
import { isUnavailable } from '../errors/domain-error'
import type { Gateway, Inquiry } from '../gateway/gateway'
import type { JobFinder } from './job'
import { paymentDueAt, type WaitingPayment } from './payment-due'
import { settlePaymentByKind } from './payment-kinds'

interface Row extends WaitingPayment {
  readonly uuid: string
  readonly gateway_reference: string
}

/** Polling jobs: payments without a reported end (F48) or out of time; one with a slip in review has time. */
export const paymentJobs: JobFinder = async (sql, context, sub) => {
  const waiting = await sql.query<Row>(
    `select p.uuid, p.created_at, p.gateway_reference, p.gateway_closed_at,
       coalesce(m.purpose = 'INCREASE', false) as takes_slip
     from payment p left join pma_payment m on m.payment_uuid = p.uuid
     where p.status = 'WAITING' and p.gateway_reference is not null and ($1::uuid is null or p.sub = $1)
       and not exists (select 1 from bank_slip b where b.payment_uuid = p.uuid and b.submitted_at is not null)`,
    [sub],
  )
  if (waiting.length === 0) return []
  const inquiries = await inquireAll(sql, context.gateway, waiting)
  if (inquiries === undefined) return []
  const now = context.clock.now()
  return waiting.flatMap((payment) => {
    const dueAt = paymentDueAt(payment, inquiries.get(payment.gateway_reference), now)
    return dueAt === undefined ? [] : [{ dueAt, run: (tx: Sql) => settlePaymentByKind(tx, context, payment.uuid) }]
  })
}

/** Batch inquiry; undefined while it does not respond: then everything waits, and the rest goes on. */
async function inquireAll(
  sql: Sql,
  gateway: Gateway,
  waiting: readonly Row[],
): Promise<ReadonlyMap<string, Inquiry> | undefined> {
  const references = waiting.flatMap((one) => (one.gateway_closed_at === null ? one.gateway_reference : []))
  if (references.length === 0) return new Map()
  try {
    return await gateway.inquire(sql, references)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    logError('the payment gateway does not respond; payments wait for the next round')
    return undefined
  }
}

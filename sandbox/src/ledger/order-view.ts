import type { Order } from '@sarv/shared/contract/fund-orders'
import type { Sql } from '../db/sql'
import type { Localizable, WithLocalTexts } from '../local-text/local-text'
import { later } from '../time/clock'
import { paymentTimeout } from '../time/timings'
import { buildTimeline, isOpen, type PastStatus } from './order-timeline'

type Row = WithLocalTexts<Omit<Order, 'created_at' | 'timeline' | 'is_cancellable'>, 'fund_name'> & {
  readonly created_at: Date
  readonly paid_from: Date | null
  readonly refund_due_at: Date | null
  readonly refunded_at: Date | null
}

/** What stands behind `from`: orders with their fund, payout account, open payment, refund and newest price. */
const selectOrders = `
  select o.id, o.ds_code, f.name as fund_name, f.type as fund_type, o.side, o.type, o.amount, o.units,
    coalesce(o.price, (select p.price from price p where p.instrument = 'fund:' || o.ds_code order by p.day desc limit 1)) as price,
    o.fee, o.remainder, o.status, o.created_at, o.settles_on, o.tracking_code, o.recom_tracking_code, a.iban,
    case when o.status = 'WAITING' then y.uuid end as payment_uuid,
    y.created_at as paid_from, o.refund_due_at, r.at as refunded_at
  from fund_order o join fund f on f.ds_code = o.ds_code
    left join payout_account a on a.id = o.payout_account_id
    left join payment y on y.order_id = o.id
    left join ledger_transfer r on r.event = 'refund-paid:' || o.id`

/**
 * Orders as the contract shows them, newest first.
 * @param where a condition on `o`, the table of orders; its values are `params`
 */
export async function readOrders(
  sql: Sql,
  where: string,
  params: readonly unknown[],
  limit = '',
): Promise<Localizable<Order>[]> {
  const rows = await sql.query<Row>(`${selectOrders} where ${where} order by o.id desc ${limit}`, params)
  const steps = await sql.query<PastStatus & { order_id: number }>(
    'select order_id, status, at from order_step where order_id = any($1) order by order_id, sort',
    [rows.map((row) => row.id)],
  )
  return rows.map(({ paid_from, refund_due_at, refunded_at, ...row }) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    is_cancellable: isOpen(row.status),
    timeline: buildTimeline(
      {
        side: row.side,
        status: row.status,
        payUntil: paid_from === null ? null : later(paid_from, paymentTimeout),
        settlesOn: row.settles_on,
        refundDueAt: refund_due_at,
        refundedAt: refunded_at,
      },
      steps.filter((step) => step.order_id === row.id),
    ),
  }))
}

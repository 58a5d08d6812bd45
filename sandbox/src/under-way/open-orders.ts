import type { UnderWay } from '@sarv/shared/contract/under-way'
import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import { later } from '../time/clock'
import { paymentTimeout } from '../time/timings'
import type { UnderWayRow } from './under-way-row'

interface Row {
  readonly id: string
  readonly side: 'BUY' | 'SELL'
  readonly status: string
  readonly name: LocalText
  readonly amount: number
  readonly created_at: Date
  readonly settles_on: string | null
  readonly refund_due_at: Date | null
  readonly payment_uuid: string | null
  readonly paid_from: Date | null
}

/** Orders of units that are not settled, and purchases that came to nothing, until their money is back. */
export async function readOpenOrders(sql: Sql, sub: string): Promise<UnderWayRow[]> {
  const rows = await sql.query<Row>(
    `select o.id::text as id, o.side, o.status, f.name, o.amount, o.created_at, o.settles_on, o.refund_due_at,
       y.uuid as payment_uuid, y.created_at as paid_from
     from fund_order o join fund f on f.ds_code = o.ds_code
       left join payment y on y.order_id = o.id and o.status = 'WAITING'
     where o.sub = $1
       and (o.status in ('WAITING', 'PENDING') or (o.status in ('CANCELED', 'REJECTED') and o.refund_due_at is not null))
     order by o.id`,
    [sub],
  )
  return rows.map(({ id, side, name, amount, created_at, payment_uuid, ...row }) => ({
    kind: side === 'BUY' ? 'PURCHASE' : 'SALE',
    id,
    name,
    amount,
    since: created_at.toISOString(),
    payment_uuid,
    ...standingOf({ ...row, side, amount }),
  }))
}

type Standing = Pick<UnderWay, 'state' | 'paid' | 'due'>

/** Units that are being sold are still among the person's assets; money for units that are not there yet is not. */
function standingOf(
  row: Pick<Row, 'side' | 'status' | 'amount' | 'settles_on' | 'refund_due_at' | 'paid_from'>,
): Standing {
  const { side, status, amount, settles_on, refund_due_at, paid_from } = row
  if (status === 'WAITING') {
    return { state: 'TO_PAY', paid: 0, due: paid_from === null ? null : later(paid_from, paymentTimeout).toISOString() }
  }
  if (status === 'PENDING') return { state: 'SETTLING', paid: side === 'BUY' ? amount : 0, due: settles_on }
  return { state: 'REFUNDING', paid: amount, due: refund_due_at?.toISOString() ?? null }
}

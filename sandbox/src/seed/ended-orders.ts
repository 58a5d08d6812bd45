import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { trackingCode } from '../identifiers/tracking-code'
import { purchaseTitle } from '../ledger/purchase-title'
import { recordPayment } from '../ledger/record-payment'
import { readFundName } from '../market/fund-name'
import { type Clock, later } from '../time/clock'

/** Orders of which no unit and no rial is left anywhere: payments that failed or were given up, sales taken back. */
const endings = [
  { side: 'BUY', status: 'FAILED', payment: 'FAILED' },
  { side: 'BUY', status: 'CANCELED', payment: 'CANCELED' },
  { side: 'SELL', status: 'CANCELED', payment: null },
  { side: 'SELL', status: 'REJECTED', payment: null },
] as const
const intervalMs = 8 * 3_600_000
const smallestAmount = 1_000_000

/**
 * A past of so many ended orders, three a day, each with its timeline and its payment: long lists for tests. They touch
 * neither units nor the ledger.
 * @example await addEndedOrders(sql, clock, { sub, count: 45 })
 */
export async function addEndedOrders(
  sql: Sql,
  clock: Clock,
  { sub, count }: { sub: string; count: number },
): Promise<number[]> {
  const title = purchaseTitle(await readFundName(sql, '11307'))
  const ids: number[] = []
  // The oldest first: a list is newest first by number and by day.
  for (let age = count; age >= 1; age--) {
    const end = endings[age % endings.length] ?? endings[0]
    const at = later(clock.now(), -age * intervalMs)
    const order = firstRow(
      await sql.query<{ id: number }>(
        `insert into fund_order (sub, ds_code, side, type, amount, units, status, created_at, tracking_code)
       values ($1, '11307', $2, 'AMOUNT', $3, $4, $5, $6, $7) returning id`,
        [sub, end.side, smallestAmount * age, end.side === 'SELL' ? age : null, end.status, at, trackingCode()],
      ),
    )
    await sql.query(`insert into order_step (order_id, sort, status, at) values ($1, 1, $2, $4), ($1, 2, $3, $4)`, [
      order.id,
      end.side === 'BUY' ? 'WAITING' : 'PENDING',
      end.status,
      at,
    ])
    if (end.payment !== null) {
      await recordPayment(sql, {
        sub,
        orderId: order.id,
        amount: smallestAmount * age,
        status: end.payment,
        title,
        at,
      })
    }
    ids.push(order.id)
  }
  return ids
}

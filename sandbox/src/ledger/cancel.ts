import { refuse } from '../api/refuse'
import type { Clock } from '../clock'
import type { Sql } from '../db/sql'
import { lockOrder, moveOrder, unblockUnits } from './fund-order'
import { closeSession, endPayment, inquire } from './payment'
import { giveBack } from './settlement'

/** Takes an open order back: a payment is closed, money that came in goes back, blocked units are free again. */
export async function cancel(sql: Sql, clock: Clock, orderId: number): Promise<void> {
  const asked = await lockOrder(sql, orderId)
  const [payment] = await sql.query<{ uuid: string }>('select uuid from payment where order_id = $1', [orderId])
  // The person may have paid a moment ago without coming back: then this is a paid order.
  if (asked.status === 'WAITING' && payment) await inquire(sql, clock, payment.uuid)
  const order = await lockOrder(sql, orderId)
  if (order.status === 'WAITING' && payment) {
    await closeSession(sql, payment.uuid)
    await endPayment(sql, clock, payment.uuid, 'CANCELED')
  } else if (order.status === 'PENDING' && order.side === 'BUY') {
    await giveBack(sql, clock, order)
  } else if (order.status === 'PENDING') {
    await unblockUnits(sql, order)
  } else {
    throw refuse(400, { message: 'این سفارش دیگر قابل لغو نیست.' })
  }
  await moveOrder(sql, clock, orderId, 'CANCELED')
}

import { refuse } from '../api/refuse'
import type { Time } from '../clock'
import type { Sql } from '../db/sql'
import { type FundOrder, lockOrder, moveOrder, unblockUnits } from './fund-order'
import { closeSession, endPayment, inquire } from './payment'
import { giveBack } from './settlement'

const tooLate = () => refuse(400, { message: 'این سفارش دیگر قابل لغو نیست.' })

/** Settled by right, even if nobody has come to it yet: who knows the next price must not choose any more. */
const isDue = ({ due_at }: FundOrder, time: Time) => due_at !== null && due_at <= time.now()

/** Takes an open order back: a payment is closed, money that came in goes back, blocked units are free again. */
export async function cancel(sql: Sql, time: Time, orderId: number): Promise<void> {
  const asked = await lockOrder(sql, orderId)
  const [payment] = await sql.query<{ uuid: string }>('select uuid from payment where order_id = $1', [orderId])
  // The person may have paid a moment ago without coming back: then this is a paid order.
  if (asked.status === 'WAITING' && payment) await inquire(sql, time, payment.uuid)
  const order = await lockOrder(sql, orderId)
  if (order.status === 'WAITING' && payment) {
    await closeSession(sql, payment.uuid)
    await endPayment(sql, time, payment.uuid, 'CANCELED')
  } else if (isDue(order, time)) {
    throw tooLate()
  } else if (order.status === 'PENDING' && order.side === 'BUY') {
    await giveBack(sql, time, order)
  } else if (order.status === 'PENDING') {
    await unblockUnits(sql, order)
  } else {
    throw tooLate()
  }
  await moveOrder(sql, time, orderId, 'CANCELED')
}

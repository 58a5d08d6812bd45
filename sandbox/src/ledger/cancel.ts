import type { Sql } from '../db/sql'
import { invalid } from '../errors/domain-error'
import type { Time } from '../time/clock'
import { type FundOrder, lockOrder, moveOrder, unblockUnits } from './fund-order'
import { cancelFundPayment } from './fund-payment'
import type { LedgerContext } from './ledger-context'
import { scheduleFullRefund } from './settlement'

const tooLate = () => invalid({ message: 'این سفارش دیگر قابل لغو نیست.' })

/** Settled by right, even if nobody has come to it yet: who knows the next price must not choose any more. */
const isDue = ({ due_at }: FundOrder, time: Time) => due_at !== null && due_at <= time.now()

/** Takes an open order back: a payment is closed, money that came in goes back, blocked units are free again. */
export async function cancelFundOrder(sql: Sql, context: LedgerContext, orderId: number): Promise<void> {
  const { clock } = context
  const asked = await lockOrder(sql, orderId)
  // The person may have paid a moment ago without coming back: then this is a paid order.
  const isUnpaid = asked.status === 'WAITING' && (await cancelPayment(sql, context, orderId))
  if (!isUnpaid) {
    const order = await lockOrder(sql, orderId)
    if (order.status !== 'PENDING' || isDue(order, clock)) throw tooLate()
    if (order.side === 'BUY') await scheduleFullRefund(sql, clock, order)
    else await unblockUnits(sql, order)
  }
  await moveOrder(sql, clock, orderId, 'CANCELED')
}

async function cancelPayment(sql: Sql, context: LedgerContext, orderId: number): Promise<boolean> {
  const [payment] = await sql.query<{ uuid: string }>('select uuid from payment where order_id = $1', [orderId])
  return payment !== undefined && cancelFundPayment(sql, context, payment.uuid)
}

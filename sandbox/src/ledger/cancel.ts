import type { Sql } from '../db/sql'
import { invalid } from '../errors/domain-error'
import { at, type Time } from '../time/clock'
import { isRevocable } from './due'
import { type FundOrder, lockOrder, moveOrder, unblockUnits } from './fund-order'
import { fundPayments } from './fund-payment'
import type { LedgerContext } from './ledger-context'
import { cancelPayment } from './settle-payment'
import { scheduleFullRefund } from './settlement'

const tooLate = () =>
  invalid({ message: { fa: 'این سفارش دیگر قابل لغو نیست.', en: 'This order can no longer be cancelled.' } })

/** Takes an open order back: a payment is closed, money that came in goes back, blocked units are free again. */
export async function cancelFundOrder(sql: Sql, context: LedgerContext, orderId: number): Promise<void> {
  // The person may have paid a moment ago without coming back: then this is a paid order.
  const isUnpaid = await cancelPaymentOf(sql, context, orderId)
  const order = await lockOrder(sql, orderId)
  const time = at(context.clock.now())
  if (!isUnpaid) await giveBack(sql, time, order)
  await moveOrder(sql, time, orderId, 'CANCELED')
}

async function giveBack(sql: Sql, time: Time, order: FundOrder): Promise<void> {
  if (!isRevocable(order, time.now())) throw tooLate()
  if (order.side === 'BUY') await scheduleFullRefund(sql, time, order)
  else await unblockUnits(sql, order)
}

/** An order whose payment has ended, and a sale, have no payment to give up. */
async function cancelPaymentOf(sql: Sql, context: LedgerContext, orderId: number): Promise<boolean> {
  const [payment] = await sql.query<{ uuid: string }>('select uuid from payment where order_id = $1', [orderId])
  return payment !== undefined && cancelPayment(sql, context, fundPayments, payment.uuid)
}

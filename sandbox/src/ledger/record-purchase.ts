import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import { at } from '../time/clock'
import { insertOrder, moveOrder } from './fund-order'
import { recordPayment } from './record-payment'
import { transfer } from './transfer'
import { addUnits } from './units'

/** A purchase that is over: units for money that came from outside, by no gateway. */
interface EndedPurchase {
  readonly sub: string
  readonly dsCode: string
  readonly units: number
  readonly price: number
  readonly paidAt: Date
  readonly settledAt: Date
  /** Day from which the units are held. */
  readonly day: string
  readonly title: LocalText
}

/** Records a purchase with all that belongs to one: order, steps, payment, lot and ledger. Returns the order's id. */
export async function recordPurchase(sql: Sql, purchase: EndedPurchase): Promise<number> {
  const { sub, dsCode, units, price, paidAt, settledAt, day, title } = purchase
  const amount = units * price
  const orderId = await insertOrder(sql, at(paidAt), {
    sub,
    dsCode,
    side: 'BUY',
    type: 'AMOUNT',
    amount,
    units,
    price,
    fee: 0,
    dueAt: null,
    settlesOn: day,
    payoutAccountId: null,
  })
  await moveOrder(sql, at(paidAt), orderId, 'PENDING')
  await moveOrder(sql, at(settledAt), orderId, 'DONE')
  await recordPayment(sql, { sub, orderId, amount, status: 'SUCCESS', title, at: paidAt })
  await addUnits(sql, { sub, dsCode, units, price, day })
  await transfer(sql, at(paidAt), `paid:${orderId}`, [
    { account: 'world', amount: -amount },
    { account: 'clearing', amount },
  ])
  await transfer(sql, at(settledAt), `settled:${orderId}`, [
    { account: 'clearing', amount: -amount },
    { account: `fund:${dsCode}`, amount },
  ])
  return orderId
}

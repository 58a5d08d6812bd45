import { feeBands, takeOldest } from '@sarv/shared/rules/early-withdrawal'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { unitsFor } from '../market/arithmetic'
import { priceOn } from '../market/prices'
import { at, later, type Time } from '../time/clock'
import { tehranDay } from '../time/tehran'
import { refundDelay } from '../time/timings'
import { hasCome, isDue } from './due'
import { type FundOrder, lockOrder, moveOrder } from './fund-order'
import { listLots } from './lots'
import { notifyOfPurchase, notifyOfRefund } from './notify-of-purchase'
import { notifyOfSale } from './notify-of-sale'
import { readBalance, transfer } from './transfer'
import { addUnits, feeOf, takeFromLots } from './units'

/**
 * Settlement: turns one paid purchase into units, or one sale into money, as of the moment it was due: a late settlement does
 * it the same. An order that is no longer open, or not due by `now`, stays as it is.
 */
export async function settle(sql: Sql, now: Date, orderId: number): Promise<void> {
  const order = await lockOrder(sql, orderId)
  if (!isDue(order, now)) return
  const time = at(order.due_at)
  const price = await priceOn(sql, `fund:${order.ds_code}`, tehranDay(time.now()))
  if (order.side === 'BUY') await settlePurchase(sql, time, order, price)
  else await settleSale(sql, time, order, price)
}

async function settlePurchase(sql: Sql, time: Time, order: FundOrder, price: number): Promise<void> {
  const today = tehranDay(time.now())
  const { units, remainder } = unitsFor(order.amount, price)
  if (units === 0) return rejectPurchase(sql, time, order)
  await addUnits(sql, { sub: order.sub, dsCode: order.ds_code, units, price, day: today })
  await sql.query('update fund_order set units = $2, price = $3, remainder = $4, settles_on = $5 where id = $1', [
    order.id,
    units,
    price,
    remainder,
    today,
  ])
  await transfer(sql, time, `settled:${order.id}`, [
    { account: 'clearing', amount: -order.amount },
    { account: `fund:${order.ds_code}`, amount: units * price },
    { account: `refund:${order.id}`, amount: remainder },
  ])
  if (remainder > 0) await scheduleRefund(sql, time, order.id)
  await moveOrder(sql, time, order.id, 'DONE')
  await notifyOfPurchase(sql, time, order.id)
}

/** The price rose above the whole amount: nothing can be bought, everything goes back. */
async function rejectPurchase(sql: Sql, time: Time, order: FundOrder): Promise<void> {
  await scheduleFullRefund(sql, time, order)
  await moveOrder(sql, time, order.id, 'REJECTED')
  await notifyOfPurchase(sql, time, order.id)
}

/** Full refund of a purchase that did not happen: it waits for its way back. */
export async function scheduleFullRefund(sql: Sql, time: Time, order: FundOrder): Promise<void> {
  await transfer(sql, time, `refunded:${order.id}`, [
    { account: 'clearing', amount: -order.amount },
    { account: `refund:${order.id}`, amount: order.amount },
  ])
  await scheduleRefund(sql, time, order.id)
}

async function scheduleRefund(sql: Sql, time: Time, orderId: number): Promise<void> {
  await sql.query('update fund_order set refund_due_at = $2 where id = $1', [orderId, later(time.now(), refundDelay)])
}

async function settleSale(sql: Sql, time: Time, order: FundOrder, price: number): Promise<void> {
  const today = tehranDay(time.now())
  const units = order.units ?? 0
  const fund = firstRow(
    await sql.query<{ fee_bps: number[] }>('select fee_bps from fund where ds_code = $1', [order.ds_code]),
  )
  await sql.query('select 1 from holding where sub = $1 and ds_code = $2 for update', [order.sub, order.ds_code])
  const taken = takeOldest(await listLots(sql, order.sub, order.ds_code), units, {
    price,
    bands: feeBands(fund.fee_bps),
    today,
  })
  await takeFromLots(sql, taken)
  await sql.query(
    'update holding set units = units - $3, blocked_units = blocked_units - $3 where sub = $1 and ds_code = $2',
    [order.sub, order.ds_code, units],
  )
  const amount = units * price
  const fee = feeOf(taken)
  await sql.query('update fund_order set amount = $2, price = $3, fee = $4, settles_on = $5 where id = $1', [
    order.id,
    amount,
    price,
    fee,
    today,
  ])
  await transfer(sql, time, `settled:${order.id}`, [
    { account: `fund:${order.ds_code}`, amount: -amount },
    { account: 'fees', amount: fee },
    { account: 'world', amount: amount - fee },
  ])
  await moveOrder(sql, time, order.id, 'DONE')
  await notifyOfSale(sql, time, order.id)
}

/** Pays a refund that is due by `now` out. */
export async function payRefund(sql: Sql, now: Date, orderId: number): Promise<void> {
  const { refund_due_at, status } = await lockOrder(sql, orderId)
  if (!hasCome(refund_due_at, now)) return
  const balance = await readBalance(sql, `refund:${orderId}`)
  await transfer(sql, at(refund_due_at), `refund-paid:${orderId}`, [
    { account: `refund:${orderId}`, amount: -balance },
    { account: 'world', amount: balance },
  ])
  await sql.query('update fund_order set refund_due_at = null where id = $1', [orderId])
  // What is left over from a purchase that was made is less than a unit.
  if (status !== 'DONE') await notifyOfRefund(sql, at(refund_due_at), orderId, balance)
}

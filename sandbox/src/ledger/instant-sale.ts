import { feeBands, type Taken, takeOldest } from '@sarv/shared/rules/early-withdrawal'
import type { Sql } from '../db/sql'
import { trackingCode } from '../identifiers/tracking-code'
import { unitsCovering } from '../market/arithmetic'
import { priceOn } from '../market/prices'
import type { Time } from '../time/clock'
import { tehranDay } from '../time/tehran'
import { moveOrder } from './fund-order'
import { type HeldLot, listLots } from './lots'
import type { Entry } from './transfer'
import { feeOf, takeFromLots } from './units'

/** Units whose sale brings at least so much, and what it brings. */
export interface InstantSale {
  readonly units: number
  readonly price: number
  readonly fee: number
  /** Worth of the units less the fee: at least what was asked for. */
  readonly net: number
  readonly taken: readonly Taken<HeldLot>[]
}

interface Wanted {
  readonly sub: string
  readonly dsCode: string
  /** Rial that must be there after the fee. */
  readonly net: number
}

/**
 * Finds the units to sell for an amount at the price of the day, of those that no open sale has blocked; undefined where
 * there are too few. The holding stays locked until the transaction ends.
 */
export async function planInstantSale(
  sql: Sql,
  time: Time,
  { sub, dsCode, net }: Wanted,
): Promise<InstantSale | undefined> {
  const today = tehranDay(time.now())
  const [fund] = await sql.query<{ fee_bps: number[]; free: number; blocked: number }>(
    `select f.fee_bps, h.units - h.blocked_units as free, h.blocked_units as blocked
     from holding h join fund f on f.ds_code = h.ds_code where h.sub = $1 and h.ds_code = $2 for update of h`,
    [sub, dsCode],
  )
  if (fund === undefined) return undefined
  const price = await priceOn(sql, `fund:${dsCode}`, today)
  const lots = await listLots(sql, sub, dsCode)
  const terms = { price, bands: feeBands(fund.fee_bps), today, promised: fund.blocked }
  let units = unitsCovering(net, price)
  while (units <= fund.free) {
    const taken = takeOldest(lots, units, terms)
    const fee = feeOf(taken)
    const missing = net - (units * price - fee)
    if (missing <= 0) return { units, price, fee, net: units * price - fee, taken }
    units += unitsCovering(missing, price)
  }
  return undefined
}

/**
 * Sells planned units at once, with an order that is done. Returns the entries that bring the money into `account`, for
 * the caller to post with what the money is for.
 */
export async function sellAtOnce(
  sql: Sql,
  time: Time,
  { sub, dsCode, account }: { sub: string; dsCode: string; account: string },
  { units, price, fee, net, taken }: InstantSale,
): Promise<Entry[]> {
  const now = time.now()
  const [order] = await sql.query<{ id: number }>(
    `insert into fund_order (sub, ds_code, side, type, amount, units, price, fee, status, created_at, settles_on, tracking_code)
     values ($1, $2, 'SELL', 'AMOUNT', $3, $4, $5, $6, 'PENDING', $7, $8, $9) returning id`,
    [sub, dsCode, units * price, units, price, fee, now, tehranDay(now), trackingCode()],
  )
  if (order === undefined) throw new Error('the database made no order')
  await moveOrder(sql, time, order.id, 'PENDING')
  await moveOrder(sql, time, order.id, 'DONE')
  await takeFromLots(sql, taken)
  await sql.query('update holding set units = units - $3 where sub = $1 and ds_code = $2', [sub, dsCode, units])
  return [
    { account: `fund:${dsCode}`, amount: -units * price },
    { account: 'fees', amount: fee },
    { account, amount: net },
  ]
}

import { feeBands } from '@sarv/shared/rules/early-withdrawal'
import type { Sql } from '../db/sql'
import { priceOn } from '../market/prices'
import type { Time } from '../time/clock'
import { tehranDay } from '../time/tehran'
import { insertOrder, moveOrder } from './fund-order'
import { coverNet, type InstantSale } from './instant-sale-plan'
import { listLots } from './lots'
import type { Entry } from './transfer'
import { takeFromLots } from './units'

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
  return coverNet(net, { ...terms, lots, free: fund.free })
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
  const orderId = await insertOrder(sql, time, {
    sub,
    dsCode,
    side: 'SELL',
    type: 'AMOUNT',
    amount: units * price,
    units,
    price,
    fee,
    dueAt: null,
    settlesOn: tehranDay(time.now()),
    payoutAccountId: null,
  })
  await moveOrder(sql, time, orderId, 'DONE')
  await takeFromLots(sql, taken)
  await sql.query('update holding set units = units - $3 where sub = $1 and ds_code = $2', [sub, dsCode, units])
  return [
    { account: `fund:${dsCode}`, amount: -units * price },
    { account: 'fees', amount: fee },
    { account, amount: net },
  ]
}

import { settlementDay } from '@sarv/shared/calendar/settlement'
import type { Sale } from '@sarv/shared/contract/fund-orders'
import { feeBands, takeOldest } from '@sarv/shared/rules/early-withdrawal'
import { isCooling, notUsableYet } from '../bank/payout-cooling'
import type { Sql } from '../db/sql'
import { conflict, notFound } from '../errors/domain-error'
import { priceOn } from '../market/prices'
import { at, type Time } from '../time/clock'
import { tehranDay } from '../time/tehran'
import { settlesAt } from '../time/timings'
import { insertOrder } from './fund-order'
import { listLots } from './lots'
import { checkFree, unitsWanted } from './sale-rules'
import { feeOf } from './units'

/** Creates a sale order that blocks the units and settles later. Returns its id. */
export async function orderSale(sql: Sql, clock: Time, { sub, sale }: { sub: string; sale: Sale }): Promise<number> {
  const [fund] = await sql.query<{ fee_bps: number[]; cut_off: string }>(
    'select fee_bps, cut_off from fund where ds_code = $1',
    [sale.ds_code],
  )
  if (fund === undefined) throw notFound()
  // Read once: the order must not be later than the moment it is due.
  const now = clock.now()
  const [account] = await sql.query<{ usable_from: Date | null }>(
    'select usable_from from payout_account where id = $1 and sub = $2',
    [sale.bank_account_id, sub],
  )
  if (account === undefined) throw notFound()
  if (isCooling(account.usable_from, now)) throw conflict(notUsableYet(account.usable_from))
  const price = await priceOn(sql, `fund:${sale.ds_code}`, tehranDay(now))
  const units = unitsWanted(sale, price)
  const [holding] = await sql.query<{ free: number; blocked: number }>(
    'select units - blocked_units as free, blocked_units as blocked from holding where sub = $1 and ds_code = $2 for update',
    [sub, sale.ds_code],
  )
  const { free, blocked } = holding ?? { free: 0, blocked: 0 }
  checkFree(units, free)
  await sql.query('update holding set blocked_units = blocked_units + $3 where sub = $1 and ds_code = $2', [
    sub,
    sale.ds_code,
    units,
  ])
  const taken = takeOldest(await listLots(sql, sub, sale.ds_code), units, {
    price,
    bands: feeBands(fund.fee_bps),
    today: tehranDay(now),
    promised: blocked,
  })
  return insertOrder(sql, at(now), {
    sub,
    dsCode: sale.ds_code,
    side: 'SELL',
    type: sale.units === undefined ? 'AMOUNT' : 'UNITS',
    amount: units * price,
    units,
    price,
    fee: feeOf(taken),
    dueAt: settlesAt(now, fund.cut_off),
    settlesOn: settlementDay(now, fund.cut_off),
    payoutAccountId: sale.bank_account_id,
  })
}

import { settlementDay } from '@sarv/shared/calendar/settlement'
import type { Sale } from '@sarv/shared/contract/fund-orders'
import { feeBands, takeOldest } from '@sarv/shared/rules/early-withdrawal'
import type { Sql } from '../db/sql'
import { invalid, notFound } from '../errors/domain-error'
import { trackingCode } from '../identifiers/tracking-code'
import { unitsCovering } from '../market/arithmetic'
import { priceOn } from '../market/prices'
import type { Clock } from '../time/clock'
import { tehranDay } from '../time/tehran'
import { settlesAt } from '../time/timings'
import { moveOrder } from './fund-order'
import { listLots } from './lots'
import { feeOf } from './units'

function unitsWanted(sale: Sale, price: number): number {
  const { units, amount } = sale
  if ((units === undefined) === (amount === undefined)) {
    throw invalid({ detail: [{ msg: 'تعداد واحد یا مبلغ را وارد کنید؛ تنها یکی از آن دو.' }] })
  }
  const wanted = units ?? unitsCovering(amount ?? 0, price)
  if (wanted < 1) throw invalid({ detail: [{ msg: 'دست‌کم یک واحد بفروشید.' }] })
  return wanted
}

/** Creates a sale order that blocks the units and settles later. Returns its id. */
export async function orderSale(sql: Sql, clock: Clock, { sub, sale }: { sub: string; sale: Sale }): Promise<number> {
  const [fund] = await sql.query<{ fee_bps: number[]; cut_off: string }>(
    'select fee_bps, cut_off from fund where ds_code = $1',
    [sale.ds_code],
  )
  if (fund === undefined) throw notFound()
  const [account] = await sql.query('select 1 from payout_account where id = $1 and sub = $2', [
    sale.bank_account_id,
    sub,
  ])
  if (account === undefined) throw notFound()
  const now = clock.now()
  const price = await priceOn(sql, `fund:${sale.ds_code}`, tehranDay(now))
  const units = unitsWanted(sale, price)
  const [holding] = await sql.query<{ free: number; blocked: number }>(
    'select units - blocked_units as free, blocked_units as blocked from holding where sub = $1 and ds_code = $2 for update',
    [sub, sale.ds_code],
  )
  const free = holding?.free ?? 0
  if (units > free) {
    throw invalid({
      detail: [{ msg: `بیشتر از واحدهای شما است. واحدهای قابل فروش: ${free.toLocaleString('fa-IR')}` }],
    })
  }
  await sql.query('update holding set blocked_units = blocked_units + $3 where sub = $1 and ds_code = $2', [
    sub,
    sale.ds_code,
    units,
  ])
  const taken = takeOldest(await listLots(sql, sub, sale.ds_code), units, {
    price,
    bands: feeBands(fund.fee_bps),
    today: tehranDay(now),
    promised: holding?.blocked ?? 0,
  })
  const fee = feeOf(taken)
  const [order] = await sql.query<{ id: number }>(
    `insert into fund_order (sub, ds_code, side, type, amount, units, price, fee, status, created_at, due_at, settles_on,
       tracking_code, payout_account_id)
     values ($1, $2, 'SELL', $3, $4, $5, $6, $7, 'PENDING', $8, $9, $10, $11, $12) returning id`,
    [
      sub,
      sale.ds_code,
      sale.units === undefined ? 'AMOUNT' : 'UNITS',
      units * price,
      units,
      price,
      fee,
      now,
      settlesAt(now, fund.cut_off),
      settlementDay(now, fund.cut_off),
      trackingCode(),
      sale.bank_account_id,
    ],
  )
  if (order === undefined) throw new Error('the database made no order')
  await moveOrder(sql, clock, order.id, 'PENDING')
  return order.id
}

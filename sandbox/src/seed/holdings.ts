import { randomUUID } from 'node:crypto'
import type { Sql } from '../db/sql'
import { trackingCode } from '../identifiers/tracking-code'
import { transfer } from '../ledger/transfer'
import { addUnits } from '../ledger/units'
import { priceOn } from '../market/prices'
import { at, type Clock } from '../time/clock'
import { addDays, tehranDay } from '../time/tehran'
import type { Kind } from './person-kinds'

/** Units bought in the past: each purchase of fund units with its order, payment, steps and ledger rows. */
export async function addHoldings(sql: Sql, clock: Clock, sub: string, kind: Kind): Promise<void> {
  const today = tehranDay(clock.now())
  for (const { code, worth, daysAgo } of kind.funds ?? []) {
    const units = Math.round(worth / (await priceOn(sql, `fund:${code}`, today)))
    await pastPurchase(sql, { sub, code, units, day: addDays(today, -daysAgo) })
  }
  const prxOf = new Map<number, string>()
  for (const { plan, worth, daysAgo } of kind.portfolios ?? []) {
    const units = Math.round(worth / (await priceOn(sql, `plan:${plan}`, today)))
    const day = addDays(today, -daysAgo)
    const prx = `PRX-${trackingCode().slice(0, 8)}`
    prxOf.set(plan, prx)
    const price = await priceOn(sql, `plan:${plan}`, day)
    await sql.query(
      'insert into portfolio (prx, sub, plan_id, units, paid_in, created_at) values ($1, $2, $3, $4, $5, $6)',
      [prx, sub, plan, units, units * price, day],
    )
    await sql.query(
      "insert into portfolio_event (prx, kind, amount, units, price, at) values ($1, 'CREATED', $2, $3, $4, $5)",
      [prx, units * price, units, price, `${day}T08:30:00Z`],
    )
  }
  for (const { id, worth, plan } of kind.stocks ?? []) {
    const units = Math.round(worth / (await priceOn(sql, `stock:${id}`, today)))
    await sql.query('insert into stock_holding (sub, stock_id, units, prx) values ($1, $2, $3, $4)', [
      sub,
      id,
      units,
      (plan === undefined ? undefined : prxOf.get(plan)) ?? null,
    ])
  }
}

interface PastPurchase {
  sub: string
  code: string
  units: number
  day: string
}

async function pastPurchase(sql: Sql, { sub, code, units, day }: PastPurchase): Promise<void> {
  const price = await priceOn(sql, `fund:${code}`, day)
  const amount = units * price
  const paid = new Date(`${addDays(day, -1)}T08:12:30Z`)
  const settled = new Date(`${day}T12:30:00Z`)
  const [order] = await sql.query<{ id: number }>(
    `insert into fund_order (sub, ds_code, side, type, amount, units, price, status, created_at, settles_on, tracking_code)
     values ($1, $2, 'BUY', 'AMOUNT', $3, $4, $5, 'DONE', $6, $7, $8) returning id`,
    [sub, code, amount, units, price, paid, day, trackingCode()],
  )
  await sql.query(
    `insert into order_step (order_id, sort, status, at)
     values ($1, 1, 'WAITING', $2), ($1, 2, 'PENDING', $2), ($1, 3, 'DONE', $3)`,
    [order?.id, paid, settled],
  )
  await sql.query(
    `insert into payment (uuid, sub, kind, order_id, amount, status, title, description, created_at, settled_at)
     select $1, $2, 'FUND', $3, $4, 'SUCCESS', 'خرید صندوق ' || name, '', $5, $5 from fund where ds_code = $6`,
    [randomUUID(), sub, order?.id, amount, paid, code],
  )
  await addUnits(sql, { sub, dsCode: code, units, price, day })
  await transfer(sql, at(paid), `paid:${order?.id}`, [
    { account: 'world', amount: -amount },
    { account: 'clearing', amount },
  ])
  await transfer(sql, at(settled), `settled:${order?.id}`, [
    { account: 'clearing', amount: -amount },
    { account: `fund:${code}`, amount },
  ])
}

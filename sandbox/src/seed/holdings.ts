import type { Sql } from '../db/sql'
import { trackingCode } from '../identifiers/tracking-code'
import { purchaseTitle } from '../ledger/purchase-title'
import { recordPurchase } from '../ledger/record-purchase'
import { readFundName } from '../market/fund-name'
import { priceOn } from '../market/prices'
import type { Clock } from '../time/clock'
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
  for (const { id, worth, daysAgo, plan } of kind.stocks ?? []) {
    const units = Math.round(worth / (await priceOn(sql, `stock:${id}`, today)))
    const day = addDays(today, -daysAgo)
    await sql.query(
      `insert into stock_holding (sub, stock_id, units, prx, average_price, acquired_on)
       values ($1, $2, $3, $4, $5, $6)`,
      [sub, id, units, prxOf.get(plan ?? 0) ?? null, await priceOn(sql, `stock:${id}`, day), day],
    )
  }
}

interface PastPurchase {
  sub: string
  code: string
  units: number
  day: string
}

async function pastPurchase(sql: Sql, { sub, code, units, day }: PastPurchase): Promise<void> {
  await recordPurchase(sql, {
    sub,
    dsCode: code,
    units,
    price: await priceOn(sql, `fund:${code}`, day),
    paidAt: new Date(`${addDays(day, -1)}T08:12:30Z`),
    settledAt: new Date(`${day}T12:30:00Z`),
    day,
    title: purchaseTitle(await readFundName(sql, code)),
  })
}

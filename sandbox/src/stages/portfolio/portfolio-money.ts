import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import { trackingCode } from '../../identifiers/tracking-code'
import { transfer } from '../../ledger/transfer'
import { unitsFor } from '../../market/arithmetic'
import { priceOn } from '../../market/prices'
import type { Time } from '../../time/clock'
import { tehranDay } from '../../time/tehran'

interface Deposit {
  /** Rial. */
  readonly amount: number
  /** The account of the ledger that it comes from. */
  readonly from: string
  /** What the transfer is for; it is booked once only. */
  readonly event: string
  /** What the person can name it by. */
  readonly reference: string | null
}

/** Creates a portfolio of a plan out of money, at the price of the day. Returns its invented code. */
export async function createPortfolio(
  sql: Sql,
  time: Time,
  { sub, planId, ...deposit }: Deposit & { sub: string; planId: number },
): Promise<string> {
  const today = tehranDay(time.now())
  for (;;) {
    const prx = `PRX-${trackingCode().slice(0, 8)}`
    const [made] = await sql.query(
      `insert into portfolio (prx, sub, plan_id, units, paid_in, created_at) values ($1, $2, $3, 0, 0, $4)
       on conflict do nothing returning 1`,
      [prx, sub, planId, today],
    )
    if (made === undefined) continue
    await bookDeposit(sql, time, prx, 'CREATED', deposit)
    return prx
  }
}

/** Puts more money into a portfolio, at the price of the day. */
export function increasePortfolio(sql: Sql, time: Time, prx: string, deposit: Deposit): Promise<void> {
  return bookDeposit(sql, time, prx, 'INCREASED', deposit)
}

async function bookDeposit(
  sql: Sql,
  time: Time,
  prx: string,
  kind: 'CREATED' | 'INCREASED',
  { amount, from, event, reference }: Deposit,
): Promise<void> {
  const [portfolio] = await sql.query<{ plan_id: number; cash: number }>(
    'select plan_id, cash from portfolio where prx = $1 for update',
    [prx],
  )
  if (portfolio === undefined) throw notFound()
  const plan = `plan:${portfolio.plan_id}`
  const price = await priceOn(sql, plan, tehranDay(time.now()))
  // Cash that was left before is spent too; a sum too small for one more unit stays as cash.
  const { units, remainder } = unitsFor(amount + portfolio.cash, price)
  await sql.query('update portfolio set units = units + $2, cash = $3, paid_in = paid_in + $4 where prx = $1', [
    prx,
    units,
    remainder,
    amount,
  ])
  await sql.query(
    'insert into portfolio_event (prx, kind, amount, units, price, at, reference) values ($1, $2, $3, $4, $5, $6, $7)',
    [prx, kind, amount, units, price, time.now(), reference],
  )
  await transfer(sql, time, event, [
    { account: from, amount: -amount },
    { account: plan, amount },
  ])
}

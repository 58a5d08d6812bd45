import { brokerChanges } from '../broker/broker-change'
import type { Clock } from '../clock'
import type { Sql } from '../db/sql'
import { pmaCreations, pmaPayments, slipReviews } from '../stages/pma-due'
import type { Due, DueKind } from './due-kind'
import { later, PACE } from './pace'
import { inquire } from './payment'
import { extendPrices } from './prices'
import { profits } from './profit'
import { payRefund, settle } from './settlement'

/** Payments whose end nobody reported (F48), and those whose time is over. */
const payments: DueKind = async (sql, clock, sub) => {
  const rows = await sql.query<{ uuid: string; at: Date }>(
    `select p.uuid, coalesce(s.decided_at, p.created_at + $3 * interval '1 millisecond') as at
     from payment p join gateway_session s on s.payment_uuid = p.uuid
     where p.status = 'WAITING' and p.order_id is not null and (s.status <> 'WAITING' or p.created_at <= $1) and ($2::uuid is null or p.sub = $2)`,
    [later(clock.now(), -PACE.payment), sub, PACE.payment],
  )
  return rows.map(({ uuid, at }) => ({ at, run: (tx) => inquire(tx, clock, uuid) }))
}

const settlements: DueKind = async (sql, clock, sub) => {
  const now = clock.now()
  const rows = await sql.query<{ id: number; at: Date }>(
    `select id, due_at as at from fund_order
     where status = 'PENDING' and due_at <= $1 and ($2::uuid is null or sub = $2) order by id`,
    [now, sub],
  )
  return rows.map(({ id, at }) => ({ at, run: (tx) => settle(tx, now, id) }))
}

const refunds: DueKind = async (sql, clock, sub) => {
  const now = clock.now()
  const rows = await sql.query<{ id: number; at: Date }>(
    `select id, refund_due_at as at from fund_order
     where refund_due_at <= $1 and ($2::uuid is null or sub = $2) order by id`,
    [now, sub],
  )
  return rows.map(({ id, at }) => ({ at, run: (tx) => payRefund(tx, now, id) }))
}

/** Everything that time does to money. A new kind of due work joins here. */
const KINDS: readonly DueKind[] = [
  payments,
  settlements,
  refunds,
  profits,
  brokerChanges,
  pmaPayments,
  slipReviews,
  pmaCreations,
]

/** What is due by now, the earliest first. What is done may make more due: ask again until nothing is. */
export async function dueWork(sql: Sql, clock: Clock, sub: string | null = null): Promise<Due[]> {
  const found: Due[] = []
  for (const find of KINDS) found.push(...(await find(sql, clock, sub)))
  return found.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** More rounds than anything takes; work that stays due after it was done would hold a person up for ever. */
const MOST_ROUNDS = 100

/** Does what is due for one person, so that whoever looks sees what the clock says. */
export async function catchUp(sql: Sql, clock: Clock, sub: string): Promise<void> {
  await extendPrices(sql, clock)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const due = await dueWork(sql, clock, sub)
    if (due.length === 0) return
    for (const work of due) await work.run(sql)
  }
  throw new Error('what is due does not end')
}

import { payRefund, settle } from '../ledger/settlement'
import type { JobFinder } from './job'

/** Settlement jobs: paid purchases that become units, and sales that become money. */
export const settlementJobs: JobFinder = async (sql, { clock }, sub) => {
  const now = clock.now()
  const rows = await sql.query<{ id: number; due_at: Date }>(
    `select id, due_at from fund_order
     where status = 'PENDING' and due_at <= $1 and ($2::uuid is null or sub = $2) order by id`,
    [now, sub],
  )
  return rows.map(({ id, due_at }) => ({ dueAt: due_at, run: (tx) => settle(tx, now, id) }))
}

/** Refund jobs: refunds that leave. */
export const refundJobs: JobFinder = async (sql, { clock }, sub) => {
  const now = clock.now()
  const rows = await sql.query<{ id: number; refund_due_at: Date }>(
    `select id, refund_due_at from fund_order
     where refund_due_at <= $1 and ($2::uuid is null or sub = $2) order by id`,
    [now, sub],
  )
  return rows.map(({ id, refund_due_at }) => ({ dueAt: refund_due_at, run: (tx) => payRefund(tx, now, id) }))
}

import { approveFlow } from '../stages/linear-flows'
import { completeCreation } from '../stages/pma/pma-creation'
import { reviewSlip, verdictFor } from '../stages/review/slip-review'
import { at } from '../time/clock'
import type { JobFinder } from './job'

/** Review jobs: slips at which a person of the back office has looked by now. */
export const slipReviewJobs: JobFinder = async (sql, { clock }, sub) => {
  const rows = await sql.query<{ id: number; due_at: Date; tracking_number: string | null }>(
    `select b.id, b.review_due_at as due_at, b.tracking_number from bank_slip b join payment p on p.uuid = b.payment_uuid
     where b.submitted_at is not null and b.verdict is null and b.review_due_at <= $1
       and ($2::uuid is null or p.sub = $2) order by b.id`,
    [clock.now(), sub],
  )
  return rows.map(({ id, due_at, tracking_number }) => ({
    dueAt: due_at,
    run: (tx) => reviewSlip(tx, at(due_at), id, verdictFor(tracking_number)),
  }))
}

/** Creation jobs: portfolios that the back office has made by now. */
export const portfolioCreationJobs: JobFinder = async (sql, { clock }, sub) => {
  const rows = await sql.query<{ uuid: string; due_at: Date }>(
    `select o.uuid, m.creation_due_at as due_at from onboarding o join pma_onboarding m on m.onb_uuid = o.uuid
     where m.creation_due_at <= $1 and o.closed_at is null and ($2::uuid is null or o.sub = $2)`,
    [clock.now(), sub],
  )
  return rows.map(({ uuid, due_at }) => ({ dueAt: due_at, run: (tx) => completeCreation(tx, at(due_at), uuid) }))
}

/** Decision jobs: linear flows about which the back office has decided by now. */
export const flowDecisionJobs: JobFinder = async (sql, { clock }, sub) => {
  const rows = await sql.query<{ uuid: string; type: string; due_at: Date }>(
    `select uuid, type, decision_due_at as due_at from onboarding
     where decision_due_at <= $1 and closed_at is null and ($2::uuid is null or sub = $2)`,
    [clock.now(), sub],
  )
  return rows.map((row) => ({ dueAt: row.due_at, run: (tx) => approveFlow(tx, at(row.due_at), row) }))
}

import { at } from '../clock'
import type { DueKind } from '../ledger/due-kind'
import { later, PACE } from '../ledger/pace'
import { createFor } from './pma-creation'
import { inquirePma, SLIP_TIME } from './pma-money'
import { reviewSlip, verdictOf } from './slip-review'

/** Payments whose end nobody reported (F48), and those whose time is over; one with a slip has time. */
export const pmaPayments: DueKind = async (sql, clock, sub) => {
  const rows = await sql.query<{ uuid: string; at: Date }>(
    `select p.uuid, coalesce(s.decided_at, p.created_at + $3 * interval '1 millisecond') as at
     from payment p join gateway_session s on s.payment_uuid = p.uuid
     where p.status = 'WAITING' and p.kind = 'PMA' and (s.decided_at is not null
         or (s.status = 'WAITING' and p.created_at <= $1) or (s.status = 'CANCELED' and p.created_at <= $4))
       and ($2::uuid is null or p.sub = $2)
       and not exists (select 1 from bank_slip b where b.payment_uuid = p.uuid and b.submitted_at is not null)`,
    [later(clock.now(), -PACE.payment), sub, PACE.payment, later(clock.now(), -SLIP_TIME)],
  )
  return rows.map(({ uuid, at }) => ({ at, run: (tx) => inquirePma(tx, clock, uuid) }))
}

/** Slips at which somebody of the house has looked by now. */
export const slipReviews: DueKind = async (sql, clock, sub) => {
  const rows = await sql.query<{ id: number; at: Date; tracking_number: string | null }>(
    `select b.id, b.review_due_at as at, b.tracking_number from bank_slip b join payment p on p.uuid = b.payment_uuid
     where b.submitted_at is not null and b.verdict is null and b.review_due_at <= $1
       and ($2::uuid is null or p.sub = $2) order by b.id`,
    [clock.now(), sub],
  )
  return rows.map(({ id, at: due, tracking_number }) => ({
    at: due,
    run: (tx) => reviewSlip(tx, at(due), id, verdictOf(tracking_number)),
  }))
}

/** Portfolios that the house has made by now. */
export const pmaCreations: DueKind = async (sql, clock, sub) => {
  const rows = await sql.query<{ uuid: string; at: Date }>(
    `select o.uuid, m.creation_due_at as at from onboarding o join pma_onboarding m on m.onb_uuid = o.uuid
     where m.creation_due_at <= $1 and o.closed_at is null and ($2::uuid is null or o.sub = $2)`,
    [clock.now(), sub],
  )
  return rows.map(({ uuid, at: due }) => ({ at: due, run: (tx) => createFor(tx, at(due), uuid) }))
}

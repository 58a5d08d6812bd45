import type { Sql } from '../db/sql'
import { isLocked, listStandingOffers } from '../recommendation/offer'
import { findWaitingPayment } from '../recommendation/recommendation-payment'
import type { UnderWayRow } from './under-way-row'

/** The recommendation that a person has open: unfinished, or with a payment that waits. (REC-002) */
export async function readOpenRecommendations(sql: Sql, sub: string): Promise<UnderWayRow[]> {
  const [open] = await sql.query<{ id: number; amount: number | null; since: Date }>(
    'select id, amount, created_at as since from recommendation_manager where sub = $1 and closed_at is null',
    [sub],
  )
  if (open === undefined) return []
  const hasUnpaidFee = (await listStandingOffers(sql, open)).some((offer) => offer.order_id !== null && isLocked(offer))
  const isToPay = hasUnpaidFee || (await findWaitingPayment(sql, open.id)) !== undefined
  return [
    {
      kind: 'RECOMMENDATION',
      id: String(open.id),
      name: null,
      amount: open.amount,
      paid: 0,
      state: isToPay ? 'TO_PAY' : 'TO_CONTINUE',
      since: open.since.toISOString(),
      due: null,
      payment_uuid: null,
    },
  ]
}

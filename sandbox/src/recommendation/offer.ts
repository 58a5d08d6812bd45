import type { Sql } from '../db/sql'
import { conflict, notFound } from '../errors/domain-error'
import type { LocalText } from '../local-text/local-text'
import type { Share } from './allocation'
import type { Manager } from './manager'
import type { OfferKind } from './plan-offers'

/** Offer: a row of `recommendation_offer` with what became of it. */
export interface Offer {
  readonly id: number
  readonly manager_id: number
  readonly kind: OfferKind
  readonly title: LocalText
  readonly description: LocalText
  readonly risk_type: 'WITHOUT' | 'LOW' | 'HIGH'
  readonly amount: number
  readonly fee: number | null
  readonly shares: readonly Share[]
  readonly annual_return: number | null
  readonly expires_at: Date
  readonly replaced_at: Date | null
  /** The order, once there is one. */
  readonly order_id: number | null
  readonly fee_paid_at: Date | null
  readonly invested_at: Date | null
}

const select = `select f.id, f.manager_id, f.kind, f.title, f.description, f.risk_type, f.amount, f.fee, f.shares, f.annual_return,
    f.expires_at, f.replaced_at, o.id as order_id, o.fee_paid_at, o.invested_at
  from recommendation_offer f join recommendation_manager m on m.id = f.manager_id
    left join recommendation_order o on o.offer_id = f.id`

/** The offers of a manager that stand, the free ones first. */
export const listStandingOffers = (sql: Sql, { id }: Pick<Manager, 'id'>): Promise<Offer[]> =>
  sql.query<Offer>(
    `${select} where f.manager_id = $1 and f.replaced_at is null order by array_position(array['MAIN', 'CALM', 'VIP'], f.kind)`,
    [id],
  )

/** An offer of this person by its id, replaced ones too; others' are not there. */
export async function findOffer(sql: Sql, sub: string, id: number): Promise<Offer> {
  const [offer] = await sql.query<Offer>(`${select} where f.id = $1 and m.sub = $2`, [id, sub])
  if (offer === undefined) throw notFound()
  return offer
}

/** VIP shows what is in it once its fee is paid. */
export const isLocked = ({ fee, fee_paid_at }: Pick<Offer, 'fee' | 'fee_paid_at'>) =>
  fee !== null && fee_paid_at === null

/** An offer is valid for a day; one that was taken stays valid. */
export const isExpired = ({ replaced_at, expires_at, order_id }: Offer, now: Date) =>
  replaced_at !== null || (order_id === null && expires_at <= now)

const expired = {
  fa: 'زمان این پیشنهاد به سر آمده است. پیشنهادهای جدید آماده‌اند؛ فهرست را تازه کنید.',
  en: 'This offer has expired. Fresh offers are ready: refresh the list.',
}

/** An offer of this manager that can still be taken. */
export async function findTakeable(sql: Sql, manager: Manager, id: number, now: Date): Promise<Offer> {
  const offer = await findOffer(sql, manager.sub, id)
  if (offer.manager_id !== manager.id) throw notFound()
  if (isExpired(offer, now)) throw conflict(expired)
  return offer
}

import { randomUUID } from 'node:crypto'
import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import type { PaymentStatus } from './payment'

/** A payment of a fund's order that is over, made at no gateway. */
interface EndedPayment {
  readonly sub: string
  readonly orderId: number
  readonly amount: number
  readonly status: PaymentStatus
  readonly title: LocalText
  readonly at: Date
}

const noDescription: LocalText = { fa: '', en: '' }

/** Records a payment that is over. */
export async function recordPayment(sql: Sql, payment: EndedPayment): Promise<void> {
  const { sub, orderId, amount, status, title, at } = payment
  await sql.query(
    `insert into payment (uuid, sub, kind, order_id, amount, status, title, description, created_at, settled_at)
     values ($1, $2, 'FUND', $3, $4, $5, $6, $7, $8, $8)`,
    [randomUUID(), sub, orderId, amount, status, JSON.stringify(title), JSON.stringify(noDescription), at],
  )
}

import { randomUUID } from 'node:crypto'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { requireWithinGatewayLimit } from '../gateway/gateway-limit'
import type { LocalText } from '../local-text/local-text'
import { later } from '../time/clock'
import { paymentTimeout } from '../time/timings'
import type { LedgerContext } from './ledger-context'

interface NewPayment {
  readonly sub: string
  readonly kind: 'FUND' | 'PMA' | 'CHARGE' | 'REISSUE' | 'RECOMMENDATION'
  /** Order of a purchase. */
  readonly orderId: number | null
  readonly amount: number
  readonly title: LocalText
  readonly description: LocalText
  /**
   * Where the gateway sends people back to, by the uuid of the payment: one that failed has no trace number to ask by. Null
   * where no gateway is to take it, only a bank slip.
   */
  readonly callbackUrl: ((uuid: string) => string) | null
}

/**
 * Creates a payment that waits for money, opened at the gateway; an amount that no gateway takes at once is refused
 * (D-144). Returns its uuid.
 */
export async function createPayment(sql: Sql, context: LedgerContext, payment: NewPayment): Promise<string> {
  const { clock, gateway } = context
  const { sub, kind, orderId, amount, title, description, callbackUrl } = payment
  if (callbackUrl !== null) requireWithinGatewayLimit(amount)
  const paymentUuid = randomUUID()
  const now = clock.now()
  const reference =
    callbackUrl === null
      ? null
      : await gateway.open(sql, {
          paymentUuid,
          amount,
          title,
          payer: await payerName(sql, sub),
          callbackUrl: callbackUrl(paymentUuid),
          expiresAt: later(now, paymentTimeout),
        })
  await sql.query(
    `insert into payment (uuid, sub, kind, order_id, amount, title, description, created_at, gateway_reference)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [paymentUuid, sub, kind, orderId, amount, JSON.stringify(title), JSON.stringify(description), now, reference],
  )
  return paymentUuid
}

async function payerName(sql: Sql, sub: string): Promise<string> {
  const payer = await sql.query<{ name: string }>(
    `select concat_ws(' ', first_name, last_name) as name from person where sub = $1`,
    [sub],
  )
  return firstRow(payer).name
}

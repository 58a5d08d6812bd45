import type { PaymentMethod } from '@sarv/shared/contract/payment-method'
import type { Sql } from '../../db/sql'
import { conflict } from '../../errors/domain-error'
import type { Gateway } from '../../gateway/gateway'
import { isWithinGatewayLimit } from '../../gateway/gateway-limit'
import { createPayment } from '../../ledger/create-payment'
import type { LedgerContext } from '../../ledger/ledger-context'
import { type AtGateway, closeAtGateway } from '../../ledger/payment'
import type { GatewayPayment } from '../../ledger/settle-payment'
import type { Localizable, LocalText } from '../../local-text/local-text'

/** Where the gateway sends people back to (SBX-010); it names the payment, since one that failed has no trace number. */
const receiptPath = (uuid: string) => `/pma/receipt?payment=${uuid}`

export type Purpose = 'START' | 'ADDITIONAL' | 'INCREASE'

interface Request {
  readonly sub: string
  readonly amount: number
  readonly title: LocalText
  /** Stands under the title. */
  readonly description: LocalText
  readonly purpose: Purpose
  /** The onboarding or the portfolio of the payment. */
  readonly onb_uuid: string | null
  readonly prx: string | null
  /** The shell, for the way back from the gateway; without it a bank slip is the only way to pay. */
  readonly host: string | undefined
  /** What the person agreed to for this payment alone; the onboarding holds the consents of an onboarding. */
  readonly consents?: { readonly rulesAcceptedAt: Date; readonly riskAcceptedSurveyId: number | null }
}

/**
 * Creates a payment that waits for money, by the gateway or by a slip; above the gateways' limit by a slip alone (D-138).
 * Returns its uuid.
 */
export async function requestPayment(sql: Sql, context: LedgerContext, request: Request): Promise<string> {
  const { sub, amount, title, description, purpose, onb_uuid, prx, host, consents } = request
  const uuid = await createPayment(sql, context, {
    sub,
    kind: 'PMA',
    orderId: null,
    amount,
    title,
    description,
    callbackUrl: host !== undefined && isWithinGatewayLimit(amount) ? (payment) => host + receiptPath(payment) : null,
  })
  await sql.query(
    `insert into pma_payment (payment_uuid, purpose, onb_uuid, prx, rules_accepted_at, risk_accepted_survey_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [uuid, purpose, onb_uuid, prx, consents?.rulesAcceptedAt ?? null, consents?.riskAcceptedSurveyId ?? null],
  )
  return uuid
}

/** A payment of a portfolio as it stands. */
export interface PmaPayment extends GatewayPayment {
  readonly title: LocalText
  /** The time since which the gateway takes no payment, although none was made. */
  readonly gateway_closed_at: Date | null
  readonly purpose: Purpose
  readonly onb_uuid: string | null
  readonly prx: string | null
  /** A slip was handed in and is looked at. */
  readonly in_review: boolean
}

const columns = `p.uuid, p.sub, p.order_id, p.status, p.amount, p.title, p.created_at, p.gateway_reference, p.gateway_closed_at, m.purpose, m.onb_uuid, m.prx,
  exists (select 1 from bank_slip b where b.payment_uuid = p.uuid and b.submitted_at is not null and b.verdict is null)
    as in_review`

/** Row lock: the payment, locked for this transaction. */
export async function lockPayment(sql: Sql, uuid: string): Promise<PmaPayment | undefined> {
  // Locks the rows that depend on it first, in the order of all code: no two transactions wait for each other.
  await sql.query(
    `select 1 from onboarding where uuid = (select onb_uuid from pma_payment where payment_uuid = $1) for update`,
    [uuid],
  )
  await sql.query(`select 1 from payment where uuid = $1 for update`, [uuid])
  const [payment] = await sql.query<PmaPayment>(
    `select ${columns} from payment p join pma_payment m on m.payment_uuid = p.uuid where p.uuid = $1`,
    [uuid],
  )
  return payment
}

/** The newest payment of an onboarding for a purpose. */
export async function newestPayment(sql: Sql, onbUuid: string, purpose: Purpose): Promise<PmaPayment | undefined> {
  const [payment] = await sql.query<PmaPayment>(
    `select ${columns} from payment p join pma_payment m on m.payment_uuid = p.uuid
     where m.onb_uuid = $1 and m.purpose = $2 order by p.created_at desc, (p.status = 'WAITING') desc limit 1`,
    [onbUuid, purpose],
  )
  return payment
}

/** The session under which a waiting payment can be paid at the gateway; null where it cannot any more. */
const payableReference = ({ status, gateway_closed_at, gateway_reference }: PmaPayment) =>
  status === 'WAITING' && gateway_closed_at === null ? gateway_reference : null

/** The gateways of a payment; none where it waits and only a slip can pay it. */
export function gatewaysOf(gateway: Gateway, payment: PmaPayment): Localizable<PaymentMethod>[] {
  const reference = payableReference(payment)
  const isOpen = payment.status === 'WAITING' && !payment.in_review
  return isOpen && reference === null ? [] : gateway.paymentMethods(reference)
}

/** Closes the gateway for this payment; a conflict when it has taken the money at this very moment. */
export async function leaveGateway(sql: Sql, context: LedgerContext, payment: AtGateway): Promise<void> {
  const decision = await closeAtGateway(sql, context, payment)
  if (decision?.status === 'SUCCESS')
    throw conflict({
      fa: 'این مبلغ همین حالا در درگاه پرداخت شد. صفحه را تازه کنید.',
      en: 'This amount has just been paid at the gateway. Refresh the page.',
    })
}

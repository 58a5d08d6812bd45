import { randomUUID } from 'node:crypto'
import { refuse } from '../api/refuse'
import type { Time } from '../clock'
import type { Sql } from '../db/sql'
import { openSession } from '../gateway/ways-to-pay'
import { closeSession } from '../ledger/payment'

/** Where the gateway sends people back to (SBX-010). */
const RECEIPT = '/pma/receipt'

export type Purpose = 'START' | 'ADDITIONAL' | 'INCREASE'

interface Wish {
  readonly sub: string
  readonly amount: number
  readonly title: string
  readonly purpose: Purpose
  /** Of which onboarding, or of which portfolio. */
  readonly onb_uuid: string | null
  readonly prx: string | null
  /** The shell, for the way back from the gateway; without it a bank slip is the only way to pay. */
  readonly host: string | undefined
}

/** A payment that waits for money, by the gateway or by a slip. Answers its uuid. */
export async function askForMoney(sql: Sql, time: Time, wish: Wish): Promise<string> {
  const uuid = randomUUID()
  const { sub, amount, title, purpose, onb_uuid, prx, host } = wish
  await sql.query(
    `insert into payment (uuid, sub, kind, amount, title, description, created_at)
     values ($1, $2, 'PMA', $3, $4, 'فقط با کارت یا حسابی پرداخت کنید که به نام خودتان است.', $5)`,
    [uuid, sub, amount, title, time.now()],
  )
  await sql.query('insert into pma_payment (payment_uuid, purpose, onb_uuid, prx) values ($1, $2, $3, $4)', [
    uuid,
    purpose,
    onb_uuid,
    prx,
  ])
  if (host !== undefined) await openSession(sql, { uuid, amount, title, callbackUrl: `${host}${RECEIPT}` })
  return uuid
}

/** A payment of a portfolio as it stands. */
export interface PmaPayment {
  readonly uuid: string
  readonly sub: string
  readonly status: 'WAITING' | 'SUCCESS' | 'FAILED' | 'CANCELED'
  readonly amount: number
  readonly title: string
  readonly created_at: Date
  readonly purpose: Purpose
  readonly onb_uuid: string | null
  readonly prx: string | null
  /** A slip was handed in and is looked at. */
  readonly in_review: boolean
}

const COLUMNS = `p.uuid, p.sub, p.status, p.amount, p.title, p.created_at, m.purpose, m.onb_uuid, m.prx,
  exists (select 1 from bank_slip b where b.payment_uuid = p.uuid and b.submitted_at is not null and b.verdict is null)
    as in_review`

/** The payment, locked for this transaction. */
export async function lockPayment(sql: Sql, uuid: string): Promise<PmaPayment | undefined> {
  // What hangs on it first, as everybody locks: no two of us wait for each other.
  await sql.query(
    `select 1 from onboarding where uuid = (select onb_uuid from pma_payment where payment_uuid = $1) for update`,
    [uuid],
  )
  await sql.query(`select 1 from payment where uuid = $1 for update`, [uuid])
  const [payment] = await sql.query<PmaPayment>(
    `select ${COLUMNS} from payment p join pma_payment m on m.payment_uuid = p.uuid where p.uuid = $1`,
    [uuid],
  )
  return payment
}

/** The newest payment of an onboarding for a purpose. */
export async function newestPayment(sql: Sql, onbUuid: string, purpose: Purpose): Promise<PmaPayment | undefined> {
  const [payment] = await sql.query<PmaPayment>(
    `select ${COLUMNS} from payment p join pma_payment m on m.payment_uuid = p.uuid
     where m.onb_uuid = $1 and m.purpose = $2 order by p.created_at desc, (p.status = 'WAITING') desc limit 1`,
    [onbUuid, purpose],
  )
  return payment
}

/** The gateway takes nothing for this payment any more; refused when it has taken the money at this very moment. */
export async function leaveGateway(sql: Sql, uuid: string): Promise<void> {
  await closeSession(sql, uuid)
  const paid = await sql.query(`select 1 from gateway_session where payment_uuid = $1 and status = 'SUCCESS'`, [uuid])
  if (paid.length > 0) throw refuse(409, 'این مبلغ همین حالا در درگاه پرداخت شد. صفحه را تازه کنید.')
}

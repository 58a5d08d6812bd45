import type { Time } from '../clock'
import type { Sql } from '../db/sql'
import { endPayment } from '../ledger/payment'
import { takeMoney } from './pma-money'
import { lockPayment } from './pma-payment'
import { happen, lockPma } from './pma-record'

export type Verdict = { readonly is: 'approved' } | { readonly is: 'refused'; readonly message: string }

/** What the house says when it refuses without words of its own. */
const NOT_FOUND = 'واریزی با این مشخصات در حساب ما پیدا نشد. مشخصات رسید را بررسی کنید و دوباره بفرستید.'

/** No bank numbers a transfer with zeros only. */
const INVENTED = /^0+$/

/** What somebody of the house would say about a slip by its tracking number. */
export function verdictOf(trackingNumber: string | null): Verdict {
  return trackingNumber !== null && INVENTED.test(trackingNumber)
    ? { is: 'refused', message: NOT_FOUND }
    : { is: 'approved' }
}

export const refusedWith = (message: string | undefined): Verdict => ({ is: 'refused', message: message ?? NOT_FOUND })

/** Takes the verdict on a slip that is looked at, once: the money is there, or the payment failed. */
export async function reviewSlip(sql: Sql, time: Time, slipId: number, verdict: Verdict): Promise<void> {
  const [slip] = await sql.query<{ payment_uuid: string; tracking_number: string | null }>(
    'select payment_uuid, tracking_number from bank_slip where id = $1',
    [slipId],
  )
  const payment = slip && (await lockPayment(sql, slip.payment_uuid))
  if (slip === undefined || payment?.in_review !== true) return
  const isRight = verdict.is === 'approved'
  const message = verdict.is === 'refused' ? verdict.message : undefined
  await sql.query('update bank_slip set verdict = $2, message = $3 where id = $1', [
    slipId,
    isRight ? 'APPROVED' : 'REFUSED',
    message ?? null,
  ])
  if (isRight) await takeMoney(sql, time, payment, slip.tracking_number)
  else await endPayment(sql, time, payment.uuid, 'FAILED')
  if (payment.onb_uuid === null) return
  const stage = payment.purpose === 'START' ? 'payment' : 'additional_amount'
  const record = await lockPma(sql, payment.onb_uuid)
  await happen(sql, time, record, { is: isRight ? 'slip-approved' : 'slip-refused', stage }, message)
}

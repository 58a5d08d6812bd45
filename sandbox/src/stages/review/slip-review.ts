import type { Sql } from '../../db/sql'
import { notifyOfPayment } from '../../ledger/notify-of-payment'
import { endPayment } from '../../ledger/payment'
import { type Notice, notify } from '../../sms/text-messages'
import type { Time } from '../../time/clock'
import type { StageMessage } from '../flow/stage-message'
import { lockPayment } from '../payment/pma-payment'
import { takeMoney } from '../pma/pma-money'
import { applyEvent, lockPma } from '../pma/pma-record'

export type Verdict = { readonly kind: 'approved' } | { readonly kind: 'refused'; readonly message: StageMessage }

/** What a rejection says that has no message of its own. */
const notFoundMessage = {
  fa: 'واریزی با این مشخصات در حساب ما پیدا نشد. مشخصات رسید را بررسی کنید و دوباره بفرستید.',
  en: "We couldn't find a payment with these details in our account. Check the details of the slip and send it again.",
}

const refused: Notice = {
  kind: 'REFUSED',
  text: {
    fa: 'رسید بانکی شما پذیرفته نشد. دلیل آن در بخش سبدهاست.',
    en: "Your bank slip wasn't accepted. The page of portfolios says why.",
  },
  action: { type: 'PMAS' },
}

/** No bank numbers a transfer with zeros only. */
const onlyZeros = /^0+$/

/** The verdict of the back office on a slip, by its tracking number. */
export function verdictFor(trackingNumber: string | null): Verdict {
  return trackingNumber !== null && onlyZeros.test(trackingNumber)
    ? { kind: 'refused', message: notFoundMessage }
    : { kind: 'approved' }
}

export const refusedVerdict = (message: string | undefined): Verdict => ({
  kind: 'refused',
  message: message ?? notFoundMessage,
})

/** Applies the verdict on a slip in review, once: the money is there, or the payment failed. */
export async function reviewSlip(sql: Sql, time: Time, slipId: number, verdict: Verdict): Promise<void> {
  const [slip] = await sql.query<{ payment_uuid: string; tracking_number: string | null }>(
    'select payment_uuid, tracking_number from bank_slip where id = $1',
    [slipId],
  )
  const payment = slip && (await lockPayment(sql, slip.payment_uuid))
  if (slip === undefined || payment?.in_review !== true) return
  const isRight = verdict.kind === 'approved'
  const message = verdict.kind === 'refused' ? verdict.message : undefined
  await sql.query('update bank_slip set verdict = $2, message = $3 where id = $1', [
    slipId,
    isRight ? 'APPROVED' : 'REFUSED',
    message === undefined ? null : JSON.stringify(message),
  ])
  await endPayment(sql, time, payment.uuid, isRight ? 'SUCCESS' : 'FAILED')
  if (isRight) {
    await takeMoney(sql, time, payment, slip.tracking_number)
    await notifyOfPayment(sql, time, payment.uuid)
  } else await notify(sql, time, payment.sub, refused)
  if (payment.onb_uuid === null) return
  const stage = payment.purpose === 'START' ? 'payment' : 'additional_amount'
  const record = await lockPma(sql, payment.onb_uuid)
  await applyEvent(sql, time, record, { kind: isRight ? 'slip-approved' : 'slip-refused', stage }, message)
}

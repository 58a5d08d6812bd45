import { formatNumber } from '@sarv/shared/i18n/number-format'
import { formatRial } from '@sarv/shared/money/rial'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import { notify } from '../sms/text-messages'
import type { Time } from '../time/clock'

interface Row {
  readonly sub: string
  readonly status: string
  readonly fund: LocalText
  readonly units: number | null
  /** Rial. */
  readonly amount: number
}

/** Tells the buyer how a purchase ended: with units, or not at all. */
export async function notifyOfPurchase(sql: Sql, time: Time, orderId: number): Promise<void> {
  const { sub, status, fund, units, amount } = await readOrder(sql, orderId)
  const isDone = status === 'DONE'
  const text: LocalText = isDone
    ? {
        fa: `خرید ${formatNumber(units ?? 0, 'fa')} واحد صندوق ${fund.fa} انجام شد.`,
        en: `You bought ${formatNumber(units ?? 0, 'en')} units of ${fund.en}.`,
      }
    : {
        fa: `خرید صندوق ${fund.fa} انجام نشد و ${formatRial(amount, 'fa')} به شما برمی‌گردد.`,
        en: `The purchase of ${fund.en} was not made. ${formatRial(amount, 'en')} will come back to you.`,
      }
  await notify(sql, time, sub, {
    kind: isDone ? 'PURCHASE' : 'REFUSED',
    text,
    action: { type: 'ORDER', link: orderId },
  })
}

/** Tells the buyer that the money of a purchase that was not made is back. */
export async function notifyOfRefund(sql: Sql, time: Time, orderId: number, amount: number): Promise<void> {
  const { sub, fund } = await readOrder(sql, orderId)
  const text = {
    fa: `${formatRial(amount, 'fa')} از خریدی که از صندوق ${fund.fa} انجام نشد به شما برگشت.`,
    en: `${formatRial(amount, 'en')} of the purchase of ${fund.en} that was not made is back.`,
  }
  await notify(sql, time, sub, { kind: 'DEPOSIT', text, action: { type: 'ORDER', link: orderId } })
}

const readOrder = async (sql: Sql, orderId: number): Promise<Row> =>
  firstRow(
    await sql.query<Row>(
      `select o.sub, o.status, f.name as fund, o.units, o.amount from fund_order o join fund f on f.ds_code = o.ds_code
       where o.id = $1`,
      [orderId],
    ),
  )

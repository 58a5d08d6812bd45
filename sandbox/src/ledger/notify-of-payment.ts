import { formatRial } from '@sarv/shared/money/rial'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import { type Notice, notify } from '../sms/text-messages'
import type { Time } from '../time/clock'

interface Row {
  readonly sub: string
  readonly kind: string
  readonly title: LocalText
  readonly amount: number
  readonly order_id: number | null
}

/** Where a payment of each kind leads; one that charges the account is told as a deposit. */
const leadsTo: Readonly<Record<string, (payment: Row) => Notice['action']>> = {
  FUND: ({ order_id }) => (order_id === null ? undefined : { type: 'ORDER', link: order_id }),
  PMA: () => ({ type: 'PMAS' }),
  REISSUE: () => ({ type: 'BANK' }),
  RECOMMENDATION: () => ({ type: 'RECOMMENDATION' }),
}

/** Tells a person that what they paid has come, by gateway or by bank slip. */
export async function notifyOfPayment(sql: Sql, time: Time, uuid: string): Promise<void> {
  const payment = firstRow(
    await sql.query<Row>('select sub, kind, title, amount, order_id from payment where uuid = $1', [uuid]),
  )
  const { sub, kind, title, amount } = payment
  const lead = leadsTo[kind]
  if (lead === undefined) return
  const text = {
    fa: `پرداخت ${formatRial(amount, 'fa')} برای «${title.fa}» انجام شد.`,
    en: `The payment of ${formatRial(amount, 'en')} for “${title.en}” was made.`,
  }
  await notify(sql, time, sub, { kind: 'PAYMENT', text, action: lead(payment) })
}

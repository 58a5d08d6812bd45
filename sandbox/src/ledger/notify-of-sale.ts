import { formatNumber } from '@sarv/shared/i18n/number-format'
import { formatRial } from '@sarv/shared/money/rial'
import { formatDigits } from '@sarv/shared/text/digits'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import { notify } from '../sms/text-messages'
import type { Time } from '../time/clock'

interface Row {
  readonly sub: string
  readonly status: string
  readonly fund: LocalText
  readonly units: number
  /** Rial, after the fee. */
  readonly net: number
  readonly last_digits: string
}

/** Tells the seller how a sale stands: when it was ordered, with the way out, and when it was paid. */
export async function notifyOfSale(sql: Sql, time: Time, orderId: number): Promise<void> {
  const { sub, status, fund, units, net, last_digits } = firstRow(
    await sql.query<Row>(
      `select o.sub, o.status, f.name as fund, o.units, o.amount - o.fee as net, right(a.iban, 4) as last_digits
       from fund_order o join fund f on f.ds_code = o.ds_code join payout_account a on a.id = o.payout_account_id
       where o.id = $1`,
      [orderId],
    ),
  )
  const account = { fa: `حساب ••• ${formatDigits(last_digits, 'fa')}`, en: `account ••• ${last_digits}` }
  const text: LocalText =
    status === 'DONE'
      ? {
          fa: `${formatRial(net, 'fa')} از فروش واحدهای صندوق ${fund.fa} به ${account.fa} واریز شد.`,
          en: `${formatRial(net, 'en')} from the sale of units of ${fund.en} was paid to ${account.en}.`,
        }
      : {
          fa: `فروش ${formatNumber(units, 'fa')} واحد صندوق ${fund.fa} برای واریز به ${account.fa} ثبت شد. اگر شما نبودید، سفارش را لغو کنید.`,
          en: `A sale of ${formatNumber(units, 'en')} units of ${fund.en} to be paid to ${account.en} was ordered. If it was not you, cancel the order.`,
        }
  await notify(sql, time, sub, { kind: 'SALE', text, action: { type: 'ORDER', link: orderId } })
}

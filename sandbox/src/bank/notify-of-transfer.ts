import type { TransferType } from '@sarv/shared/contract/bank-transfers'
import { formatRial } from '@sarv/shared/money/rial'
import { formatDigits } from '@sarv/shared/text/digits'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import { notify } from '../sms/text-messages'
import type { Time } from '../time/clock'
import { transferNames } from './send-transfer'

interface Row {
  readonly sub: string
  readonly type: TransferType
  readonly amount: number
  readonly status: 'DONE' | 'FAILED' | 'TROUBLESHOOTING'
  readonly last_digits: string
  readonly in_transit: boolean
}

/** Tells the sender how a transfer stands: when it was made, and when it has arrived or come back. */
export async function notifyOfTransfer(sql: Sql, time: Time, id: number): Promise<void> {
  const transfer = firstRow(
    await sql.query<Row>(
      `select a.sub, t.type, t.amount, t.status, right(t.destination, 4) as last_digits, t.due_at is not null as in_transit
       from bank_transfer t join card_account a on a.id = t.account_id where t.id = $1`,
      [id],
    ),
  )
  const { sub, type, amount, last_digits } = transfer
  const standing = standingOf(transfer)
  const text = {
    fa: `${transferNames[type].fa} ${formatRial(amount, 'fa')} به ••• ${formatDigits(last_digits, 'fa')} ${standing.fa}`,
    en: `${transferNames[type].en} of ${formatRial(amount, 'en')} to ••• ${last_digits} ${standing.en}`,
  }
  const kind = transfer.status === 'FAILED' ? 'REFUSED' : 'TRANSFER'
  await notify(sql, time, sub, { kind, text, action: { type: 'BANK_RECEIPT', link: id } })
}

/** Tells the owner of an account of Sarv that a transfer arrived in it. */
export async function notifyOfArrival(
  sql: Sql,
  time: Time,
  sub: string,
  { type, amount }: { readonly type: TransferType; readonly amount: number },
): Promise<void> {
  const text = {
    fa: `${formatRial(amount, 'fa')} با ${transferNames[type].fa} به حساب بانکی شما رسید.`,
    en: `${formatRial(amount, 'en')} arrived in your bank account: ${transferNames[type].en}.`,
  }
  await notify(sql, time, sub, { kind: 'DEPOSIT', text, action: { type: 'BANK' } })
}

function standingOf({ status, in_transit }: Row): LocalText {
  if (status === 'FAILED')
    return { fa: 'انجام نشد و مبلغ آن در حساب شماست.', en: 'failed, and its money is in your account.' }
  if (status === 'TROUBLESHOOTING')
    return {
      fa: 'ثبت شد، ولی بانک مقصد هنوز پاسخ نداده است. نتیجه پیامک می‌شود.',
      en: "was made, but the other bank hasn't answered yet. We will text you the result.",
    }
  return in_transit
    ? { fa: 'ثبت شد و در راه مقصد است.', en: 'was made and is on its way.' }
    : { fa: 'انجام شد.', en: 'was made.' }
}

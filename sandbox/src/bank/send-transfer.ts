import { formatFullDate } from '@sarv/shared/calendar/format-date'
import type { TransferResult, TransferType } from '@sarv/shared/contract/bank-transfers'
import { formatDigits } from '@sarv/shared/text/digits'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { maskCardNumber } from '../identifiers/check-digits'
import { trackingCode } from '../identifiers/tracking-code'
import { type Entry, transfer } from '../ledger/transfer'
import type { Localizable, LocalText } from '../local-text/local-text'
import { at, later, type Time } from '../time/clock'
import { tehranTime } from '../time/tehran'
import { arrivesAt, reviewDelay } from '../time/timings'
import { type NewTransaction, recordTransactions } from './bank-transaction'
import { cardLedger } from './card'
import { drawOnFund } from './spending'
import type { ValidTransfer } from './validate-transfer'

/** What the people read of each way. */
export const transferNames: Readonly<Record<TransferType, LocalText>> = {
  card: { fa: 'کارت به کارت', en: 'Card to card' },
  internal: { fa: 'انتقال داخلی', en: 'Internal transfer' },
  pol: { fa: 'انتقال پل', en: 'Pol transfer' },
  paya: { fa: 'انتقال پایا', en: 'Paya transfer' },
  satna: { fa: 'انتقال ساتنا', en: 'Satna transfer' },
}

/** What the destination's bank answers, and where the money is meanwhile. */
interface BankAnswer {
  readonly status: 'DONE' | 'FAILED' | 'TROUBLESHOOTING'
  readonly message: LocalText | null
  /** For money in transit: when it moves on, and whether to the destination or back. */
  readonly due: { readonly at: Date; readonly outcome: 'DONE' | 'FAILED' } | null
}

const arrivesBy = (day: string, hour: string): LocalText => ({
  fa: `تا ${formatFullDate(day, 'fa', { weekday: false })} ساعت ${formatDigits(hour, 'fa')} به حساب مقصد می‌رسد.`,
  en: `It reaches the destination account by ${hour} on ${formatFullDate(day, 'en', { weekday: false })}.`,
})

function answerTo({ owner, type, rule }: ValidTransfer, now: Date): BankAnswer {
  const { account, bank } = owner
  const failed = (message: LocalText): BankAnswer => ({ status: 'FAILED', message, due: null })
  if (account !== null && account.status !== 'active')
    return failed({
      fa: 'حساب مقصد فعال نیست. مبلغی از حساب شما کم نشد.',
      en: "The destination account isn't active. Nothing was taken from your account.",
    })
  if (bank.answers === 'with a refusal')
    return failed({
      fa: 'بانک مقصد انتقال را نپذیرفت. مبلغی از حساب شما کم نشد.',
      en: "The other bank didn't accept the transfer. Nothing was taken from your account.",
    })
  if (bank.answers !== 'at once') {
    return {
      status: 'TROUBLESHOOTING',
      message: {
        fa: 'بانک مقصد هنوز پاسخ نداده است. اگر انتقال انجام نشود، مبلغ به حساب شما برمی‌گردد.',
        en: "The other bank hasn't answered yet. If the transfer fails, the money comes back to your account.",
      },
      due: { at: later(now, reviewDelay()), outcome: bank.answers === 'late' ? 'DONE' : 'FAILED' },
    }
  }
  if (type !== 'paya' && type !== 'satna') return { status: 'DONE', message: null, due: null }
  const promised = new Date(rule.arrives_at)
  return {
    status: 'DONE',
    message: arrivesBy(rule.arrives_at, tehranTime(promised).slice(0, 5)),
    due: { at: arrivesAt(now, promised), outcome: 'DONE' },
  }
}

export const transitLedger = (transferId: number) => `transit:${transferId}`

/** Makes a planned transfer: in one transaction of the ledger, for any later outcome. */
export async function sendTransfer(
  sql: Sql,
  time: Time,
  plan: ValidTransfer,
  description: string | null,
): Promise<Localizable<TransferResult>> {
  const now = time.now()
  const answer = answerTo(plan, now)
  const { card, owner, type, amount, fee } = plan
  const reference = trackingCode()
  const isFailed = answer.status === 'FAILED'
  const made = firstRow(
    await sql.query<{ id: number }>(
      `insert into bank_transfer (account_id, type, amount, fee, status, message, description, destination,
       destination_title, card_number, reference, created_at, updated_at, due_at, outcome)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13, $14) returning id`,
      [
        card.account_id,
        type,
        amount,
        isFailed ? 0 : fee,
        answer.status,
        answer.message && JSON.stringify(answer.message),
        description,
        owner.number,
        owner.name,
        maskCardNumber(card.number),
        reference,
        now,
        answer.due?.at ?? null,
        answer.due?.outcome ?? null,
      ],
    ),
  )
  if (!isFailed)
    await post(sql, at(now), plan, { id: made.id, reference, description, isInTransit: answer.due !== null })
  return { id: made.id, status: answer.status, message: answer.message }
}

interface Made {
  readonly id: number
  readonly reference: string
  readonly description: string | null
  readonly isInTransit: boolean
}

async function post(sql: Sql, time: Time, plan: ValidTransfer, made: Made): Promise<void> {
  const { card, owner, type, amount, fee, sale } = plan
  const { id, reference: key, description, isInTransit } = made
  const drawn = await drawOnFund(sql, time, card, sale)
  const there: Entry[] = isInTransit
    ? [{ account: transitLedger(id), amount: amount + fee }]
    : [
        { account: owner.account === null ? 'world' : cardLedger(owner.account.id), amount },
        { account: 'fees', amount: fee },
      ]
  await transfer(sql, time, `bank-transfer:${id}`, [
    ...drawn,
    { account: cardLedger(card.account_id), amount: -(amount + fee) },
    ...there,
  ])
  const accountId = card.account_id
  const name = transferNames[type]
  const rows: NewTransaction[] = [
    {
      accountId,
      type: 'deposit',
      name: { fa: 'فروش واحد صندوق کارت', en: "Sale of units of the card's fund" },
      amount: sale?.net ?? 0,
      key,
    },
    { id, accountId, type: 'withdraw', name, amount, key, description },
    { accountId, type: 'fee', name: { fa: `کارمزد ${name.fa}`, en: `Fee: ${name.en}` }, amount: fee, key },
  ]
  if (owner.account !== null) {
    rows.push({
      accountId: owner.account.id,
      type: 'deposit',
      name: { fa: `واریز ${name.fa}`, en: `Received: ${name.en}` },
      amount,
      key,
      description,
    })
  }
  await recordTransactions(sql, time, rows)
}

import type { Sql } from '../db/sql'
import { transfer } from '../ledger/transfer'
import type { LocalText } from '../local-text/local-text'
import { at } from '../time/clock'
import { recordTransactions } from './bank-transaction'
import { cardLedger } from './card'
import { transitLedger } from './send-transfer'

interface InTransit {
  readonly account_id: number
  readonly amount: number
  readonly fee: number
  readonly reference: string
  readonly due_at: Date | null
  readonly outcome: 'DONE' | 'FAILED' | null
}

const sentBack: LocalText = {
  fa: 'بانک مقصد انتقال را نپذیرفت. مبلغ و کارمزد به حساب شما برگشت.',
  en: "The other bank didn't accept the transfer. The amount and the fee are back in your account.",
}

/** Settlement: money in transit that is due by `now` arrives, or comes back; as of when it fell due, and once: then true. */
export async function settleTransfer(sql: Sql, now: Date, id: number): Promise<boolean> {
  // The account first, as everyone locks who moves its money.
  await sql.query(
    'select 1 from card_account where id = (select account_id from bank_transfer where id = $1) for update',
    [id],
  )
  const [waiting] = await sql.query<InTransit>(
    'select account_id, amount, fee, reference, due_at, outcome from bank_transfer where id = $1 for update',
    [id],
  )
  if (!waiting?.due_at || waiting.due_at > now) return false
  const isBack = waiting.outcome === 'FAILED'
  await sql.query(
    `update bank_transfer set status = $2, message = $3, updated_at = $4, fee = $5, due_at = null, outcome = null
     where id = $1`,
    [
      id,
      isBack ? 'FAILED' : 'DONE',
      isBack ? JSON.stringify(sentBack) : null,
      waiting.due_at,
      isBack ? 0 : waiting.fee,
    ],
  )
  await post(sql, id, waiting, isBack)
  return true
}

async function post(
  sql: Sql,
  id: number,
  { account_id, amount, fee, reference, due_at }: InTransit,
  isBack: boolean,
): Promise<void> {
  const time = at(due_at ?? new Date())
  const total = amount + fee
  await transfer(sql, time, `bank-transfer-settled:${id}`, [
    { account: transitLedger(id), amount: -total },
    ...(isBack
      ? [{ account: cardLedger(account_id), amount: total }]
      : [
          { account: 'world', amount },
          { account: 'fees', amount: fee },
        ]),
  ])
  if (!isBack) return
  await recordTransactions(sql, time, [
    {
      accountId: account_id,
      type: 'deposit',
      name: { fa: 'برگشت انتقال ناموفق', en: 'Failed transfer returned' },
      amount: total,
      key: reference,
    },
  ])
}

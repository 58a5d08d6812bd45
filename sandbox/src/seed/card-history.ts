import type { TransferType } from '@sarv/shared/contract/bank-transfers'
import { transferFee } from '@sarv/shared/rules/transfer-rules'
import { type NewTransaction, recordTransactions } from '../bank/bank-transaction'
import { type Card, cardLedger } from '../bank/card'
import { type DestinationKind, findOwner } from '../bank/find-owner'
import { sendTransfer } from '../bank/send-transfer'
import { settleTransfer } from '../bank/settle-transfer'
import { transferRules } from '../bank/transfer-ways'
import type { Sql } from '../db/sql'
import { trackingCode } from '../identifiers/tracking-code'
import { transfer } from '../ledger/transfer'
import { at, type Clock, later } from '../time/clock'

const dayMs = 86_400_000

interface PastTransfer {
  readonly daysAgo: number
  readonly type: TransferType
  readonly kind: DestinationKind
  readonly number: string
  readonly amount: number
  readonly description: string
}

const pastTransfers: readonly PastTransfer[] = [
  { daysAgo: 24, type: 'card', kind: 'CARD', number: '6037991111111112', amount: 5_000_000, description: 'قرض' },
  {
    daysAgo: 15,
    type: 'paya',
    kind: 'IBAN',
    number: 'IR970120000000002345681935',
    amount: 12_000_000,
    description: 'اجارهٔ آبان',
  },
  {
    daysAgo: 4,
    type: 'pol',
    kind: 'IBAN',
    number: 'IR160170000000100000000009',
    amount: 2_500_000,
    description: 'شهریه',
  },
  { daysAgo: 1, type: 'card', kind: 'CARD', number: '5022291070123458', amount: 1_250_000, description: 'سهم شام' },
]

type PastIncome = Pick<NewTransaction, 'type' | 'name' | 'amount'> & { readonly daysAgo: number }

const pastIncomes: readonly PastIncome[] = [
  {
    daysAgo: 20,
    type: 'profit',
    name: { fa: 'سود ماهانهٔ حساب', en: 'Monthly profit of the account' },
    amount: 640_500,
  },
  { daysAgo: 9, type: 'deposit', name: { fa: 'واریز حقوق', en: 'Salary' }, amount: 30_000_000 },
]

/** Before everything else of the history. */
export const openingDaysAgo = 29

const daysBefore = (clock: Clock, days: number) => at(later(clock.now(), -days * dayMs))
const feeOf = ({ type, amount }: PastTransfer) => {
  const rule = transferRules(new Date(0)).find((one) => one.type === type)
  return rule === undefined ? 0 : transferFee(amount, rule.fee)
}

/** Money that came in from outside. */
export async function addIncome(
  sql: Sql,
  clock: Clock,
  accountId: number,
  { daysAgo, type, name, amount }: PastIncome,
): Promise<void> {
  if (amount === 0) return
  const time = daysBefore(clock, daysAgo)
  await transfer(sql, time, `card-${type}:${accountId}:${daysAgo}`, [
    { account: 'world', amount: -amount },
    { account: cardLedger(accountId), amount },
  ])
  await recordTransactions(sql, time, [{ accountId, type, name, amount, key: trackingCode() }])
}

/** What the history takes from an account, all together; negative where it brings more. */
export const historyCost: number =
  pastTransfers.reduce((sum, one) => sum + one.amount + feeOf(one), 0) -
  pastIncomes.reduce((sum, one) => sum + one.amount, 0)

/** A month in which an account was used: money in and out, with receipts. */
export async function addCardHistory(sql: Sql, clock: Clock, card: Card): Promise<void> {
  for (const income of pastIncomes) await addIncome(sql, clock, card.account_id, income)
  for (const past of pastTransfers) {
    const time = daysBefore(clock, past.daysAgo)
    const { type, amount, kind, number, description } = past
    const owner = await findOwner(sql, kind, number)
    const rule = transferRules(time.now()).find((one) => one.type === type)
    if (rule === undefined) throw new Error(`Unknown type of transfer: ${type}`)
    const plan = { card, owner, type, rule, amount, fee: feeOf(past), sale: undefined }
    const { id } = await sendTransfer(sql, time, plan, description)
    await settleTransfer(sql, clock.now(), id)
  }
}

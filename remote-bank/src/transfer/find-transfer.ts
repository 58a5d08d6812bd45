import {
  type BankReceipt,
  type BankTransaction,
  getBankReceipt,
  listBankTransactions,
} from '@sarv/shared/contract/bank-transactions'
import { maskCard } from '@sarv/shared/money/card-number'
import type { MoneyIntent } from '@sarv/shared/outbox/money-intent'
import { call } from '@sarv/shared/platform'
import type { TransferRequest } from './transfer-request'

/** How far the clocks of browser and server may be apart, in ms. */
const tolerance = 120_000

/**
 * Transactions that may be the transfer of an intent: its amount, not before it, and the transfer of no other intent.
 * @param others ids of the transfers that other intents have become
 */
export function candidatesFor(
  rows: readonly BankTransaction[],
  { request, at }: Pick<MoneyIntent<TransferRequest>, 'request' | 'at'>,
  others: readonly string[],
): BankTransaction[] {
  return rows.filter(
    ({ id, type, date, amount, has_receipt }) =>
      has_receipt &&
      type === 'withdraw' &&
      amount === request.body.amount &&
      Date.parse(date) >= at - tolerance &&
      !others.includes(String(id)),
  )
}

/** Whether a receipt is that of a request: same way, amount and destination. */
export function isReceiptOf(
  receipt: Pick<BankReceipt, 'amount' | 'transaction_type' | 'destination_address'>,
  { body }: TransferRequest,
): boolean {
  return (
    receipt.amount === body.amount &&
    receipt.transaction_type === body.type &&
    plain(receipt.destination_address) === plain(body.number)
  )
}

/** A card with its stars in groups of four, as both ends can say it; an IBAN as it is. */
function plain(number: string): string {
  return number.startsWith('IR') ? number.replace(/\s/g, '') : maskCard(number)
}

/**
 * Finds what became of a transfer whose secrets a reload has taken: it cannot be sent again, and stands among the
 * account's transactions once it was made. (F2)
 */
export async function findTransfer(
  intent: MoneyIntent<TransferRequest>,
  others: readonly string[],
): Promise<{ id: string } | undefined> {
  const query = { account: intent.request.body.account_id, type: 'withdraw', page: 1 }
  const { results } = await call(listBankTransactions, { query })
  for (const { id } of candidatesFor(results, intent, others)) {
    if (isReceiptOf(await call(getBankReceipt, { params: { id } }), intent.request)) return { id: String(id) }
  }
  return undefined
}

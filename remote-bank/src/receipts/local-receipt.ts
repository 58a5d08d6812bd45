import { isObject } from '@sarv/platform/lib/is-object'
import type { BankTransaction } from '@sarv/shared/contract/bank-transactions'

/** What the receipt of a transaction without a transfer shows: the row that was pressed. (BNK-054) */
export type LocalReceipt = Pick<BankTransaction, 'type' | 'name' | 'date' | 'amount' | 'tran_key' | 'description'>

/**
 * Parses the history state of the local receipt, which may be anything; undefined where it holds none. (BNK-054, F45)
 * @example parseLocalReceipt(useLocation().state)
 */
export function parseLocalReceipt(state: unknown): LocalReceipt | undefined {
  const kept = isObject(state) ? state.receipt : undefined
  if (!isObject(kept)) return undefined
  const { type, name, date, amount, tran_key, description } = kept
  const texts = [type, name, date, tran_key]
  if (!texts.every((text) => typeof text === 'string') || !Number.isSafeInteger(amount)) return undefined
  if (description !== null && typeof description !== 'string') return undefined
  return kept as LocalReceipt
}

import { formatTime } from '@sarv/shared/calendar/format-date'
import type { FundTransaction } from '@sarv/shared/contract/fund-transactions'
import { bothDays } from '@sarv/shared/statement-files/both-days'
import { toCsv } from '@sarv/shared/statement-files/csv'

/** Column headers of the CSV, in the language of the app. */
export interface TransactionHeads {
  readonly date: string
  readonly gregorian: string
  readonly time: string
  readonly fund: string
  readonly code: string
  readonly type: string
  readonly amount: string
  readonly status: string
  readonly order: string
}

/**
 * Serialises transactions as CSV: days in both calendars, whole rial in plain digits. (INV-060, D-125)
 * @param word of a type or a status, in the language of the app
 */
export function transactionsCsv(
  rows: readonly FundTransaction[],
  heads: TransactionHeads,
  word: (value: string) => string,
): string {
  const { date, gregorian, time, fund, code, type, amount, status, order } = heads
  return toCsv([
    [date, gregorian, time, fund, code, type, amount, status, order],
    ...rows.map((row) => [
      ...bothDays(row.date),
      formatTime(row.date, 'en'),
      row.fund_name,
      row.ds_code,
      word(row.type),
      row.amount,
      word(row.status),
      row.order_id ?? '',
    ]),
  ])
}

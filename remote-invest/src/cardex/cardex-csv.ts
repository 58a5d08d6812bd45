import type { Cardex } from '@sarv/shared/contract/fund-statements'
import { bothDays } from '@sarv/shared/statement-files/both-days'
import { toCsv } from '@sarv/shared/statement-files/csv'

/** Column headers of the CSV, in the language of the app. */
export interface CardexHeads {
  readonly date: string
  readonly gregorian: string
  readonly description: string
  readonly fund: string
  readonly debit: string
  readonly credit: string
  readonly balance: string
}

/** Serialises a cardex as CSV: days in both calendars, whole rial in plain digits. (INV-065, D-125) */
export function cardexCsv({ rows }: Pick<Cardex, 'rows'>, heads: CardexHeads): string {
  const { date, gregorian, description, fund, debit, credit, balance } = heads
  return toCsv([
    [date, gregorian, description, fund, debit, credit, balance],
    ...rows.map((row) => [
      ...bothDays(row.date),
      row.description,
      row.fund_name ?? '',
      row.debit,
      row.credit,
      row.balance,
    ]),
  ])
}

import type { Cardex } from '@sarv/shared/contract/fund-statements'
import { toCsv } from './csv'

/** Column headers of the CSV, in the language of the app. */
export interface CardexHeads {
  readonly date: string
  readonly description: string
  readonly fund: string
  readonly debit: string
  readonly credit: string
  readonly balance: string
}

/** Serialises a cardex as CSV: ISO days, whole rial in plain digits. (INV-065) */
export function cardexCsv({ rows }: Pick<Cardex, 'rows'>, heads: CardexHeads): string {
  const { date, description, fund, debit, credit, balance } = heads
  return toCsv([
    [date, description, fund, debit, credit, balance],
    ...rows.map((row) => [row.date, row.description, row.fund_name ?? '', row.debit, row.credit, row.balance]),
  ])
}

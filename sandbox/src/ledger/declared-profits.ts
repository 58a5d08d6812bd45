import { between, seededRandom } from '../fake-data/seeded-random'

/** A fund that shares its profit out, and the day for which it last did. */
export interface PayingFund {
  readonly ds_code: string
  readonly started_at: string
  readonly last: string | null
}

interface DeclaredProfit {
  readonly ds_code: string
  readonly day: string
  /** Rial for one unit. */
  readonly per_unit: number
}

/** What a fund shares out for those of the days that it has not declared yet, once it has begun. */
export const profitsToDeclare = (
  { ds_code, started_at, last }: PayingFund,
  days: readonly string[],
): DeclaredProfit[] =>
  days
    .filter((day) => day > started_at && (last === null || day > last))
    .map((day) => ({ ds_code, day, per_unit: between(seededRandom(`profit:${ds_code}@${day}`), 145, 185) }))

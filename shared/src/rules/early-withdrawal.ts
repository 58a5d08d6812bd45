import { daysBetween } from '../calendar/days'
import type { FeeBand } from '../contract/settings'

/** Last days of the five bands of early withdrawal, both ends inclusive (CON-16); after the last one there is no fee. */
export const bandEnds = [7, 15, 30, 60, 90] as const

/**
 * The five bands with their rates, as the fund's settings carry them.
 * @param rates hundredths of a percent, shortest holding first; a missing one means no fee
 * @example feeBands([300, 200, 100, 50, 25])[1] // { from_day: 8, to_day: 15, percent: 2 }
 */
export function feeBands(rates: readonly number[]): FeeBand[] {
  return bandEnds.map((to_day, place) => ({
    from_day: (bandEnds[place - 1] ?? 0) + 1,
    to_day,
    percent: (rates[place] ?? 0) / 100,
  }))
}

/**
 * The fee in percent for units held so many days; the day of purchase counts with the first band.
 * @example feePercent(8, feeBands([300, 200, 100, 50, 25])) // 2
 */
export function feePercent(daysHeld: number, bands: readonly FeeBand[]): number {
  return bands.find(({ to_day }) => daysHeld <= to_day)?.percent ?? 0
}

/** One purchase that still holds units; `purchased_at` is an ISO day. */
export interface Lot {
  readonly units: number
  readonly purchased_at: string
}

/** Units that a sale takes from one lot: `fee` in rial, `percent` of their worth, held so many `days`. */
export interface Taken<Of extends Lot> {
  readonly lot: Of
  readonly units: number
  readonly days: number
  readonly percent: number
  readonly fee: number
}

/**
 * FIFO lots: which units a sale takes, the oldest first, and the fee of each part, rounded down to a whole rial. (CON-16)
 * Throws when the lots hold fewer units than asked for.
 * @param lots oldest first
 * @param terms `price` of one unit in rial, `today` as an ISO day, `promised` units that earlier sales take first
 * @example takeOldest([{ units: 10, purchased_at: '2026-11-20' }], 2, { price: 10_001, bands, today: '2026-11-21' })
 * // [{ lot, units: 2, days: 1, percent: 3, fee: 600 }]
 */
export function takeOldest<Of extends Lot>(
  lots: readonly Of[],
  units: number,
  terms: { price: number; bands: readonly FeeBand[]; today: string; promised?: number },
): Taken<Of>[] {
  let promised = terms.promised ?? 0
  let left = units
  const taken: Taken<Of>[] = []
  for (const lot of lots) {
    const gone = Math.min(promised, lot.units)
    promised -= gone
    const part = Math.min(left, lot.units - gone)
    if (part === 0) continue
    const days = daysBetween(lot.purchased_at, terms.today)
    const percent = feePercent(days, terms.bands)
    taken.push({ lot, units: part, days, percent, fee: feeOf(part * terms.price, percent) })
    left -= part
  }
  if (left > 0) throw new Error(`${left} units are missing`)
  return taken
}

/** Whole hundredths of a percent and whole numbers: a rate such as 0.07 has no exact binary form. */
function feeOf(worth: number, percent: number): number {
  return Number((BigInt(worth) * BigInt(Math.round(percent * 100))) / 10_000n)
}

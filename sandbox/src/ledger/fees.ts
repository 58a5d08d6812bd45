import { daysBetween } from './tehran'

export interface Lot {
  readonly id: number
  readonly units: number
  readonly purchased_at: string
}

/** Last days of the five bands of early withdrawal, both ends inclusive (CON-16); after the last one there is no fee. */
export const BAND_ENDS = [7, 15, 30, 60, 90] as const

/** The fee in hundredths of a percent for units held so many days; the day of purchase counts with the first band. */
export function feeBps(daysHeld: number, bands: readonly number[]): number {
  const band = BAND_ENDS.findIndex((end) => daysHeld <= end)
  return bands[band] ?? 0
}

export interface Taken {
  readonly lot: number
  readonly units: number
  readonly fee: number
}

/**
 * Which units a sale takes, the oldest first, and the fee of each part, rounded down to a whole rial.
 * Throws when the lots hold fewer units than asked for.
 */
export function takeOldest(
  lots: readonly Lot[],
  units: number,
  terms: { price: number; bands: readonly number[]; today: string },
): Taken[] {
  let left = units
  const taken: Taken[] = []
  for (const lot of lots) {
    const part = Math.min(left, lot.units)
    if (part === 0) continue
    const bps = feeBps(daysBetween(lot.purchased_at, terms.today), terms.bands)
    taken.push({ lot: lot.id, units: part, fee: Math.floor((part * terms.price * bps) / 10_000) })
    left -= part
  }
  if (left > 0) throw new Error(`${left} units are missing`)
  return taken
}

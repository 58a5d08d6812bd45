import type { UserFund } from '@sarv/shared/contract/funds'
import type { FeeBand } from '@sarv/shared/contract/settings'
import { takeOldest } from '@sarv/shared/rules/early-withdrawal'

/** Input of the sale form: a number of units, or an amount of rial. */
export interface SaleInput {
  readonly by: 'units' | 'amount'
  /** Undefined while the field is empty. */
  readonly typed: number | undefined
}

/** The units of a fund that a person holds, as far as a sale needs to know. */
export interface Holding extends Pick<UserFund, 'lots'> {
  /** Units that no open sale has blocked already. */
  readonly available: number
  readonly blocked: number
  /** Rial a unit, today. */
  readonly price: number
}

/** Converts the units endpoint's response to a holding. Its price is newer than the fund list's, which is refetched every four hours. */
export function toHolding(own: Omit<UserFund, 'fund_name'>, listPrice: number): Holding {
  const { units, blocked_units, value, lots } = own
  const bought = lots.reduce((sum, lot) => sum + lot.units, 0)
  return {
    lots,
    available: Math.max(0, Math.min(units, bought) - blocked_units),
    blocked: blocked_units,
    price: units > 0 ? Math.round(value / units) : listPrice,
  }
}

/** Converts the input to whole units; an amount sells as many as cover it. */
export function toUnits({ by, typed = 0 }: SaleInput, price: number): number {
  if (by === 'units') return typed
  return price > 0 ? Math.ceil(typed / price) : 0
}

/** Row of the fee table; `to` is undefined for units held longer than any band. */
export interface FeeRow {
  readonly from: number
  readonly to: number | undefined
  /** Percent. */
  readonly rate: number
  readonly units: number
  /** Rial. */
  readonly fee: number
}

/** What a sale comes to at today's price, all in rial. */
export interface SaleEstimate {
  readonly units: number
  readonly worth: number
  readonly fee: number
  readonly net: number
  readonly feeRows: readonly FeeRow[]
}

/** Estimates a sale with fees by holding period, oldest units first; of no units while more are wanted than available. (INV-034) */
export function estimateSale(
  input: SaleInput,
  holding: Holding,
  bands: readonly FeeBand[],
  today: string,
): SaleEstimate {
  const wanted = toUnits(input, holding.price)
  const units = wanted > holding.available ? 0 : wanted
  const { price, blocked } = holding
  const parts = takeOldest(holding.lots, units, { price, bands, today, promised: blocked })
  const last = bands.at(-1)?.to_day ?? 0
  const rows = [
    ...bands.map(({ from_day, to_day, percent }) => ({ from: from_day, to: to_day, rate: percent })),
    { from: last + 1, to: undefined, rate: 0 },
  ]
  const feeRows = rows.map((row, index) => {
    // The day of purchase, day 0, counts with the first band.
    const within = parts.filter(({ days }) => days <= (row.to ?? days) && (index === 0 || days >= row.from))
    return { ...row, units: sum(within.map((part) => part.units)), fee: sum(within.map((part) => part.fee)) }
  })
  const worth = units * price
  const fee = sum(parts.map((part) => part.fee))
  return { units, worth, fee, net: worth - fee, feeRows }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

import type { UserFund } from '@sarv/shared/contract/funds'
import type { FeeBand } from '@sarv/shared/contract/settings'
import { takeOldest } from '@sarv/shared/rules/early-withdrawal'

/** What a person types: so many units, or an amount of rial. */
export interface SaleWish {
  readonly by: 'units' | 'amount'
  /** Undefined while the field is empty. */
  readonly typed: number | undefined
}

/** What can be sold of a fund. */
export interface Stock extends Pick<UserFund, 'lots'> {
  /** Units that no open sale has promised already. */
  readonly free: number
  readonly promised: number
  /** Rial a unit, today. */
  readonly price: number
}

/** The price of the units themselves is newer than the one of the fund's list, which is asked for every four hours. */
export function stockOf(own: Omit<UserFund, 'fund_name'>, listPrice: number): Stock {
  const { units, blocked_units, value, lots } = own
  const bought = lots.reduce((sum, lot) => sum + lot.units, 0)
  return {
    lots,
    free: Math.max(0, Math.min(units, bought) - blocked_units),
    promised: blocked_units,
    price: units > 0 ? Math.round(value / units) : listPrice,
  }
}

/** Whole units that a wish comes to; an amount sells as many as cover it. */
export function unitsOf({ by, typed = 0 }: SaleWish, price: number): number {
  if (by === 'units') return typed
  return price > 0 ? Math.ceil(typed / price) : 0
}

/** Why the form cannot go on; undefined when it can. */
export type Obstacle = 'empty' | 'zero' | 'too-many' | 'account'

/** The first thing that keeps a sale from being confirmed. (INV-035) */
export function obstacleTo(wish: SaleWish, { free, price }: Stock, account: number | undefined): Obstacle | undefined {
  if (wish.typed === undefined) return 'empty'
  const units = unitsOf(wish, price)
  if (units < 1) return 'zero'
  if (units > free) return 'too-many'
  return account === undefined ? 'account' : undefined
}

/** A row of the fee table; `to` is undefined for what was held longer than any band. */
export interface AgeRow {
  readonly from: number
  readonly to: number | undefined
  /** Percent. */
  readonly rate: number
  readonly units: number
  /** Rial. */
  readonly fee: number
}

/** What a sale comes to at today's price, all in rial. */
export interface SaleTerms {
  readonly units: number
  readonly worth: number
  readonly fee: number
  readonly net: number
  readonly ages: readonly AgeRow[]
}

/** The estimate of a sale by how long its units were held; of no units while more are wanted than there are. (INV-034) */
export function termsOf(wish: SaleWish, stock: Stock, bands: readonly FeeBand[], today: string): SaleTerms {
  const wanted = unitsOf(wish, stock.price)
  const units = wanted > stock.free ? 0 : wanted
  const { price, promised } = stock
  const parts = takeOldest(stock.lots, units, { price, bands, today, promised })
  const last = bands.at(-1)?.to_day ?? 0
  const rows = [
    ...bands.map(({ from_day, to_day, percent }) => ({ from: from_day, to: to_day, rate: percent })),
    { from: last + 1, to: undefined, rate: 0 },
  ]
  const ages = rows.map((row, place) => {
    // The day of purchase, day 0, counts with the first band.
    const within = parts.filter(({ days }) => days <= (row.to ?? days) && (place === 0 || days >= row.from))
    return { ...row, units: sum(within.map((part) => part.units)), fee: sum(within.map((part) => part.fee)) }
  })
  const worth = units * price
  const fee = sum(parts.map((part) => part.fee))
  return { units, worth, fee, net: worth - fee, ages }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

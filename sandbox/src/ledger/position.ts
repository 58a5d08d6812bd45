import type { LocalText } from '../local-text/local-text'
import type { Portfolio } from './portfolios'

/** Position: one thing that a person holds, what it is worth, and what it was worth when this month began (or when it was bought). */
export interface Held {
  readonly group: 'FUND' | 'PMA' | 'STOCK'
  readonly names: Readonly<Record<string, string | LocalText>>
  readonly value: number
  readonly before: number
  /** What was paid for it; null where that is unknown. */
  readonly cost: number | null
}

/** Prices of one unit by instrument: today's, and those of the day on which the month began. */
export interface Prices {
  readonly today: ReadonlyMap<string, number>
  readonly monthStart: ReadonlyMap<string, number>
}

/** Units of a fund, by whether they were bought after the month began, and what the new ones cost. */
export interface HeldFund {
  readonly ds_code: string
  readonly fund_name: LocalText
  readonly fund_type: string
  readonly old_units: number
  readonly new_units: number
  readonly new_cost: number
  /** What all of them cost. */
  readonly cost: number
}

export function toFundPosition(
  { ds_code, fund_name, fund_type, old_units, new_units, new_cost, cost }: HeldFund,
  { today, monthStart }: Prices,
): Held {
  const priceIn = (prices: ReadonlyMap<string, number>) => prices.get(`fund:${ds_code}`) ?? 0
  return {
    group: 'FUND',
    names: { ds_code, fund_name, fund_type },
    value: (old_units + new_units) * priceIn(today),
    before: old_units * priceIn(monthStart) + new_cost,
    cost,
  }
}

/** What came into a portfolio after the month began. */
export interface NewUnits {
  readonly units: number
  readonly cost: number
}

export function toPortfolioPosition(
  { prx, plan_id, plan_name, units, cash, value, paid_in }: Portfolio,
  newer: NewUnits,
  { monthStart }: Pick<Prices, 'monthStart'>,
): Held {
  return {
    group: 'PMA',
    names: { prx, plan_name },
    value,
    before: (units - newer.units) * (monthStart.get(`plan:${plan_id}`) ?? 0) + newer.cost + cash,
    cost: paid_in,
  }
}

export interface HeldStock {
  readonly stock_id: string
  readonly stock_name: LocalText
  readonly units: number
  readonly average_price: number | null
}

export function toStockPosition(
  { stock_id, stock_name, units, average_price }: HeldStock,
  { today, monthStart }: Prices,
): Held {
  const worthIn = (prices: ReadonlyMap<string, number>) => units * (prices.get(`stock:${stock_id}`) ?? 0)
  const cost = average_price === null ? null : units * average_price
  return { group: 'STOCK', names: { stock_id, stock_name }, value: worthIn(today), before: worthIn(monthStart), cost }
}

import type { PortfolioStock } from '@sarv/shared/contract/portfolios'
import type { WithLocalTexts } from '../local-text/local-text'
import { calculateShares } from '../market/arithmetic'

/** A stock under the code of a portfolio. */
export type KeptStock = Omit<SharedStock, 'value' | 'percentage'>

export type SharedStock = WithLocalTexts<PortfolioStock, 'stock_name' | 'symbol' | 'plan_name'>

/** What stocks are worth at their prices, and their shares of what is under the same code, the dearest first. */
export function shareStocks(kept: readonly KeptStock[], prices: ReadonlyMap<string, number>): SharedStock[] {
  const valued = kept.map((one) => ({ ...one, value: one.quantity * (prices.get(`stock:${one.stock_id}`) ?? 0) }))
  const owners = [...new Set(valued.map(({ prx }) => prx))]
  return owners
    .flatMap((owner) => {
      const stocks = valued.filter(({ prx }) => prx === owner)
      const shares = calculateShares(stocks.map(({ value }) => value))
      return stocks.map((one, index) => ({ ...one, percentage: shares[index] ?? 0 }))
    })
    .toSorted((one, other) => other.value - one.value || one.stock_id.localeCompare(other.stock_id))
}

import type { PortfolioStock } from '@sarv/shared/contract/portfolios'
import { calculateShares } from '../market/arithmetic'

/** A stock under the code of a portfolio. */
export type KeptStock = Omit<PortfolioStock, 'value' | 'percentage'>

/** What stocks are worth at their prices, and their shares of what is under the same code, the dearest first. */
export function shareStocks(kept: readonly KeptStock[], prices: ReadonlyMap<string, number>): PortfolioStock[] {
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

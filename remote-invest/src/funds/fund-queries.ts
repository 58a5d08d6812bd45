import { getFundChart, getUserFund, listFunds } from '@sarv/shared/contract/funds'
import { getFundSettings } from '@sarv/shared/contract/settings'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'
import { freshness, hours } from '@sarv/shared/queries/freshness'
import { type ChartRange, intervalOf } from './chart-window'

/** Query of all funds. */
export const fundsQuery = () => ({ ...keptQuery(['invest', 'funds'], listFunds), ...freshness.funds })

/** Query of a fund's price history. (INV-020, INV-022) */
export const fundChartQuery = (id: string, range: ChartRange) => {
  const query = intervalOf(range)
  return {
    ...keptQuery(['invest', 'fund-chart', id, query.time_interval], getFundChart, { params: { id }, query }),
    ...freshness.charts,
    // Longer than the default: who compares funds comes back to the first one.
    gcTime: hours(4),
  }
}

/** Query of the person's units of a fund. */
export const userFundQuery = (id: string) => ({
  ...keptQuery(['invest', 'user-fund', id], getUserFund, { params: { id } }),
  ...freshness.assets,
})

/** Query of a fund's terms: minimum, cut-off, fees, notes, account. */
export const fundSettingsQuery = (dsCode: string) => ({
  ...keptQuery(['invest', 'fund-settings', dsCode], getFundSettings, { params: { dsCode } }),
  ...freshness.funds,
})

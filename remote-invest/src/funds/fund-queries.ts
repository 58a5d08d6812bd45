import { persisted } from '@sarv/platform/client/api/persisted-query'
import { getFundChart, getUserFund, listFunds } from '@sarv/shared/contract/funds'
import { getFundSettings } from '@sarv/shared/contract/settings'
import { call, queryOptions } from '@sarv/shared/platform'
import { freshness, hours } from '@sarv/shared/queries/freshness'
import { type ChartRange, intervalOf } from './chart-window'

/** Query of all funds. */
export const fundsQuery = () =>
  queryOptions({
    queryKey: ['invest', 'funds'],
    queryFn: ({ signal }) => call(listFunds, { signal }),
    ...freshness.funds,
    ...persisted(listFunds),
  })

/** Query of a fund's price history. (INV-020, INV-022) */
export const fundChartQuery = (id: string, range: ChartRange) => {
  const query = intervalOf(range)
  return queryOptions({
    queryKey: ['invest', 'fund-chart', id, query.time_interval],
    queryFn: ({ signal }) => call(getFundChart, { params: { id }, query, signal }),
    ...freshness.charts,
    // Longer than the default: who compares funds comes back to the first one.
    gcTime: hours(4),
    ...persisted(getFundChart),
  })
}

/** Query of the person's units of a fund. */
export const userFundQuery = (id: string) =>
  queryOptions({
    queryKey: ['invest', 'user-fund', id],
    queryFn: ({ signal }) => call(getUserFund, { params: { id }, signal }),
    ...freshness.assets,
    ...persisted(getUserFund),
  })

/** Query of a fund's terms: minimum, cut-off, fees, notes, account. */
export const fundSettingsQuery = (dsCode: string) =>
  queryOptions({
    queryKey: ['invest', 'fund-settings', dsCode],
    queryFn: ({ signal }) => call(getFundSettings, { params: { dsCode }, signal }),
    ...freshness.funds,
    ...persisted(getFundSettings),
  })

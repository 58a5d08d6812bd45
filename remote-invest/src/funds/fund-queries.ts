import { freshness, hours } from '@sarv/shared/api/freshness'
import { kept } from '@sarv/shared/api/kept'
import { getFundChart, getUserFund, listFunds } from '@sarv/shared/contract/funds'
import { getFundSettings } from '@sarv/shared/contract/settings'
import { call, queryOptions } from '@sarv/shared/platform'
import { chartQuery } from '@sarv/shared/rules/constants'
import type { ChartRange } from './chart-window'

export const fundsQuery = () =>
  queryOptions({
    queryKey: ['invest', 'funds'],
    queryFn: ({ signal }) => call(listFunds, { signal }),
    ...freshness.funds,
    ...kept,
  })

/** A year of weekly prices serves every range but the whole life of the fund. (INV-020, INV-022) */
export const fundChartQuery = (id: string, range: ChartRange) => {
  const query = range === 'all' ? { time_interval: 'all', time_interval_type: 'monthly' } : chartQuery
  return queryOptions({
    queryKey: ['invest', 'fund-chart', id, query.time_interval],
    queryFn: ({ signal }) => call(getFundChart, { params: { id }, query, signal }),
    ...freshness.charts,
    // Kept while nobody looks, too: who compares funds comes back to the first one.
    gcTime: hours(4),
    ...kept,
  })
}

export const userFundQuery = (id: string) =>
  queryOptions({
    queryKey: ['invest', 'user-fund', id],
    queryFn: ({ signal }) => call(getUserFund, { params: { id }, signal }),
    ...freshness.assets,
    ...kept,
  })

export const fundSettingsQuery = (dsCode: string) =>
  queryOptions({
    queryKey: ['invest', 'fund-settings', dsCode],
    queryFn: ({ signal }) => call(getFundSettings, { params: { dsCode }, signal }),
    ...freshness.funds,
    ...kept,
  })

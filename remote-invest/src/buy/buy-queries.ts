import { listFundAccounts } from '@sarv/shared/contract/fund-accounts'
import { listOrders } from '@sarv/shared/contract/fund-orders'
import { call, queryOptions } from '@sarv/shared/platform'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'
import { freshness, minutes } from '@sarv/shared/queries/freshness'

/** Query of the person's bank accounts, the default one first. (INV-029) */
export const fundAccountsQuery = (id: string) => ({
  ...keptQuery(['invest', 'fund-accounts', id], listFundAccounts, { params: { id } }),
  ...freshness.profile,
})

/** Query of the amount of the person's last paid purchase of a fund, in rial; null without one. (D-127) */
export const lastPurchaseQuery = (dscode: string) =>
  queryOptions({
    queryKey: ['invest', 'orders', 'last-purchase', dscode],
    queryFn: async ({ signal }) => {
      const query = { dscode, side: 'BUY', status: 'PENDING,DONE' }
      const [last] = (await call(listOrders, { query, signal })).results
      return last?.amount ?? null
    },
    staleTime: minutes(1),
    // It only saves typing: the form does not wait for a second try.
    retry: false,
  })

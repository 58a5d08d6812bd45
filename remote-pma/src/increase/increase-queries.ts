import { listHouseAccounts } from '@sarv/shared/contract/pma-accounts'
import { getIncreasePayment } from '@sarv/shared/contract/pma-payment'
import { queryOptions, usePlatform } from '@sarv/shared/platform'
import { assetsKey } from '@sarv/shared/queries/assets-key'
import { endpointQuery, keptQuery } from '@sarv/shared/queries/endpoint-query'
import { hours } from '@sarv/shared/queries/freshness'
import { useEffect } from 'react'

/** Polling interval in milliseconds while the company reviews a slip. */
const reviewPollInterval = 5_000

/**
 * Query of one payment, refetched on every mount and focus because it may have been paid meanwhile; polls in review.
 */
export const increasePaymentQuery = (uuid: string) =>
  queryOptions({
    ...endpointQuery(['pma', 'increase', uuid], getIncreasePayment, { params: { uuid } }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.status === 'REVIEW' ? reviewPollInterval : false),
  })

/** Query of the company's bank accounts to pay into. (PMA-053) */
export const companyAccountsQuery = () => ({
  ...keptQuery(['pma', 'company-accounts'], listHouseAccounts),
  staleTime: hours(1),
})

/** Query keys whose data an increase changes. */
const changedByIncrease = [
  ['pma', 'user-portfolios'],
  ['pma', 'portfolio'],
  ['pma', 'transactions'],
  ['pma', 'history'],
  assetsKey,
] as const

/** Invalidates the queries that an increase changes, once its slip is submitted or it is paid. */
export function useInvalidateAfterIncrease(status: string | undefined): void {
  const { queryClient, report } = usePlatform()
  useEffect(() => {
    if (status !== 'REVIEW' && status !== 'SUCCESS') return
    Promise.all(changedByIncrease.map((queryKey) => queryClient.invalidateQueries({ queryKey }))).catch(report)
  }, [status, queryClient, report])
}

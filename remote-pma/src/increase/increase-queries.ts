import { hours } from '@sarv/shared/api/freshness'
import { kept } from '@sarv/shared/api/kept'
import { listHouseAccounts } from '@sarv/shared/contract/pma-accounts'
import { getIncreasePayment, type IncreasePayment } from '@sarv/shared/contract/pma-payment'
import { call, queryOptions, usePlatform } from '@sarv/shared/platform'
import { useEffect } from 'react'

/** Milliseconds between two looks at a slip that somebody of the house is reading. */
const reviewPace = 5_000

const increaseKey = ['pma', 'increase'] as const

/** Asked again whenever the screen opens or the person comes back to it: it may have been paid meanwhile. */
export const increasePaymentQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...increaseKey, uuid],
    queryFn: ({ signal }): Promise<IncreasePayment> => call(getIncreasePayment, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.status === 'REVIEW' ? reviewPace : false),
  })

/** Accounts of the house to pay into. (PMA-053) */
export const houseAccountsQuery = () =>
  queryOptions({
    queryKey: ['pma', 'house-accounts'],
    queryFn: ({ signal }) => call(listHouseAccounts, { signal }),
    staleTime: hours(1),
    ...kept,
  })

/** Back from the gateway the browser may show the old page: the payment is looked at again. */
export function useIncreaseReturn(): void {
  const { queryClient, report } = usePlatform()
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) queryClient.invalidateQueries({ queryKey: increaseKey }).catch(report)
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [queryClient, report])
}

const changedByIncrease = [
  ['pma', 'user-portfolios'],
  ['pma', 'portfolio'],
  ['pma', 'transactions'],
  ['pma', 'history'],
  ['invest', 'assets'],
] as const

/** Once a slip was handed in, or the money is there, what tells of it is asked for anew. */
export function useIncreaseNews(status: string | undefined): void {
  const { queryClient, report } = usePlatform()
  useEffect(() => {
    if (status !== 'REVIEW' && status !== 'SUCCESS') return
    Promise.all(changedByIncrease.map((queryKey) => queryClient.invalidateQueries({ queryKey }))).catch(report)
  }, [status, queryClient, report])
}

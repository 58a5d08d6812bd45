import {
  addFundAlert,
  type FundAlert,
  getWatchList,
  listFundAlerts,
  removeFundAlert,
  unwatchFund,
  type WatchList,
  watchFund,
} from '@sarv/shared/contract/fund-watch'
import { call, useMutation, useQueryClient } from '@sarv/shared/platform'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'
import { freshness } from '@sarv/shared/queries/freshness'
import type { AlertTerms } from '@sarv/shared/rules/fund-alert'
import { withStar } from './with-star'

/** Query of the funds that the person watches. */
export const watchListQuery = () => ({ ...keptQuery(['invest', 'watch-list'], getWatchList), ...freshness.assets })

/** Query of the person's alerts. */
export const alertsQuery = () => ({ ...keptQuery(['invest', 'fund-alerts'], listFundAlerts), ...freshness.assets })

/** Mutation that sets or takes away a star; optimistic, since it moves no money: a failure takes it back. (U8) */
export function useStar(onError: () => void) {
  const queryClient = useQueryClient()
  const { queryKey } = watchListQuery()
  const set = (list: WatchList | undefined) => queryClient.setQueryData(queryKey, list)
  return useMutation({
    mutationFn: ({ code, on }: { code: string; on: boolean }) =>
      on ? call(watchFund, { body: { ds_code: code } }) : call(unwatchFund, { params: { dsCode: code } }),
    onMutate: async ({ code, on }) => {
      // A read that is under way would bring the old list.
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<WatchList>(queryKey)
      set(before && withStar(before, code, on))
      return before
    },
    onSuccess: set,
    onError: (_error, _star, before) => {
      set(before)
      onError()
    },
  })
}

type NewAlert = AlertTerms & Pick<FundAlert, 'ds_code'>

/** Mutation that sets an alert. */
export function useAddAlert(onAdded: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewAlert) => call(addFundAlert, { body }),
    onSuccess: (alerts) => {
      queryClient.setQueryData(alertsQuery().queryKey, alerts)
      onAdded()
    },
  })
}

/** Mutation that removes an alert. */
export function useRemoveAlert() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(removeFundAlert, { params: { id } }),
    onSuccess: (alerts) => queryClient.setQueryData(alertsQuery().queryKey, alerts),
  })
}

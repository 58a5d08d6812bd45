import { freshness } from '@sarv/shared/api/freshness'
import { kept } from '@sarv/shared/api/kept'
import { chooseWithdrawalAccount, listWithdrawalAccounts } from '@sarv/shared/contract/fund-accounts'
import { call, queryOptions, useMutation, usePlatform, useQueryClient } from '@sarv/shared/platform'

export const accountsQuery = () =>
  queryOptions({
    queryKey: ['invest', 'accounts'],
    queryFn: ({ signal }) => call(listWithdrawalAccounts, { signal }),
    ...freshness.profile,
    ...kept,
  })

/** Makes an account the default one. Nothing is shown as done before the server said so: it decides where money goes. (U8) */
export function useChooseAccount() {
  const { report } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(chooseWithdrawalAccount, { params: { id }, body: { is_default: true } }),
    onSuccess: (accounts) => {
      queryClient.setQueryData(accountsQuery().queryKey, accounts)
      // The lists of buying and selling have the default one first.
      queryClient.invalidateQueries({ queryKey: ['invest', 'fund-accounts'] }).catch(report)
    },
    // Without an answer nobody knows which account it is now.
    onError: () => queryClient.invalidateQueries({ queryKey: accountsQuery().queryKey }).catch(report),
  })
}

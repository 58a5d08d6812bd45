import { freshness } from '@sarv/shared/api/freshness'
import { persisted } from '@sarv/shared/api/persisted-query'
import { chooseWithdrawalAccount, listWithdrawalAccounts } from '@sarv/shared/contract/fund-accounts'
import { call, queryOptions, useMutation, usePlatform, useQueryClient } from '@sarv/shared/platform'

/** Query of the accounts to which sales are paid out. */
export const accountsQuery = () =>
  queryOptions({
    queryKey: ['invest', 'accounts'],
    queryFn: ({ signal }) => call(listWithdrawalAccounts, { signal }),
    ...freshness.profile,
    ...persisted,
  })

/** Mutation that sets the default account; not optimistic, for it decides where money goes. (U8) */
export function useSetDefaultAccount() {
  const { report } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(chooseWithdrawalAccount, { params: { id }, body: { is_default: true } }),
    onSuccess: (accounts) => {
      queryClient.setQueryData(accountsQuery().queryKey, accounts)
      // The lists of buying and selling have the default one first.
      queryClient.invalidateQueries({ queryKey: ['invest', 'fund-accounts'] }).catch(report)
    },
    // Without a response the default account is unknown.
    onError: () => queryClient.invalidateQueries({ queryKey: accountsQuery().queryKey }).catch(report),
  })
}

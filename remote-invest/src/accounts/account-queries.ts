import { useConfirmedMutation } from '@sarv/shared/confirmation/use-confirmed-mutation'
import {
  addWithdrawalAccount,
  chooseWithdrawalAccount,
  type FundAccount,
  listWithdrawalAccounts,
} from '@sarv/shared/contract/fund-accounts'
import { call, usePlatform, useQueryClient } from '@sarv/shared/platform'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'
import { freshness } from '@sarv/shared/queries/freshness'

/** Query of the accounts to which sales are paid out. */
export const accountsQuery = () => ({
  ...keptQuery(['invest', 'accounts'], listWithdrawalAccounts),
  ...freshness.profile,
})

/** Mutation that adds an account; one that is known already is not added twice. */
export function useAddAccount(onAdded: () => void) {
  const setAccounts = useSetAccounts()
  return useConfirmedMutation({
    mutationFn: (iban: string, confirmed) => call(addWithdrawalAccount, { body: { iban }, ...confirmed }),
    onSuccess: (accounts) => {
      onAdded()
      setAccounts(accounts)
    },
  })
}

/** Mutation that sets the default account; not optimistic, because it decides where money goes. (U8) */
export function useSetDefaultAccount(onSet: (id: number) => void) {
  const { report } = usePlatform()
  const queryClient = useQueryClient()
  const setAccounts = useSetAccounts()
  return useConfirmedMutation({
    mutationFn: (id: number, confirmed) =>
      call(chooseWithdrawalAccount, { params: { id }, body: { is_default: true }, ...confirmed }),
    onSuccess: (accounts, id) => {
      setAccounts(accounts)
      onSet(id)
    },
    // Without a response the default account is unknown.
    onError: () => void queryClient.invalidateQueries({ queryKey: accountsQuery().queryKey }).catch(report),
  })
}

/** Updates the accounts from a response; the lists of buying and selling, with the default one first, are refetched. */
function useSetAccounts() {
  const { report } = usePlatform()
  const queryClient = useQueryClient()
  return (accounts: FundAccount[]) => {
    queryClient.setQueryData(accountsQuery().queryKey, accounts)
    queryClient.invalidateQueries({ queryKey: ['invest', 'fund-accounts'] }).catch(report)
  }
}

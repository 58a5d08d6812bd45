import { getBankBalance, listBankAccounts } from '@sarv/shared/contract/bank-accounts'
import { queryOptions } from '@sarv/shared/platform'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'

/** Query of the person's accounts and card requests, refetched on focus and kept for a start without a connection. (BNK-001, U16) */
export const accountsQuery = () =>
  queryOptions({
    ...keptQuery(['bank', 'accounts'], listBankAccounts),
    select: ({ accounts }) => accounts,
    refetchOnWindowFocus: true,
  })

/** Query of an account's balance, disabled without an account, kept as the accounts are. (BNK-005, U16) */
export const balanceQuery = (id: number | undefined) => ({
  ...keptQuery(['bank', 'balance', id], getBankBalance, { params: { id: id ?? '' } }),
  enabled: id !== undefined,
})

import { persisted } from '@sarv/platform/client/api/persisted-query'
import { type BankBalance, getBankBalance, listBankAccounts } from '@sarv/shared/contract/bank-accounts'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'

/** Query of the person's accounts and card requests, refetched on focus and kept for a start without a connection. (BNK-001, U16) */
export const accountsQuery = () =>
  queryOptions({
    queryKey: ['bank', 'accounts'],
    queryFn: ({ signal }) => call(listBankAccounts, { signal }),
    select: ({ accounts }) => accounts,
    refetchOnWindowFocus: true,
    ...persisted(listBankAccounts),
  })

/** Query of an account's balance, disabled without an account, kept as the accounts are. (BNK-005, U16) */
export const balanceQuery = (id: number | undefined) =>
  queryOptions<BankBalance, ApiError>({
    queryKey: ['bank', 'balance', id],
    queryFn: ({ signal }) => call(getBankBalance, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    ...persisted(getBankBalance),
  })

import { persisted } from '@sarv/platform/client/api/persisted-query'
import {
  type BankAccount,
  type BankBalance,
  getBankBalance,
  listBankAccounts,
} from '@sarv/shared/contract/bank-accounts'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'

/** Query of the person's accounts and card requests, refetched on focus and kept for a start without a connection. (BNK-001, U16) */
export const accountsQuery = () =>
  queryOptions<BankAccount[], ApiError>({
    queryKey: ['bank', 'accounts'],
    queryFn: async ({ signal }) => (await call(listBankAccounts, { signal })).accounts,
    refetchOnWindowFocus: true,
    ...persisted,
  })

/** Query of an account's balance, disabled without an account, kept as the accounts are. (BNK-005, U16) */
export const balanceQuery = (id: number | undefined) =>
  queryOptions<BankBalance, ApiError>({
    queryKey: ['bank', 'balance', id],
    queryFn: ({ signal }) => call(getBankBalance, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    ...persisted,
  })

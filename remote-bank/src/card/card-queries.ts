import {
  type BankAccount,
  type BankBalance,
  getBankBalance,
  listBankAccounts,
} from '@sarv/shared/contract/bank-accounts'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'

/** Query of the person's accounts and card requests, refetched on focus. (BNK-001) */
export const accountsQuery = () =>
  queryOptions<BankAccount[], ApiError>({
    queryKey: ['bank', 'accounts'],
    queryFn: async ({ signal }) => (await call(listBankAccounts, { signal })).accounts,
    refetchOnWindowFocus: true,
  })

/** Query of an account's balance, disabled without an account. (BNK-005) */
export const balanceQuery = (id: number | undefined) =>
  queryOptions<BankBalance, ApiError>({
    queryKey: ['bank', 'balance', id],
    queryFn: ({ signal }) => call(getBankBalance, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
  })

import {
  type BankAccount,
  type BankBalance,
  getBankBalance,
  listBankAccounts,
} from '@sarv/shared/contract/bank-accounts'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'

/** The accounts and card requests of the person; looked at again when the person comes back to the page. (BNK-001) */
export const accountsQuery = () =>
  queryOptions<BankAccount[], ApiError>({
    queryKey: ['bank', 'accounts'],
    queryFn: async ({ signal }) => (await call(listBankAccounts, { signal })).accounts,
    refetchOnWindowFocus: true,
  })

/** The balance of one account; asked for only when there is an account. (BNK-005) */
export const balanceQuery = (id: number | undefined) =>
  queryOptions<BankBalance, ApiError>({
    queryKey: ['bank', 'balance', id],
    queryFn: ({ signal }) => call(getBankBalance, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    // Its failures are always alerted: a silent second try would alert the same failure twice.
    retry: false,
  })

import {
  type BankAccount,
  type BankBalance,
  getBankBalance,
  listBankAccounts,
} from '@sarv/shared/contract/bank-accounts'
import { type ApiError, call, type Platform, queryOptions } from '@sarv/shared/platform'
import { type BankState, bankState } from '@sarv/shared/storage/client-state'

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

/** What this remote keeps in the encrypted storage of the device. (PLT-030) */
export const keptQuery = (storage: Platform['storage']) =>
  queryOptions<BankState>({
    queryKey: ['bank', 'kept'],
    // A storage that cannot be read hides nothing and breaks nothing. (PLT-029)
    queryFn: () =>
      storage('bank')
        .get()
        .then(bankState, () => bankState(undefined)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

import { numberedPages } from '@sarv/platform/client/api/numbered-pages'
import { persisted } from '@sarv/platform/client/api/persisted-query'
import { listBankTransactions } from '@sarv/shared/contract/bank-transactions'
import { call, infiniteQueryOptions } from '@sarv/shared/platform'
import { minutes } from '@sarv/shared/queries/freshness'
import type { TransactionFilter } from './transaction-filter'

/** The filter as the server takes it: what is empty is left out. */
export function toQuery({ account, from, to, type, search }: TransactionFilter) {
  return { account, from, to, type, search: search === '' ? undefined : search }
}

/** Infinite query of an account's transactions, newest first, with their totals. (BNK-050) */
export const transactionsQuery = (filter: TransactionFilter) =>
  infiniteQueryOptions({
    queryKey: ['bank', 'transactions', filter],
    ...numberedPages((page, signal) => call(listBankTransactions, { query: { ...toQuery(filter), page }, signal })),
    staleTime: minutes(1),
    ...persisted(listBankTransactions),
  })

import { numberedPages } from '@sarv/platform/client/api/numbered-pages'
import { persisted } from '@sarv/platform/client/api/persisted-query'
import { listFundTransactions, listTransactions } from '@sarv/shared/contract/fund-transactions'
import { call, infiniteQueryOptions } from '@sarv/shared/platform'
import { minutes } from '@sarv/shared/queries/freshness'
import type { TransactionFilter } from './transaction-filter'

/** Fetches one page of the transactions that a filter lets through. @param dsCode undefined for those of all funds */
export function transactionPage(
  dsCode: string | undefined,
  { from, to, type }: TransactionFilter,
  page: number,
  signal?: AbortSignal,
) {
  const query = { from, to, type, page }
  return dsCode === undefined
    ? call(listTransactions, { query, signal })
    : call(listFundTransactions, { params: { dsCode }, query, signal })
}

/** Infinite query of the transactions that a filter lets through. @param dsCode undefined for those of all funds */
export const transactionsQuery = (dsCode: string | undefined, { from, to, type }: TransactionFilter) =>
  infiniteQueryOptions({
    queryKey: ['invest', 'transactions', { dsCode, from, to, type }],
    ...numberedPages((page, signal) => transactionPage(dsCode, { from, to, type }, page, signal)),
    staleTime: minutes(1),
    ...persisted(listFundTransactions),
  })

import { queryOptions } from '@sarv/shared/platform'
import { freshness } from '@sarv/shared/queries/freshness'

/**
 * Query of what is in the person's bank accounts, in rial; null for who has none. The bank's own screens refetch what begins
 * with `bank`, `balance` when money has moved. Its calls come with its first fetch: a kept answer needs none of their code.
 */
export const bankBalanceQuery = () =>
  queryOptions({
    queryKey: ['bank', 'balance', 'all'],
    queryFn: async ({ signal }) => (await import('./read-bank-balance')).readBankBalance(signal),
    ...freshness.assets,
    meta: { persisted: (kept: unknown) => (kept === null || Number.isSafeInteger(kept) ? kept : undefined) },
  })

/**
 * Query that keeps the worth as home shows it: the first paint of the next visit begins with it (`firstNumber` of
 * remote.json), before its parts are known.
 */
export const shownWorthQuery = (total_value: number | undefined) =>
  queryOptions({
    queryKey: ['invest', 'worth'],
    queryFn: () => ({ total_value }),
    enabled: total_value !== undefined,
    meta: { persisted: (kept: unknown) => kept },
  })

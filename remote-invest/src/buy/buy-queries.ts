import { freshness } from '@sarv/shared/api/freshness'
import { persisted } from '@sarv/shared/api/persisted-query'
import { listFundAccounts } from '@sarv/shared/contract/fund-accounts'
import { call, queryOptions } from '@sarv/shared/platform'

/** Query of the person's bank accounts, the default one first. (INV-029) */
export const fundAccountsQuery = (id: string) =>
  queryOptions({
    queryKey: ['invest', 'fund-accounts', id],
    queryFn: ({ signal }) => call(listFundAccounts, { params: { id }, signal }),
    ...freshness.profile,
    ...persisted,
  })

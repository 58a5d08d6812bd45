import { persisted } from '@sarv/platform/client/api/persisted-query'
import { listBankOrders } from '@sarv/shared/contract/bank-money'
import { call, queryOptions } from '@sarv/shared/platform'

/** Query of card requests and fast investments, newest first. (BNK-076) */
export const ordersQuery = () =>
  queryOptions({
    queryKey: ['bank', 'orders'],
    queryFn: ({ signal }) => call(listBankOrders, { signal }),
    select: ({ orders }) => orders,
    ...persisted(listBankOrders),
  })

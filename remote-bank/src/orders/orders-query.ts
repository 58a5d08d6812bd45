import { persisted } from '@sarv/platform/client/api/persisted-query'
import { type BankOrder, listBankOrders } from '@sarv/shared/contract/bank-money'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'

/** Query of card requests and fast investments, newest first. (BNK-076) */
export const ordersQuery = () =>
  queryOptions<BankOrder[], ApiError>({
    queryKey: ['bank', 'orders'],
    queryFn: async ({ signal }) => (await call(listBankOrders, { signal })).orders,
    ...persisted,
  })

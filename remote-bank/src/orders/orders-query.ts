import { listBankOrders } from '@sarv/shared/contract/bank-money'
import { queryOptions } from '@sarv/shared/platform'
import { keptQuery } from '@sarv/shared/queries/endpoint-query'

/** Query of card requests and fast investments, newest first. (BNK-076) */
export const ordersQuery = () =>
  queryOptions({ ...keptQuery(['bank', 'orders'], listBankOrders), select: ({ orders }) => orders })

import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { Navigate, useParams, useQuery } from '@sarv/shared/platform'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { orderQuery } from '../money/money-queries'
import { OrderDetails } from './order-details'
import styles from './orders.module.css'

/** Order screen; another person's order is not found, like one that does not exist. (INV-057…059) */
export function OrderScreen() {
  const { id = '' } = useParams()
  const isValidId = /^\d{1,15}$/.test(id)
  const order = useQuery({ ...orderQuery(id), enabled: isValidId })
  if (!isValidId || isNotFound(order.error)) return <Navigate to="/not-found" replace />
  return (
    <Page width="flow">
      <QueryBoundary query={order} skeleton={<OrderSkeleton />} whole>
        {(found) => <OrderDetails order={found} />}
      </QueryBoundary>
    </Page>
  )
}

function OrderSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton width={52} height={52} radius={16} />
        <Skeleton width={150} height={24} />
        <Skeleton width={220} height={40} radius={12} />
        <Skeleton width={90} height={24} />
      </div>
      <Skeleton height={320} radius={16} />
    </>
  )
}

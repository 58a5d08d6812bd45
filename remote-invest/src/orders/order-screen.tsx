import { isNotFound } from '@sarv/shared/api/read-failure'
import { Navigate, useParams, useQuery } from '@sarv/shared/platform'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Page } from '@sarv/shared/ui/page'
import { Skeleton } from '@sarv/shared/ui/skeleton'
import { OrderDetails } from './order-details'
import { orderQuery } from './order-queries'
import styles from './orders.module.css'

/** One order of the person; everybody else's is as unknown as one that does not exist. (INV-057…059) */
export function OrderScreen() {
  const { id = '' } = useParams()
  const possible = /^\d{1,15}$/.test(id)
  const order = useQuery({ ...orderQuery(id), enabled: possible })
  if (!possible || isNotFound(order.error)) return <Navigate to="/not-found" replace />
  return (
    <Page width="flow">
      <Loaded query={order} skeleton={<OrderSkeleton />} whole>
        {(found) => <OrderDetails order={found} />}
      </Loaded>
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

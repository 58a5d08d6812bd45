import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { stack } from '@sarv/shared/ui/layout/primitives'
import styles from './payment.module.css'

/** Loading skeleton of the gateway screen. */
export function PaymentSkeleton() {
  return (
    <Page width="flow">
      <div className={styles.head}>
        <Skeleton width={52} height={52} radius={16} />
        <Skeleton width={160} height={20} />
        <Skeleton width={220} height={40} radius={12} />
      </div>
      <div className={stack[12]}>
        <Skeleton height={76} radius={16} />
        <Skeleton height={76} radius={16} />
      </div>
    </Page>
  )
}

import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import styles from './sell.module.css'

/** Loading skeleton of the sale form: fund, units or amount, field, account, estimate. */
export function SellSkeleton({ withoutFund = false }: { withoutFund?: boolean }) {
  return (
    <div className={styles.form}>
      {!withoutFund && <Skeleton height={74} radius={16} />}
      <Skeleton height={36} radius={18} />
      <Skeleton height={54} />
      <Skeleton height={76} radius={16} />
      <Skeleton height={220} radius={16} />
    </div>
  )
}

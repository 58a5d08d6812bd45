import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import styles from './buy-form.module.css'

/** Loading skeleton of the purchase form: fund, amount, chips, estimate. */
export function BuySkeleton({ withoutFund = false }: { withoutFund?: boolean }) {
  return (
    <div className={styles.boxes}>
      {!withoutFund && <Skeleton height={74} radius={16} />}
      <Skeleton width={84} height={20} />
      <Skeleton height={54} />
      <Skeleton height={36} radius={18} />
      <Skeleton height={98} radius={16} />
    </div>
  )
}

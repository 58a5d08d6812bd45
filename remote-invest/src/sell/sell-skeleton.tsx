import { Skeleton } from '@sarv/shared/ui/skeleton'
import styles from './sell.module.css'

/** The boxes of the form: the fund, the choice of units or amount, the field, the account, what comes of it. */
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

import { Page } from '@sarv/shared/ui/page'
import { Skeleton, SkeletonGroup } from '@sarv/shared/ui/skeleton'
import styles from './increase.module.css'

/** The boxes of the amount: the great number, the ready amounts, the help. */
export function IncreaseSkeleton() {
  return (
    <Page width="flow">
      <SkeletonGroup>
        <div className={styles.form}>
          <Skeleton width={120} height={14} />
          <Skeleton width="100%" height={56} />
          <Skeleton width="100%" height={40} radius={20} />
          <Skeleton width="100%" height={56} />
        </div>
      </SkeletonGroup>
    </Page>
  )
}

import { Skeleton, SkeletonCard, SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import styles from './plans-skeleton.module.css'

/** Skeleton of /pma for a person without portfolios: title, sentence and plans. */
export function PlansSkeleton() {
  return (
    <Page>
      <SkeletonGroup>
        <div className={styles.head}>
          <Skeleton width={120} height={20} />
          <Skeleton width={240} height={14} />
        </div>
        <div className={styles.cards}>
          <SkeletonCard height={167} />
          <SkeletonCard height={167} />
          <SkeletonCard height={167} />
          <SkeletonCard height={167} />
        </div>
      </SkeletonGroup>
    </Page>
  )
}

/** Skeleton of one plan: badges, return, donut chart and legend. */
export function PlanSkeleton() {
  return (
    <Page>
      <SkeletonGroup>
        <div className={styles.head}>
          <Skeleton width={52} height={52} radius={16} />
          <Skeleton width={176} height={24} />
          <Skeleton width="100%" height={14} />
          <Skeleton width="70%" height={14} />
          <Skeleton width={160} height={40} radius={12} />
        </div>
        <div className={styles.ring}>
          <Skeleton width={224} height={224} radius={112} />
        </div>
        <SkeletonCard rows={4} tile={false} />
      </SkeletonGroup>
    </Page>
  )
}

import { Skeleton, SkeletonCard, SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { Columns, Page } from '@sarv/shared/ui/layout/page'
import styles from './recommendations-skeleton.module.css'

/** Skeleton of /recommendations: introduction, knowledge lists, orders. */
export function RecommendationsSkeleton() {
  return (
    <Page>
      <SkeletonGroup>
        <Columns>
          <div className={styles.boxes}>
            <SkeletonCard height={128} />
            <Skeleton width={96} height={20} />
            <SkeletonCard height={344} />
          </div>
          <div className={styles.boxes}>
            <SkeletonCard height={92} />
            <Skeleton width={120} height={20} />
            <SkeletonCard height={136} />
          </div>
        </Columns>
      </SkeletonGroup>
    </Page>
  )
}
